import { useQueryClient } from '@tanstack/react-query';
import { bulkImport } from '@yizhan/contract/texts/zh-CN/bulk-import.ts';
import { useState } from 'react';
import { textsOf } from '../../../lib/text.ts';
import { ask } from '../../../ui/confirm.ts';
import '../bulk.css';
import { CheckDialog } from '../import/CheckDialog.tsx';
import { MendDialog } from '../mend/MendDialog.tsx';
import { RunDialog } from './RunDialog.tsx';
import { UndoDialog } from './UndoDialog.tsx';
import type { JobRef } from './useJobProgress.ts';

const t = textsOf({ bulkImport });

/** A dry run and then the import, each with its failed rows mended and tried or imported again; the import is undone. */
export type Link = { at: 'run' | 'mend' | 'undo'; key: string; dry: boolean };

export type JobChainProps = {
  list: string;
  /** Where it begins; without it with the dry run given. */
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
  const dry = link?.dry ?? true;
  const close = () => {
    onClose();
    // The list behind the dialog, and whatever else shows its rows.
    void client.invalidateQueries();
  };
  const goBack = async () => {
    const isMended = link !== undefined && link.key !== job?.key;
    const question = { title: t('mendBack'), text: t('mendBackText'), yes: t('mendBackYes') };
    if (!isMended || (await ask({ ...question, danger: true }))) onBack?.();
  };
  const onMend = (key: string) => setLink({ at: 'mend', key, dry });
  if (link?.at === 'mend' && current)
    return (
      <MendDialog
        key={link.key}
        job={current}
        dry={dry}
        onStarted={(key) => setLink({ at: 'run', key, dry })}
        onBack={() => setLink({ at: 'run', key: link.key, dry })}
      />
    );
  if (dry || !current)
    return (
      <CheckDialog
        key={link?.key}
        job={current}
        startError={link ? null : startError}
        onBack={onBack && (() => void goBack())}
        onMend={onMend}
        onStarted={(key) => setLink({ at: 'run', key, dry: false })}
        onClose={onClose}
      />
    );
  if (link?.at === 'undo') return <UndoDialog key={link.key} job={current} onClose={close} />;
  return (
    <RunDialog
      key={link?.key}
      job={current}
      onMend={onMend}
      onUndo={(key) => setLink({ at: 'undo', key, dry })}
      onClose={close}
    />
  );
}
