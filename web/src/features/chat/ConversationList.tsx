import { chat } from '@yizhan/contract/texts/zh-CN/chat.ts';
import { type KeyboardEvent, useState } from 'react';
import { textsOf } from '../../lib/text.ts';
import { Empty } from '../../ui/Empty.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { toErrorText } from '../../ui/error-text.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toastError } from '../../ui/toast-error.ts';
import { ConversationRow } from './ConversationRow.tsx';
import { loadConversations, useChat } from './chat-store.ts';
import { SearchResults } from './SearchResults.tsx';
import { useListKeys } from './useListKeys.ts';

const t = textsOf({ chat });

type ConversationListProps = {
  openJid: string | undefined;
  onOpen: (jid: string) => void;
  onMessage: (messageId: string) => void;
};

/** One's conversations; with words in the field, whatever has them: conversations, people and messages. */
export function ConversationList({ openJid, onOpen, onMessage }: ConversationListProps) {
  const [typed, setTyped] = useState('');
  const conversations = useChat((s) => s.conversations);
  const listError = useChat((s) => s.listError);
  const moveInList = useListKeys();
  if (!conversations && listError)
    return <ErrorNote {...toErrorText(listError)} onRetry={() => void loadConversations().catch(toastError)} />;
  if (!conversations) return <Skeleton lines={8} />;
  const keyword = typed.trim();
  const shown = conversations.filter(({ toUserName }) => toUserName.toLowerCase().includes(keyword.toLowerCase()));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // The first Escape empties the field, the next closes the window.
    if (event.key === 'Escape' && typed !== '') {
      event.preventDefault();
      setTyped('');
    } else moveInList(event);
  };
  const rows = shown.map((entry) => (
    <li key={entry.jid}>
      <ConversationRow entry={entry} isOpen={entry.jid === openJid} onOpen={() => onOpen(entry.jid)} />
    </li>
  ));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows move between the field and the buttons inside
    <div className="chat-list__body" onKeyDown={onKeyDown}>
      <TextField
        className="chat-list__search"
        icon="search"
        aria-label={t('searchAll')}
        placeholder={t('searchAll')}
        value={typed}
        onChange={setTyped}
        after={typed && <IconButton icon="close" size="small" label={t('discard')} onClick={() => setTyped('')} />}
      />
      <div className="chat-list__scroll">
        {keyword === '' ? (
          <ul className="chat-list__rows" aria-label={t('conversations')}>
            {rows}
          </ul>
        ) : (
          <SearchResults keyword={keyword} conversations={rows} onMessage={onMessage} />
        )}
        {conversations.length === 1 && keyword === '' && <Empty size="small" text={t('noConversations')} />}
      </div>
    </div>
  );
}
