import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import type { ReactNode } from 'react';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

const t = textsOf({ admin });

/** Who changed what, and when, while this form was open. */
export type Conflict = { who: string; when: string; what: string };

type ConflictDialogProps = {
  changed: Conflict | undefined;
  /** Shown below the text: both versions side by side. */
  detail?: ReactNode;
  onKeep: () => void;
  onReload: () => void;
};

export function ConflictDialog({ changed, detail, onKeep, onReload }: ConflictDialogProps) {
  const actions = (
    <>
      <Button onClick={onKeep}>{t('keepMine')}</Button>
      <Button variant="primary" data-autofocus="" onClick={onReload}>
        {t('reload')}
      </Button>
    </>
  );
  return (
    <Dialog
      open={changed !== undefined}
      role="alertdialog"
      width={detail ? 640 : 424}
      title={t('changedTitle')}
      onClose={onKeep}
      actions={actions}
    >
      {changed && t('changedText', changed)}
      {detail}
    </Dialog>
  );
}
