import type { Group } from '@yizhan/contract/entities/conversation.ts';
import { chat } from '@yizhan/contract/texts/zh-CN/chat.ts';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { toastError } from '../../ui/toast-error.ts';
import { type ChosenPerson, PeoplePicker } from './PeoplePicker.tsx';

const t = textsOf({ chat });

/** People who are not in the group yet. Its members hear of it, so the list behind is read again. */
export function AddMembersDialog({ group: { jid, members }, onClose }: { group: Group; onClose: () => void }) {
  const [chosen, setChosen] = useState<readonly ChosenPerson[]>([]);
  const add = async () => {
    await api.chat.addMembers({ jid, userIds: chosen.map(({ userId }) => userId) });
    onClose();
  };
  return (
    <Dialog
      open
      title={t('addMembers')}
      width={434}
      onClose={onClose}
      actions={
        <Button variant="primary" disabled={chosen.length === 0} onClick={() => void add().catch(toastError)}>
          {t('add')}
        </Button>
      }
    >
      <PeoplePicker value={chosen} onChange={setChosen} members={new Set(members.map(({ userId }) => userId))} />
    </Dialog>
  );
}
