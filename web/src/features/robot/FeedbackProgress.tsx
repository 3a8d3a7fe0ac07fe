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
import { Row } from '../../ui/layout/Row.tsx';
import { Text } from '../../ui/layout/Text.tsx';
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
        <Text as="p" size={12} tone="second">
          {figures.map((name) => `${words(name)} ${statistics.data[name]}`).join(' · ')}
        </Text>
      )}
      <Loaded
        query={list}
        skeleton={<Skeleton lines={6} />}
        empty={
          <Text as="p" size={12} tone="second">
            {words('none')}
          </Text>
        }
      >
        {({ records }) => (
          <ul className="robot__questions" aria-label={t('feedbackProgress')}>
            {records.map((row) => (
              <Line key={row.id} row={row} />
            ))}
          </ul>
        )}
      </Loaded>
      <Row gap={4}>
        <a href={hrefOf(writeFeedbackPath())}>{t('feedback')}</a>
        <a href={hrefOf(feedbackPath)}>{t('allFeedback')}</a>
      </Row>
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
                <Text as="time" size={12} tone="second">
                  {toMinute(time)}
                </Text>
                {opinion && (
                  <Text as="p" tone="second">
                    {opinion}
                  </Text>
                )}
              </li>
            ))}
          </ol>
          <a href={hrefOf(feedbackDetailPath(id))}>{t('feedbackDetail')}</a>
        </div>
      )}
    </Loaded>
  );
}
