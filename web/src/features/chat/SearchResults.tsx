import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { FoundMessage } from '@yizhan/contract/entities/conversation.ts';
import * as chatLimits from '@yizhan/contract/limits/chat.ts';
import * as requestLimits from '@yizhan/contract/limits/requests.ts';
import * as searchLimits from '@yizhan/contract/limits/search.ts';
import { chat } from '@yizhan/contract/texts/zh-CN/chat.ts';
import { type ReactNode, useState } from 'react';
import { query } from '../../lib/api.ts';
import { formatTime } from '../../lib/format.ts';
import { textsOf } from '../../lib/text.ts';
import { useDebounced } from '../../lib/useDebounced.ts';
import { useNow } from '../../lib/useNow.ts';
import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Highlight } from '../../ui/Highlight.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { openDialog } from './chat-dialogs.ts';
import { excerptOf } from './excerpt.ts';
import { PersonRow } from './PersonRow.tsx';

const t = textsOf({ chat });

type SearchResultsProps = {
  keyword: string;
  /** Rows of the conversations whose name has the words. */
  conversations: readonly ReactNode[];
  onMessage: (messageId: string) => void;
};

/** What the words are found in: conversations at once, people and messages as the server answers. */
export function SearchResults({ keyword: typed, conversations, onMessage }: SearchResultsProps) {
  const keyword = useDebounced(typed, searchLimits.suggestDebounceMs);
  const [size, setSize] = useState<number>(chatLimits.foundMessages);
  const options = { enabled: keyword !== '', placeholderData: keepPreviousData };
  const people = useQuery({ ...query.chat.addressBook({ keyword, size: chatLimits.foundPeople }), ...options });
  const messages = useQuery({ ...query.chat.search({ keyword, size }), ...options });
  const found = messages.data?.records ?? [];
  const isSearching = people.isFetching || messages.isFetching || keyword !== typed;
  const isEmpty = conversations.length === 0 && people.data?.total === 0 && messages.data?.total === 0;
  if (isEmpty && !isSearching) return <Empty size="small" text={t('nothingFoundAt', { keyword })} />;
  return (
    <>
      <Section title={t('conversations')} rows={conversations} />
      <Section
        title={t('people')}
        rows={(people.data?.records ?? []).map((person) => (
          <li key={person.userId}>
            <PersonRow person={person} onChoose={() => openDialog({ kind: 'person', userId: person.userId })} />
          </li>
        ))}
      />
      <Section
        title={t('records')}
        rows={found.map((message) => (
          <li key={message.messageId}>
            <FoundRow message={message} keyword={keyword} onOpen={() => onMessage(message.messageId)} />
          </li>
        ))}
      />
      {(messages.data?.total ?? 0) > found.length && size < requestLimits.maxPageSize && (
        <Button variant="quiet" wide onClick={() => setSize(requestLimits.maxPageSize)}>
          {t('moreRecords')}
        </Button>
      )}
      {isSearching && <Spinner className="chat-list__spinner" />}
    </>
  );
}

function Section({ title, rows }: { title: string; rows: readonly ReactNode[] }) {
  if (rows.length === 0) return null;
  return (
    <section className="chat-found" aria-label={title}>
      <Text as="h3" size={12} tone="second">
        {title}
      </Text>
      <ul className="chat-list__rows">{rows}</ul>
    </section>
  );
}

type FoundRowProps = { message: FoundMessage; keyword: string; onOpen: () => void };

/** A message that has the words: in which conversation, by whom and when. */
export function FoundRow({ message, keyword, onOpen }: FoundRowProps) {
  const { text, ranges } = excerptOf(message.content, keyword);
  return (
    <button type="button" className="chat-row" onClick={onOpen}>
      <span className="chat-row__text">
        <span className="chat-row__line">
          <Text size={12} tone="second" ellipsis>
            {[message.conversationName, message.fromUserName].filter(Boolean).join(' · ')}
          </Text>
          <Text size={12} tone="faint">
            {formatTime(message.timeSend, useNow())}
          </Text>
        </span>
        <Text ellipsis>
          <Highlight text={text} ranges={ranges} />
        </Text>
      </span>
    </button>
  );
}
