import * as chatLimits from '@yizhan/contract/limits/chat.ts';
import { chat } from '@yizhan/contract/texts/zh-CN/chat.ts';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toastError } from '../../ui/toast-error.ts';
import { loadConversations } from './chat-store.ts';
import { type ChosenPerson, PeoplePicker } from './PeoplePicker.tsx';

const t = textsOf({ chat });

type NewGroupDialogProps = { onClose: () => void; onCreated: (jid: string) => void };

/** Name and members of a new group. */
export function NewGroupDialog({ onClose, onCreated }: NewGroupDialogProps) {
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<readonly ChosenPerson[]>([]);
  const [creating, setCreating] = useState(false);
  const create = async () => {
    setCreating(true);
    try {
      const { jid } = await api.chat.createGroup({ name: name.trim(), userIds: chosen.map(({ userId }) => userId) });
      await loadConversations();
      onCreated(jid);
    } catch (error) {
      toastError(error);
      setCreating(false);
    }
  };
  return (
    <Dialog
      open
      title={t('newGroup')}
      width={434}
      onClose={onClose}
      actions={
        <Button
          variant="primary"
          loading={creating}
          disabled={name.trim() === '' || chosen.length === 0}
          onClick={() => void create()}
        >
          {t('createGroup')}
        </Button>
      }
    >
      <Stack gap={4}>
        <TextField
          label={t('groupName')}
          required
          data-autofocus
          maxLength={chatLimits.conversationNameLength}
          value={name}
          onChange={setName}
        />
        <PeoplePicker value={chosen} onChange={setChosen} />
      </Stack>
    </Dialog>
  );
}
