import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { useState } from 'react';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { Conflict } from './ConflictDialog.tsx';
import { type MergeDescriber, MergeTable } from './MergeTable.tsx';
import { type Decision, merge, type Side } from './merge.ts';

const t = textsOf({ admin });

type MergeDialogProps<C> = {
  changed: Conflict;
  theirs: C;
  decisions: readonly Decision[];
  describe: MergeDescriber;
  /** Goes on with the chosen content. */
  onMerge: (merged: C) => void;
  /** All of theirs. */
  onTheirs: () => void;
  onClose: () => void;
};

/** Somebody else saved meanwhile: row by row one chooses whose stays, and goes on with the result. */
export function MergeDialog<C>({
  changed,
  theirs,
  decisions,
  describe,
  onMerge,
  onTheirs,
  onClose,
}: MergeDialogProps<C>) {
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const sideOf = (key: string): Side =>
    chosen[key] ?? decisions.find((decision) => decision.key === key)?.suggested ?? 'theirs';
  const actions = (
    <>
      <Button onClick={onTheirs}>{t('reload')}</Button>
      <Button variant="primary" data-autofocus="" onClick={() => onMerge(merge(theirs, decisions, sideOf))}>
        {t('goOnMerged')}
      </Button>
    </>
  );
  return (
    <Dialog open role="alertdialog" width={1080} title={t('changedTitle')} onClose={onClose} actions={actions}>
      {t('mergeText', changed)}
      <MergeTable
        decisions={decisions}
        describe={describe}
        sideOf={sideOf}
        onChoose={(key, side) => setChosen((all) => ({ ...all, [key]: side }))}
      />
    </Dialog>
  );
}
