import { chat } from '@yizhan/contract/texts/zh-CN/chat.ts';
import { useEffect, useState } from 'react';
import { textsOf } from '../../lib/text.ts';
import { useSocketState } from '../../lib/useSocketState.ts';
import { classes } from '../../ui/classes.ts';
import { Empty } from '../../ui/Empty.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { AddressBook } from './AddressBook.tsx';
import { ChatDialogs } from './ChatDialogs.tsx';
import { ConversationList } from './ConversationList.tsx';
import './chat.css';
import { openDialog } from './chat-dialogs.ts';
import { goToMessage, startChat, useChat } from './chat-store.ts';
import { NewGroupDialog } from './NewGroupDialog.tsx';
import { OpenThread } from './OpenThread.tsx';
import { ThreadAside } from './ThreadAside.tsx';
import { useImConfig } from './useImConfig.ts';

const t = textsOf({ chat });

type Tab = 'conversations' | 'addressBook';
type ChatPanelProps = {
  jid: string | undefined;
  onOpen: (jid: string | undefined) => void;
  /** People and files stand beside the thread. */
  hasAside?: boolean;
};

/** List at the left, thread at the right; on a phone one of them. */
export function ChatPanel({ jid, onOpen, hasAside = false }: ChatPanelProps) {
  const [tab, setTab] = useState<Tab>('conversations');
  const [creating, setCreating] = useState(false);
  const entry = useChat((s) => s.conversations?.find((one) => one.jid === jid));
  const mayMakeGroups = useImConfig()?.mayMakeGroups ?? false;
  useEffect(startChat, []);
  const open = (next: string) => {
    setTab('conversations');
    onOpen(next);
  };
  return (
    <div className={classes('chat', entry && 'has-open', entry && hasAside && 'has-aside')}>
      <aside className="chat-list">
        <Row justify="between">
          <Tabs
            bare
            label={t('title')}
            value={tab}
            onChange={setTab}
            tabs={[
              { key: 'conversations', label: t('conversations') },
              { key: 'addressBook', label: t('addressBook') },
            ]}
          />
          {mayMakeGroups && <IconButton icon="user-add" label={t('newGroup')} onClick={() => setCreating(true)} />}
        </Row>
        <ConnectionNote />
        {tab === 'conversations' ? (
          <ConversationList openJid={jid} onOpen={open} onMessage={(messageId) => open(goToMessage(messageId))} />
        ) : (
          <AddressBook onChoose={({ userId }) => openDialog({ kind: 'person', userId })} />
        )}
      </aside>
      <section className="chat-main">
        {entry ? (
          <OpenThread key={entry.jid} entry={entry} onBack={() => onOpen(undefined)} />
        ) : (
          <Empty text={t('choose')} />
        )}
      </section>
      {entry && hasAside && <ThreadAside key={`aside ${entry.jid}`} entry={entry} />}
      <ChatDialogs onTalk={open} />
      {creating && (
        <NewGroupDialog
          onClose={() => setCreating(false)}
          onCreated={(created) => {
            setCreating(false);
            open(created);
          }}
        />
      )}
    </div>
  );
}

/** The connection is lost, or the account is in use elsewhere. */
function ConnectionNote() {
  const state = useSocketState();
  if (state === 'connected' || state === 'connecting') return null;
  return (
    <p className="chat-list__note" role="status">
      {t(state === 'elsewhere' ? 'elsewhere' : 'offline')}
    </p>
  );
}
