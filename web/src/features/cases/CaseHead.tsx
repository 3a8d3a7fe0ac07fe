import type { CaseStatus } from '@yizhan/contract/case-states.ts';
import type { CaseDetail } from '@yizhan/contract/entities/case.ts';
import { casePage } from '@yizhan/contract/texts/zh-CN/case-page.ts';
import type { ReactNode } from 'react';
import { textsOf } from '../../lib/text.ts';
import { useNow } from '../../lib/useNow.ts';
import { Chip } from '../../ui/Chip.tsx';
import { statusTones } from './case-status.ts';
import { formatDuration } from './duration.ts';
import { PromiseFact } from './PromiseFact.tsx';
import { When } from './When.tsx';

const t = textsOf({ casePage });

export const CaseStatusChip = ({ status }: { status: CaseStatus }) => (
  <Chip tone={statusTones[status]}>{t(status)}</Chip>
);

/** State, who has it now and since when, until when. */
export function CaseFacts({ detail }: { detail: CaseDetail }) {
  const now = useNow();
  const { applicant, deptName, submittedAt, finishedAt, promiseAt, promise, isLate, steps } = detail;
  const open = steps.filter(({ status }) => status === 'open');
  return (
    <dl className="case-facts">
      <Fact label={t('applicant')}>
        {applicant.name} {deptName && <small>{deptName}</small>}
      </Fact>
      {submittedAt && (
        <Fact label={t('submittedAt')}>
          <When at={submittedAt} now={now} />
        </Fact>
      )}
      {open.map(({ id, name, openedAt, handlers }) => (
        <Fact key={id} label={`${t('withWhom')} · ${name}`}>
          {t('since', {
            who: handlers
              .filter(({ status }) => status === 'open')
              .map(({ person }) => person.name)
              .join('、'),
            time: formatDuration(openedAt, null, now),
          })}
        </Fact>
      ))}
      {finishedAt && (
        <Fact label={t('finishedAt')}>
          <When at={finishedAt} now={now} />
        </Fact>
      )}
      {promise && <PromiseFact promise={promise} />}
      {promiseAt && !finishedAt && (
        <Fact label={t('promiseAt')}>
          <When at={promiseAt} now={now} /> {isLate && <Chip tone="bad">{t('late')}</Chip>}
        </Fact>
      )}
    </dl>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
