import { keepPreviousData, useQuery } from '@tanstack/react-query';
import * as requestLimits from '@yizhan/contract/limits/requests.ts';
import * as searchLimits from '@yizhan/contract/limits/search.ts';
import { chat } from '@yizhan/contract/texts/zh-CN/chat.ts';
import { type KeyboardEvent, useState } from 'react';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { useDebounced } from '../../lib/useDebounced.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { FoundRow } from './SearchResults.tsx';
import { useListKeys } from './useListKeys.ts';

const t = textsOf({ chat });

type ThreadSearchProps = { jid: string; onMessage: (messageId: string) => void; onClose: () => void };

/** Messages of this conversation that have the words; choosing one shows it in the thread. */
export function ThreadSearch({ jid, onMessage, onClose }: ThreadSearchProps) {
  const [typed, setTyped] = useState('');
  const keyword = useDebounced(typed.trim(), searchLimits.suggestDebounceMs);
  const found = useQuery({
    ...query.chat.search({ jid, keyword, size: requestLimits.maxPageSize }),
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
  });
  const moveInList = useListKeys();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape') return moveInList(event);
    event.preventDefault();
    onClose();
  };
  return (
    <search className="chat-search" aria-label={t('searchThread')} onKeyDown={onKeyDown}>
      <Row gap={1}>
        <TextField
          className="chat-list__search"
          icon="search"
          autoFocus
          aria-label={t('searchThread')}
          placeholder={t('searchThread')}
          value={typed}
          onChange={setTyped}
        />
        <IconButton icon="close" label={t('closeSearch')} onClick={onClose} />
      </Row>
      {keyword !== '' && (
        <Loaded query={found} empty={t('nothingFoundAt', { keyword })}>
          {({ records, total }) => (
            <>
              <p className="chat-event" role="status">
                {t('foundRecords', { n: total })}
              </p>
              <ul className="chat-list__rows">
                {records.map((message) => (
                  <li key={message.messageId}>
                    <FoundRow
                      message={{ ...message, conversationName: '' }}
                      keyword={keyword}
                      onOpen={() => onMessage(message.messageId)}
                    />
                  </li>
                ))}
              </ul>
            </>
          )}
        </Loaded>
      )}
    </search>
  );
}
