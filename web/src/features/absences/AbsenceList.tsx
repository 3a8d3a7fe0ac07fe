import type { AbsenceInput, AbsenceProcess, AbsenceRow } from '@yizhan/contract/entities/absence.ts';
import { absences } from '@yizhan/contract/texts/zh-CN/absences.ts';
import { useState } from 'react';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { toast } from '../../ui/toast.ts';
import { toastError } from '../../ui/toast-error.ts';
import { useConfirm } from '../../ui/useConfirm.ts';
import { AbsenceDialog } from './AbsenceDialog.tsx';
import './Absences.css';

const t = textsOf({ absences });

type AbsenceListProps = {
  /** Whose absences they are: nobody stands in for themselves. */
  userId: string;
  rows: readonly AbsenceRow[];
  /** What this person handles. */
  processes: readonly AbsenceProcess[] | undefined;
  save: (input: AbsenceInput) => Promise<unknown>;
  end: (id: string) => Promise<unknown>;
  /** After a change, before it is confirmed. */
  onChanged: () => Promise<unknown>;
  /** Shown to somebody who may not change them. */
  readOnly?: boolean;
};

/** A person's absences, current and to come (PC-7). */
export function AbsenceList({ userId, rows, processes, save, end, onChanged, readOnly = false }: AbsenceListProps) {
  const confirm = useConfirm();
  const [adding, setAdding] = useState(false);
  const finish = async ({ id, isCurrent }: AbsenceRow) => {
    const question = isCurrent
      ? { title: t('endTitle'), text: t('endText'), yes: t('end') }
      : { title: t('cancelTitle'), yes: t('cancel') };
    if (!(await confirm(question))) return;
    try {
      await end(id);
      await onChanged();
      toast.success(t(isCurrent ? 'ended' : 'cancelled'));
    } catch (error) {
      toastError(error);
    }
  };
  return (
    <div className="absences">
      {rows.length === 0 ? (
        <p className="absences__none">{t('none')}</p>
      ) : (
        <ul className="absences__rows" aria-label={t('title')}>
          {rows.map((row) => (
            <li key={row.id} className="absences__row">
              <Chip tone={row.isCurrent ? 'warn' : 'neutral'}>{t(row.isCurrent ? 'current' : 'coming')}</Chip>
              <span className="absences__words">
                <strong>{t('days', { from: row.from, to: row.to })}</strong> {t('by', { name: row.secondName })}
                {row.processes.length > 0 && (
                  <span className="absences__note">
                    {t('onlyProcesses', { names: row.processes.map(({ name }) => name).join(t('separator')) })}
                  </span>
                )}
                {row.note && <span className="absences__note">{row.note}</span>}
              </span>
              {!readOnly && (
                <Button size="small" onClick={() => void finish(row)}>
                  {t(row.isCurrent ? 'end' : 'cancel')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {!readOnly && (
        <Button icon="plus" onClick={() => setAdding(true)}>
          {t('add')}
        </Button>
      )}
      {adding && (
        <AbsenceDialog
          userId={userId}
          processes={processes}
          save={async (input) => {
            await save(input);
            await onChanged();
            toast.success(t('saved'));
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  );
}
