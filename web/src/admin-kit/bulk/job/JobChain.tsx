import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import '../bulk.css';
import { MendDialog } from '../mend/MendDialog.tsx';
import { RunDialog } from './RunDialog.tsx';
import { UndoDialog } from './UndoDialog.tsx';
import type { JobRef } from './useJobProgress.ts';

/** After the first run: its failed rows are mended and run again, or the run is undone. */
type Link = { at: 'run' | 'mend' | 'undo'; key: string };

export type JobChainProps = {
  list: string;
  /** Where it begins; without it with the job given. */
  first?: Link | undefined;
  job?: JobRef | undefined;
  startError?: Error | null | undefined;
  onBack?: (() => void) | undefined;
  onClose: () => void;
};

export function JobChain({ list, first, job, startError = null, onBack, onClose }: JobChainProps) {
  const client = useQueryClient();
  const [link, setLink] = useState(first);
  const current = link ? { list, key: link.key } : job;
  const close = () => {
    onClose();
    // The list behind the dialog, and whatever else shows its rows.
    void client.invalidateQueries();
  };
  if (link?.at === 'mend' && current)
    return (
      <MendDialog
        key={link.key}
        job={current}
        onStarted={(key) => setLink({ at: 'run', key })}
        onBack={() => setLink({ at: 'run', key: link.key })}
      />
    );
  if (link?.at === 'undo' && current) return <UndoDialog key={link.key} job={current} onClose={close} />;
  return (
    <RunDialog
      key={link?.key}
      job={current}
      startError={link ? null : startError}
      onBack={link ? undefined : onBack}
      onMend={(key) => setLink({ at: 'mend', key })}
      onUndo={(key) => setLink({ at: 'undo', key })}
      onClose={close}
    />
  );
}
