import { useQuery } from '@tanstack/react-query';
import type { PublicationState } from '@yizhan/contract/entities/publishing.ts';
import { publishing } from '@yizhan/contract/texts/zh-CN/publishing.ts';
import { useState } from 'react';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import type { Comparison } from './DifferenceDialog.tsx';
import { RevisionLine } from './RevisionLine.tsx';
import './publishing.css';

const t = textsOf({ publishing });

type HistoryDialogProps = {
  state: PublicationState;
  onCompare: (compared: Comparison) => void;
  onRollBack: (number: number) => void;
  onClose: () => void;
};

export function HistoryDialog({ state, onCompare, onRollBack, onClose }: HistoryDialogProps) {
  const [current, setCurrent] = useState(1);
  const revisions = useQuery(query.publishing.revisions({ id: state.id, current }));
  return (
    <Dialog open title={t('historyTitle')} width={640} onClose={onClose}>
      <Loaded query={revisions} empty={t('noHistory')}>
        {({ records, total, size }) => (
          <>
            <ol className="publishing-revisions">
              {records.map((revision) => (
                <RevisionLine
                  key={revision.number}
                  revision={revision}
                  waiting={state.scheduled?.number === revision.number}
                  onCompare={onCompare}
                  onRollBack={onRollBack}
                />
              ))}
            </ol>
            {total > size && <Pagination page={current} size={size} total={total} onPage={setCurrent} />}
          </>
        )}
      </Loaded>
    </Dialog>
  );
}
