import type { BulkJob, BulkState } from '@yizhan/contract/entities/bulk.ts';
import { bulkJobs } from '@yizhan/contract/texts/zh-CN/bulk-jobs.ts';
import { formatTime } from '../../lib/format.ts';
import { textsOf } from '../../lib/text.ts';
import { useNow } from '../../lib/useNow.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { Progress } from '../../ui/Progress.tsx';
import type { JobActions } from './useJobActions.tsx';

const t = textsOf({ bulkJobs });

const tones = {
  waiting: 'neutral',
  running: 'info',
  finished: 'good',
  failed: 'bad',
  cancelled: 'neutral',
} as const satisfies Record<BulkState, string>;
const icons = { export: 'download', import: 'upload', undo: 'undo' } as const;
const kinds = { export: 'export', import: 'import', undo: 'undoJob' } as const;

/** A job: what it was, how it ended, and what can be done about it. */
export function JobRow({ job, actions }: { job: BulkJob; actions: JobActions }) {
  const now = useNow();
  const { kind, state, fileName, listName, createTime, finished, errorMsg, useTimeStr } = job;
  const name = fileName || listName;
  return (
    <li className="bulk-job" aria-label={name}>
      <span className="bulk-job__mark">
        <Icon name={icons[kind]} size={20} />
      </span>
      <div className="bulk-job__words">
        <h3 className="bulk-job__title">
          {name}
          <Chip tone={tones[state]}>{t(state)}</Chip>
        </h3>
        <p className="bulk-job__facts">
          <span>{job.dry ? t('dryRun') : t(kinds[kind])}</span>
          {fileName && <span>{listName}</span>}
          <span>{formatTime(createTime, now)}</span>
          {finished === 1 && <span>{t('took', { time: useTimeStr })}</span>}
        </p>
        <p className="bulk-job__facts">
          <Counts job={job} />
        </p>
        {errorMsg && <p className="bulk-job__error">{errorMsg}</p>}
        {finished === 0 && <Progress label={t('progress', { name })} value={job.finishRate} figure />}
      </div>
      <Row wrap align="start">
        {finished === 0 && (
          <Button size="small" onClick={() => void actions.cancel(job)}>
            {t('cancel')}
          </Button>
        )}
        {finished === 1 && kind === 'export' && state === 'finished' && <Download url={job.url} />}
        {kind === 'import' && job.errorNum > 0 && finished === 1 && (
          <>
            <Button size="small" onClick={() => void actions.getErrorFile(job)}>
              {t('errorFile')}
            </Button>
            {(!job.dry || job.canRun) && (
              <Button size="small" onClick={() => actions.open(job, 'mend')}>
                {t('mend')}
              </Button>
            )}
          </>
        )}
        {kind === 'undo' && job.failNum > 0 && finished === 1 && (
          <Button size="small" onClick={() => actions.open(job, 'undo')}>
            {t('details')}
          </Button>
        )}
        {job.canRun && (
          <Button size="small" variant="primary" onClick={() => actions.open(job, 'run')}>
            {t('goOn')}
          </Button>
        )}
        {job.canUndo && (
          <Button size="small" icon="undo" onClick={() => void actions.undo(job)}>
            {t('undo')}
          </Button>
        )}
      </Row>
    </li>
  );
}

function Counts({ job }: { job: BulkJob }) {
  const { kind, newInsertNum, updateNum, jumpNum, failNum, finishNum } = job;
  if (kind === 'export') return <span>{t('rows', { n: finishNum.toLocaleString() })}</span>;
  if (kind === 'undo') return <span>{t('undoCounts', { undone: finishNum - failNum, left: failNum })}</span>;
  return <span>{t('counts', { inserted: newInsertNum, updated: updateNum, skipped: jumpNum, failed: failNum })}</span>;
}

const Download = ({ url }: { url: string | null }) =>
  url ? (
    <a className="yz-button yz-button--default yz-button--small" href={url} download>
      {t('download')}
    </a>
  ) : (
    <Text tone="faint">{t('expired')}</Text>
  );
