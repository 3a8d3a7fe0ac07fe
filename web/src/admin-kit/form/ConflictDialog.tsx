import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

const t = textsOf({ admin });

/** Who changed what, and when, while this form was open. */
export type Conflict = { who: string; when: string; what: string };

type ConflictDialogProps = {
  changed: Conflict | undefined;
  onKeep: () => void;
  onReload: () => void;
  /** Loads the newest and merges one's own changes into it. */
  onCompare?: (() => void) | undefined;
};

export function ConflictDialog({ changed, onKeep, onReload, onCompare }: ConflictDialogProps) {
  const actions = (
    <>
      <Button onClick={onKeep}>{t('keepMine')}</Button>
      <Button
        variant={onCompare ? 'default' : 'primary'}
        data-autofocus={onCompare ? undefined : ''}
        onClick={onReload}
      >
        {t('reload')}
      </Button>
      {onCompare && (
        <Button variant="primary" data-autofocus="" onClick={onCompare}>
          {t('compare')}
        </Button>
      )}
    </>
  );
  return (
    <Dialog
      open={changed !== undefined}
      role="alertdialog"
      width={434}
      title={t('changedTitle')}
      onClose={onKeep}
      actions={actions}
    >
      {changed && t('changedText', changed)}
    </Dialog>
  );
}
