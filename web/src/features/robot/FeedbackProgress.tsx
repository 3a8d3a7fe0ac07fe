import { useQuery } from '@tanstack/react-query';
import type { FeedbackRow } from '@yizhan/contract/entities/feedback.ts';
import * as robotLimits from '@yizhan/contract/limits/robot.ts';
import { feedback } from '@yizhan/contract/texts/zh-CN/feedback.ts';
import { robot as texts } from '@yizhan/contract/texts/zh-CN/robot.ts';
import { useState } from 'react';
import { query } from '../../lib/api.ts';
import { toMinute } from '../../lib/format.ts';
import { feedbackDetailPath, feedbackPath, hrefOf, writeFeedbackPath } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { useHint } from '../../lib/useHint.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

const t = textsOf({ robot: texts });
const words = textsOf({ feedback });

const figures = ['waiting', 'handling', 'answered', 'closed'] as const;

/** OV-7: what the person wrote to departments, and how it stands. */
export function FeedbackProgress() {
  const list = useQuery({ ...query.feedback.progress({ size: robotLimits.feedbackShown }), staleTime: 0 });
  const statistics = useQuery({ ...query.feedback.statistics(), staleTime: 0 });
  // What a department does about it reaches the person among the to-dos.
  useHint('card.todo', list.refetch);
  return (
    <div className="robot__log">
      {statistics.data && (
        <p className="robot__label">{figures.map((name) => `${words(name)} ${statistics.data[name]}`).join(' · ')}</p>
      )}
      <Loaded query={list} skeleton={<Skeleton lines={6} />} empty={<p className="robot__label">{words('none')}</p>}>
        {({ records }) => (
          <ul className="robot__questions" aria-label={t('feedbackProgress')}>
            {records.map((row) => (
              <Line key={row.id} row={row} />
            ))}
          </ul>
        )}
      </Loaded>
      <p className="robot__links">
        <a href={hrefOf(writeFeedbackPath())}>{t('feedback')}</a>
        <a href={hrefOf(feedbackPath)}>{t('allFeedback')}</a>
      </p>
    </div>
  );
}

function Line({ row: { id, title, status } }: { row: FeedbackRow }) {
  const [open, setOpen] = useState(false);
  return (
    <li>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        <span>{title}</span>
        <Chip tone={status === 'ANSWERED' ? 'good' : 'neutral'}>{words(`status_${status}`)}</Chip>
      </button>
      {open && <Steps id={id} />}
    </li>
  );
}

function Steps({ id }: { id: string }) {
  const found = useQuery({ ...query.feedback.detail({ id }), staleTime: 0 });
  return (
    <Loaded query={found} skeleton={<Skeleton lines={3} />}>
      {({ timeline }) => (
        <div className="robot__steps">
          <ol>
            {timeline.map(({ time, node, dept, opinion }) => (
              <li key={`${time} ${node}`}>
                <span>
                  {words(`node_${node}`)} {dept}
                </span>
                <time className="robot__label">{toMinute(time)}</time>
                {opinion && <p>{opinion}</p>}
              </li>
            ))}
          </ol>
          <a href={hrefOf(feedbackDetailPath(id))}>{t('feedbackDetail')}</a>
        </div>
      )}
    </Loaded>
  );
}
