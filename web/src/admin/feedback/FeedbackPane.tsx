import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { FeedbackDeskDetail } from '@yizhan/contract/entities/feedback.ts';
import { feedback } from '@yizhan/contract/texts/zh-CN/feedback.ts';
import { feedbackManage } from '@yizhan/contract/texts/zh-CN/feedback-manage.ts';
import { Facts } from '../../admin-kit/Facts.tsx';
import { FormPane } from '../../admin-kit/form/FormPane.tsx';
import { PaneSkeleton } from '../../admin-kit/form/PaneSkeleton.tsx';
import { PromiseChip, StatusChip } from '../../features/feedback/FeedbackChips.tsx';
import { FeedbackFiles } from '../../features/feedback/FeedbackFiles.tsx';
import { Timeline } from '../../features/feedback/Timeline.tsx';
import { query } from '../../lib/api.ts';
import { toMinute } from '../../lib/format.ts';
import { textsOf } from '../../lib/text.ts';
import { useHint } from '../../lib/useHint.ts';
import { Stars } from '../../service/Stars.tsx';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { DeskActions } from './DeskActions.tsx';
import type { FeedbackListParams } from './feedback-filters.ts';
import { NearList } from './NearList.tsx';
import { NoteForm } from './NoteForm.tsx';
import { ReplyForm } from './ReplyForm.tsx';

const t = textsOf({ feedbackManage });
const feedbackText = textsOf({ feedback });

/** One feedback at the desk: what was written, answer, equal ones, and what happened so far. */
export function FeedbackPane({ id, list }: { id: string; list: FeedbackListParams }) {
  const client = useQueryClient();
  // Opened again, it may have been asked once more meanwhile.
  const detail = useQuery({ ...query.feedback.get({ id }), staleTime: 0 });
  useHint('card.todo', detail.refetch);
  const changed = () => client.invalidateQueries({ queryKey: query.feedback.queryKey });
  return (
    <FormPane title={detail.data?.title ?? ''} onClose={() => void list.close()}>
      <div className="admin-reading">
        <Loaded query={detail} skeleton={<PaneSkeleton />}>
          {(row) => <Desk row={row} list={list} onChanged={changed} />}
        </Loaded>
      </div>
    </FormPane>
  );
}

type DeskProps = { row: FeedbackDeskDetail; list: FeedbackListParams; onChanged: () => Promise<unknown> };

function Desk({ row, list, onChanged }: DeskProps) {
  const { rate, service, mergedInto, canHandle } = row;
  const facts = [
    [t('asker'), row.asker || t('unknown')],
    [t('contact'), row.contact],
    [t('createdAt'), toMinute(row.createdAt)],
    [t('dept'), row.deptName || t('noDept')],
    [t('service'), service?.name],
    [t('score'), rate && <Stars key="rate" score={rate.score} />],
  ] as const;
  return (
    <div className="admin-feedback">
      <p className="admin-feedback__chips">
        <StatusChip status={row.status} />
        <PromiseChip row={row} />
        <Chip>{feedbackText(`type_${row.type}`)}</Chip>
        {row.round > 0 && <Chip tone="warn">{feedbackText('secondTime')}</Chip>}
      </p>
      {mergedInto && (
        <p>
          {t('isJoined')} <Button onClick={() => void list.open(mergedInto)}>{t('openMain')}</Button>
        </p>
      )}
      <p className="admin-feedback__content">{row.content}</p>
      <FeedbackFiles files={row.images} />
      <Facts facts={facts} />
      {row.itemTitle && <p className="admin-muted">{t('byItem', { item: row.itemTitle })}</p>}
      {row.talk && (
        <p className="admin-muted">{row.talk.answered ? t('askedAnswered', row.talk) : t('asked', row.talk)}</p>
      )}
      {canHandle && <DeskActions row={row} onChanged={onChanged} />}
      {canHandle && <ReplyForm row={row} onChanged={onChanged} />}
      <NearList row={row} onChanged={onChanged} onOpen={(id) => void list.open(id)} />
      <h3>{t('timeline')}</h3>
      <Timeline entries={row.timeline} asker={row.asker || t('forAsker')} />
      <NoteForm id={row.id} onChanged={onChanged} />
    </div>
  );
}
