import type { ConversationWithLast } from '@yizhan/contract/entities/conversation.ts';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { toastError } from '../../ui/toast-error.ts';
import { Composer } from './Composer.tsx';
import type { ThreadMessage } from './chat-state.ts';
import { closeConversation, openConversation, readThread } from './chat-store.ts';
import { useDraft } from './drafts.ts';
import { GroupDialog } from './GroupDialog.tsx';
import { Thread } from './Thread.tsx';
import { ThreadHead } from './ThreadHead.tsx';
import { useSendFiles } from './useSendFiles.ts';

type OpenThreadProps = { entry: ConversationWithLast; onBack: () => void };

/** The conversation on the screen: while it is there, what arrives is read. */
export function OpenThread({ entry, onBack }: OpenThreadProps) {
  const { jid } = entry;
  const input = useRef<HTMLTextAreaElement>(null);
  const [replyTo, setReplyTo] = useState<ThreadMessage>();
  const [groupOpen, setGroupOpen] = useState(false);
  const [, setDraft] = useDraft(jid);
  const { uploading, sendFiles } = useSendFiles(jid);
  useEffect(() => {
    openConversation(jid).catch(toastError);
    input.current?.focus();
    const read = () => readThread(jid);
    document.addEventListener('visibilitychange', read);
    return () => {
      document.removeEventListener('visibilitychange', read);
      closeConversation();
    };
  }, [jid]);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    sendFiles([...event.dataTransfer.files]);
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
    <div className="chat-open" onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
      <ThreadHead entry={entry} onBack={onBack} onGroup={() => setGroupOpen(true)} onHidden={onBack} />
      <Thread key={jid} entry={entry} onReply={reply} onEdit={edit} />
      <Composer {...{ jid, replyTo, uploading, input }} onReplied={() => setReplyTo(undefined)} onFiles={sendFiles} />
      {groupOpen && <GroupDialog jid={jid} onClose={() => setGroupOpen(false)} onLeft={onBack} />}
    </div>
  );
}
