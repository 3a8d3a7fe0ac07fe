import type { JobRecord } from '@yizhan/contract/entities/job-admin.ts';
import { jobsManage } from '@yizhan/contract/texts/zh-CN/jobs-manage.ts';
import { useState } from 'react';
import { Facts } from '../../admin-kit/Facts.tsx';
import { FormPane } from '../../admin-kit/form/FormPane.tsx';
import { runAction } from '../../admin-kit/run-action.ts';
import { api } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { JobState } from './JobState.tsx';
import { kindName } from './job-names.ts';

const t = textsOf({ jobsManage });

type JobPaneProps = { job: JobRecord; onRestarted: () => Promise<unknown>; onClose: () => void };

export function JobPane({ job, onRestarted, onClose }: JobPaneProps) {
  const [busy, setBusy] = useState(false);
  const name = kindName(job.kind);
  const restart = async () => {
    setBusy(true);
    await runAction(api.jobAdmin.restart({ id: job.id }), t('restarted', { name }));
    await onRestarted();
    setBusy(false);
  };
  return (
    <FormPane title={name} mark={<JobState state={job.state} />} onClose={onClose}>
      <div className="admin-reading">
        <Facts
          facts={[
            [t('owner'), job.ownerName || t('system')],
            [t('createdAt'), job.createdAt],
            [t('dueAt'), job.dueAt],
            [t('startedAt'), job.startedAt],
            [t('endedAt'), job.endedAt],
            [t('progress'), job.total > 0 && `${job.done} / ${job.total}`],
            [t('tries'), job.tries],
            [t('reason'), job.reason],
          ]}
        />
        {job.mayRestart && (
          <Button variant="primary" icon="refresh" loading={busy} onClick={() => void restart()}>
            {t('restart')}
          </Button>
        )}
        {job.state === 'failed' && !job.mayRestart && <p className="admin-muted">{t('byOwner')}</p>}
      </div>
    </FormPane>
  );
}
