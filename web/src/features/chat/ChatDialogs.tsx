import { messageTypes } from '@yizhan/contract/message-types.ts';
import { chat } from '@yizhan/contract/texts/zh-CN/chat.ts';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { toast } from '../../ui/toast.ts';
import { ConversationPicker } from './ConversationPicker.tsx';
import { closeDialog, useChatDialog } from './chat-dialogs.ts';
import { newId, openPerson, sendMessage } from './chat-store.ts';
import { PersonDialog } from './PersonDialog.tsx';
import { ReadersDialog } from './ReadersDialog.tsx';

const t = textsOf({ chat });

/** The dialogs that a message, a row or a card opens. */
export function ChatDialogs({ onTalk }: { onTalk: (jid: string) => void }) {
  const dialog = useChatDialog((s) => s.dialog);
  if (!dialog) return null;
  if (dialog.kind === 'person') {
    const talk = async (userId: string) => {
      const jid = await openPerson(userId);
      // Closed meanwhile: whoever did so is elsewhere by now.
      if (useChatDialog.getState().dialog !== dialog) return;
      closeDialog();
      onTalk(jid);
    };
    return <PersonDialog userId={dialog.userId} onClose={closeDialog} onTalk={talk} />;
  }
  if (dialog.kind === 'readers') return <ReadersDialog message={dialog.message} onClose={closeDialog} />;
  if (dialog.kind === 'sendCard') {
    const { userId, name } = dialog;
    const send = async (jids: string[]) => {
      const card = { type: messageTypes.person, content: name, objectId: userId };
      const areSent = jids.map((jid) => sendMessage(jid, card)).every(Boolean);
      if (areSent) toast.success(t('cardSent'));
      else toast.error(t('failed'));
    };
    return (
      <ConversationPicker title={t('sendCardOf', { name })} action={t('send')} onClose={closeDialog} onChoose={send} />
    );
  }
  return <ForwardDialog key={dialog.message.messageId} messageId={dialog.message.messageId} />;
}

function ForwardDialog({ messageId }: { messageId: string }) {
  // The same for every attempt of this dialog: what was sent before a failure is not sent again.
  const [messageIdWeb] = useState(newId);
  const forward = async (jids: string[]) => {
    await api.chat.forward({ messageId, messageIdWeb, jids });
    toast.success(t('forwarded'));
  };
  return <ConversationPicker title={t('forwardTo')} action={t('forward')} onClose={closeDialog} onChoose={forward} />;
}
