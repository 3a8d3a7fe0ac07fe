import { useQuery } from '@tanstack/react-query';
import type { FailedRows } from '@yizhan/contract/entities/bulk.ts';
import { bulkImport } from '@yizhan/contract/texts/zh-CN/bulk-import.ts';
import { useRef, useState } from 'react';
import { api, query } from '../../../lib/api.ts';
import { textsOf } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { ask } from '../../../ui/confirm.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { runAction } from '../../run-action.ts';
import type { JobRef } from '../job/useJobProgress.ts';
import { MendGrid } from './MendGrid.tsx';
import { type Edits, editCell } from './mend-rows.ts';

const t = textsOf({ bulkImport });

type MendDialogProps = {
  job: JobRef;
  /** They are tried again, before the import. */
  dry: boolean;
  onStarted: (key: string) => void;
  onBack: () => void;
};

/** IP-16: the failed rows in a grid; the changed ones are tried or imported again, and nothing else is. */
export function MendDialog({ job, dry, onStarted, onBack }: MendDialogProps) {
  const found = useQuery({ ...query.bulk.failedRows(job), staleTime: Number.POSITIVE_INFINITY });
  const [edits, setEdits] = useState<Edits>(new Map());
  const [busy, setBusy] = useState(false);
  const goOn = useRef<(() => void) | null>(null);

  const leave = async () => {
    const question = { title: t('mendLeave'), text: t('mendLeaveText'), yes: t('mendLeaveYes') };
    if (edits.size === 0 || (await ask({ ...question, danger: true }))) onBack();
  };
  const run = async () => {
    setBusy(true);
    const rows = [...edits].map(([row, cells]) => ({ row, cells: { ...cells } }));
    const done = await runAction(api.bulk.mendRows({ ...job, rows }));
    setBusy(false);
    if (done) onStarted(done.answer.redisKey);
  };
  return (
    <Dialog
      open
      width={1200}
      title={t('mendTitle')}
      onClose={() => void leave()}
      aside={found.data && <MendState found={found.data} edits={edits} />}
      actions={
        <>
          <Button onClick={() => void leave()}>{t('back')}</Button>
          <Button icon="arrow-down" onClick={() => goOn.current?.()}>
            {t('nextError')}
          </Button>
          <Button variant="primary" loading={busy} disabled={edits.size === 0} onClick={() => void run()}>
            {t(dry ? 'mendCheck' : 'mendRun', { n: edits.size })}
          </Button>
        </>
      }
    >
      <Loaded query={found} empty={t('mendNone')}>
        {({ records, columns }) => (
          <>
            <p className="bulk-mend__text">
              {t(dry ? 'mendCheckText' : 'mendText')} <span className="bulk-mend__keys">{t('mendKeys')}</span>
            </p>
            <MendGrid
              columns={columns}
              rows={records}
              edits={edits}
              onEdit={(row, column, text) => setEdits((before) => editCell(before, row, column, text))}
              goOn={goOn}
            />
          </>
        )}
      </Loaded>
    </Dialog>
  );
}

function MendState({ found, edits }: { found: FailedRows; edits: Edits }) {
  const { records, total } = found;
  return (
    <span role="status">
      {t('mendLeft', { n: records.length - edits.size })}
      {total > records.length && ` ${t('mendShown', { n: records.length })}`}
    </span>
  );
}
