import { chat } from '@yizhan/contract/texts/zh-CN/chat.ts';
import { useState } from 'react';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { toastError } from '../../ui/toast-error.ts';
import { openDialog } from './chat-dialogs.ts';
import { PersonFacts } from './PersonFacts.tsx';
import { usePerson } from './usePerson.ts';

const t = textsOf({ chat });

type PersonDialogProps = { userId: string; onClose: () => void; onTalk: (userId: string) => Promise<void> };

/** Who somebody is, and the ways to reach them. */
export function PersonDialog({ userId, onClose, onTalk }: PersonDialogProps) {
  const person = usePerson(userId);
  const { data } = person;
  const [opening, setOpening] = useState(false);
  // The card stays meanwhile: what is typed must not go to the conversation behind it.
  const talk = () => {
    setOpening(true);
    onTalk(userId)
      .catch(toastError)
      .finally(() => setOpening(false));
  };
  return (
    <Dialog
      open
      title={t('personCard')}
      width={434}
      onClose={onClose}
      actions={
        data && (
          <>
            <Button onClick={() => openDialog({ kind: 'sendCard', userId, name: data.name })}>{t('sendCard')}</Button>
            <Button
              variant="primary"
              disabled={!data.canWrite}
              loading={opening}
              title={data.canWrite ? undefined : t('cannotWrite')}
              onClick={talk}
            >
              {t('talk')}
            </Button>
          </>
        )
      }
    >
      <Loaded query={person}>{(known) => <PersonFacts person={known} />}</Loaded>
    </Dialog>
  );
}
