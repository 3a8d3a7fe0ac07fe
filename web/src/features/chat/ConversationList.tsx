import { chat } from '@yizhan/contract/texts/zh-CN/chat.ts';
import { useState } from 'react';
import { textsOf } from '../../lib/text.ts';
import { Empty } from '../../ui/Empty.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { ConversationRow } from './ConversationRow.tsx';
import { useChat } from './chat-store.ts';

const t = textsOf({ chat });

type ConversationListProps = { openJid: string | undefined; onOpen: (jid: string) => void };

export function ConversationList({ openJid, onOpen }: ConversationListProps) {
  const [keyword, setKeyword] = useState('');
  const conversations = useChat((s) => s.conversations);
  if (!conversations) return <Skeleton lines={8} />;
  const wanted = keyword.trim().toLowerCase();
  const shown = conversations.filter(({ toUserName }) => toUserName.toLowerCase().includes(wanted));
  return (
    <>
      <TextField
        className="chat-list__search"
        icon="search"
        aria-label={t('searchConversations')}
        placeholder={t('searchConversations')}
        value={keyword}
        onChange={setKeyword}
      />
      <ul className="chat-list__rows">
        {shown.map((entry) => (
          <li key={entry.jid}>
            <ConversationRow entry={entry} isOpen={entry.jid === openJid} onOpen={() => onOpen(entry.jid)} />
          </li>
        ))}
      </ul>
      {shown.length === 0 && <Empty size="small" text={t('nothingFound')} />}
      {conversations.length === 1 && wanted === '' && <Empty size="small" text={t('noConversations')} />}
    </>
  );
}
