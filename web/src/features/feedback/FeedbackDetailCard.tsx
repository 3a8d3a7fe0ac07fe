import { useQuery } from '@tanstack/react-query';
import type { FeedbackDetail } from '@yizhan/contract/entities/feedback.ts';
import { feedback } from '@yizhan/contract/texts/zh-CN/feedback.ts';
import { query } from '../../lib/api.ts';
import { toMinute } from '../../lib/format.ts';
import { feedbackPath, hrefOf, servicePath } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { useHint } from '../../lib/useHint.ts';
import { Stars } from '../../service/Stars.tsx';
import { Card } from '../../ui/Card.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AnswerActions } from './AnswerActions.tsx';
import { CloseButton } from './CloseButton.tsx';
import { PromiseChip, StatusChip } from './FeedbackChips.tsx';
import { FeedbackFiles } from './FeedbackFiles.tsx';
import { Timeline } from './Timeline.tsx';

const t = textsOf({ feedback });

/** One's own feedback: what was written, how it stands, what happened, and what can be done now. */
export function FeedbackDetailCard({ id }: { id: string }) {
  const detail = useQuery({ ...query.feedback.detail({ id }), staleTime: 0 });
  useHint('card.todo', detail.refetch);
  const back = (
    <a className="yz-button yz-button--default yz-button--small" href={hrefOf(feedbackPath)}>
      {t('back')}
    </a>
  );
  return (
    <Card title={detail.data?.title ?? t('title')} menu={back} className="feedback">
      <Loaded query={detail} skeleton={<Skeleton lines={8} />}>
        {(row) => <Detail row={row} />}
      </Loaded>
    </Card>
  );
}

function Detail({ row }: { row: FeedbackDetail }) {
  const { deptName, round, content, images, service, rate, timeline } = row;
  return (
    <Stack gap={4}>
      <p className="feedback__chips">
        <StatusChip status={row.status} />
        <PromiseChip row={row} />
        <Chip>{t(`type_${row.type}`)}</Chip>
        {row.anonymous && <Chip>{t('anonymous')}</Chip>}
        {round > 0 && <Chip tone="warn">{t('secondTime')}</Chip>}
      </p>
      <p className="feedback__facts">
        <span>{t('sentAt', { time: toMinute(row.createdAt) })}</span>
        <span>{deptName ? t('handledBy', { dept: deptName }) : t('unassigned')}</span>
        {service && <a href={hrefOf(servicePath(service.id))}>{t('about', { name: service.name })}</a>}
      </p>
      <p className="feedback__content">{content}</p>
      <FeedbackFiles files={images} />
      {row.canRate && <AnswerActions row={row} />}
      {rate && (
        <Row wrap>
          <span>{t('myRating')}</span> <Stars score={rate.score} /> {rate.text}
        </Row>
      )}
      <h3>{t('progress')}</h3>
      <Timeline entries={timeline} asker={t('you')} />
      {row.canClose && !row.canRate && <CloseButton row={row} />}
    </Stack>
  );
}
