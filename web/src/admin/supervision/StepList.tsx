import type { SupervisedStep } from '@yizhan/contract/entities/supervision.ts';
import { supervisionManage } from '@yizhan/contract/texts/zh-CN/efficiency-manage.ts';
import { toMinute } from '../../lib/format.ts';
import { textsOf } from '../../lib/text.ts';
import '../../features/feedback/timeline.css';
import { hoursText } from './hours-text.ts';

const t = textsOf({ supervisionManage });

/** What was done, the newest first, and how much working time each step took. */
export function StepList({ steps }: { steps: readonly SupervisedStep[] }) {
  if (steps.length === 0) return <p className="admin-muted">{t('noSteps')}</p>;
  return (
    <ol className="feedback-timeline" reversed>
      {steps.toReversed().map(({ node, action, handler, at, hours }, nth) => (
        <li key={`${at} ${node} ${action} ${handler}`} data-newest={nth === 0 ? '' : undefined}>
          <p className="feedback-timeline__head">
            <strong>{[node, action].filter(Boolean).join(' · ')}</strong>
            <span>{handler}</span>
            <time>{toMinute(at)}</time>
          </p>
          <p className="feedback-timeline__opinion">{t('waited', { hours: hoursText(hours) })}</p>
        </li>
      ))}
    </ol>
  );
}
