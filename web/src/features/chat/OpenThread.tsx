import type { ConversationWithLast } from '@yizhan/contract/entities/conversation.ts';
import { mpTypes } from '@yizhan/contract/message-types.ts';
import { chat } from '@yizhan/contract/texts/zh-CN/chat.ts';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { textsOf } from '../../lib/text.ts';
import { toastError } from '../../ui/toast-error.ts';
import { touch, useMediaQuery } from '../../ui/useMediaQuery.ts';
import './article.css';
import { AnnouncementBar } from './AnnouncementBar.tsx';
import { Composer } from './Composer.tsx';
import type { ThreadMessage } from './chat-state.ts';
import { closeConversation, goToMessage, openConversation, readThread } from './chat-store.ts';
import { useDraft } from './drafts.ts';
import { GroupDialog } from './GroupDialog.tsx';
import { Thread } from './Thread.tsx';
import { ThreadHead } from './ThreadHead.tsx';
import { ThreadSearch } from './ThreadSearch.tsx';
import './thread.css';
import { sendFiles } from './uploads.ts';

const t = textsOf({ chat });

type OpenThreadProps = { entry: ConversationWithLast; onBack: () => void };

/** The conversation on the screen: while it is there, what arrives is read. */
export function OpenThread({ entry, onBack }: OpenThreadProps) {
  const { jid } = entry;
  const input = useRef<HTMLTextAreaElement>(null);
  const [replyTo, setReplyTo] = useState<ThreadMessage>();
  const [groupOpen, setGroupOpen] = useState(false);
  const [searching, setSearching] = useState(false);
  const [dragging, setDragging] = useState(false);
  const [, setDraft] = useDraft(jid);
  // On a touch screen the focus would open the keyboard over what one wants to read.
  const isTouch = useMediaQuery(touch);
  useEffect(() => {
    openConversation(jid).catch(toastError);
    if (!isTouch) input.current?.focus();
    const read = () => readThread(jid);
    document.addEventListener('visibilitychange', read);
    return () => {
      document.removeEventListener('visibilitychange', read);
      closeConversation();
    };
  }, [jid, isTouch]);
  // Files of a conversation are for its members; the staff of an account are none.
  const takesFiles = entry.mpType !== mpTypes.publicAccount;
  const onDragOver = (event: DragEvent) => {
    event.preventDefault();
    setDragging(takesFiles && event.dataTransfer.types.includes('Files'));
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setDragging(false);
    if (takesFiles) sendFiles(jid, [...event.dataTransfer.files]);
  };
  const reply = (message: ThreadMessage) => {
    setReplyTo(message);
    input.current?.focus();
  };
  const edit = (text: string) => {
    setDraft(text);
    input.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a second way to attach files; the button is for everybody
    <div className="chat-open" onDragOver={onDragOver} onDragLeave={() => setDragging(false)} onDrop={onDrop}>
      <ThreadHead
        entry={entry}
        onBack={onBack}
        onGroup={() => setGroupOpen(true)}
        onSearch={() => setSearching(!searching)}
      />
      <AnnouncementBar entry={entry} onOpen={() => setGroupOpen(true)} />
      <div className="chat-open__body">
        <Thread key={jid} entry={entry} onReply={reply} onEdit={edit} onMessage={goToMessage} />
        {searching && <ThreadSearch jid={jid} onMessage={goToMessage} onClose={() => setSearching(false)} />}
      </div>
      {entry.canReply ? (
        <Composer entry={entry} replyTo={replyTo} input={input} onReplied={() => setReplyTo(undefined)} />
      ) : (
        <p className="chat-quiet">{t('accountQuiet')}</p>
      )}
      {dragging && <div className="chat-drop">{t('dropHere')}</div>}
      {groupOpen && <GroupDialog jid={jid} onClose={() => setGroupOpen(false)} onLeft={onBack} />}
    </div>
  );
}
