import { chat } from '@yizhan/contract/texts/zh-CN/chat.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { openDialog } from './chat-dialogs.ts';
import { PersonFacts } from './PersonFacts.tsx';
import { usePerson } from './usePerson.ts';

const t = textsOf({ chat });

type PersonDialogProps = { userId: string; onClose: () => void; onTalk: (userId: string) => void };

/** Who somebody is, and the ways to reach them. */
export function PersonDialog({ userId, onClose, onTalk }: PersonDialogProps) {
  const person = usePerson(userId);
  const { data } = person;
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
              title={data.canWrite ? undefined : t('cannotWrite')}
              onClick={() => onTalk(userId)}
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
