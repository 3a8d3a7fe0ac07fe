import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CaseRatingRow } from '@yizhan/contract/entities/case-rating.ts';
import { caseRatingDesk } from '@yizhan/contract/texts/zh-CN/case-rating-desk.ts';
import { Facts } from '../../admin-kit/Facts.tsx';
import { FormPane } from '../../admin-kit/form/FormPane.tsx';
import { PaneSkeleton } from '../../admin-kit/form/PaneSkeleton.tsx';
import { api, query } from '../../lib/api.ts';
import { casePath } from '../../lib/case-paths.ts';
import { toMinute } from '../../lib/format.ts';
import { hrefOf } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { Stars } from '../../service/Stars.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { RatingState } from './RatingState.tsx';
import type { RatingListParams } from './rating-filters.ts';

const t = textsOf({ caseRatingDesk });

/** One rating at the desk: what was said, and what the department has to do. */
export function RatingPane({ id, list }: { id: string; list: RatingListParams }) {
  const detail = useQuery({ ...query.caseRatings.get({ id }), staleTime: 0 });
  return (
    <FormPane title={detail.data?.processName ?? ''} onClose={() => void list.close()}>
      <div className="admin-reading">
        <Loaded query={detail} skeleton={<PaneSkeleton />}>
          {(row) => <Rating row={row} />}
        </Loaded>
      </div>
    </FormPane>
  );
}

const at = (time: string | null | undefined) => time && toMinute(time);

function Rating({ row }: { row: CaseRatingRow }) {
  const client = useQueryClient();
  const changed = () => client.invalidateQueries({ queryKey: query.caseRatings.queryKey });
  const { id, rectification, caseId, caseNo, reply, followUp } = row;
  const isOpen = rectification?.status === 'callBack' || rectification?.status === 'fixing';
  const facts = [
    [t('who'), row.anonymous ? t('anonymous') : row.who],
    [
      t('case'),
      caseId && (
        <a key="case" href={hrefOf(casePath(caseId))}>
          <code>{caseNo}</code>
        </a>
      ),
    ],
    [t('at'), at(row.at)],
    [t('due'), isOpen && at(rectification.dueAt)],
    [t('calledAt'), at(rectification?.calledAt)],
    [t('callBackTitle'), rectification?.callNote],
    [t(rectification ? 'result' : 'reply'), reply],
    [t('repliedAt'), at(row.repliedAt)],
    [t('followUp'), followUp],
    [t('followedUpAt'), at(row.followedUpAt)],
  ] as const;
  return (
    <Stack gap={4}>
      <p>
        <Stars score={row.score} /> <RatingState row={row} />{' '}
        {row.labels.map((label) => (
          <Chip key={label}>{label}</Chip>
        ))}
      </p>
      <Text as="p" tone={row.text ? undefined : 'second'}>
        {row.text || t('noText')}
      </Text>
      {row.anonymous && (
        <Text as="p" tone="second">
          {t('anonymousHint')}
        </Text>
      )}
      <Facts facts={facts} />
      {rectification?.status === 'callBack' && (
        <AnswerForm
          name={`case-rating-call-${id}`}
          label={t('callBackTitle')}
          hint={t('callBackHint')}
          button={t('callBackSave')}
          done={t('callBackSaved')}
          onSend={(text) => api.caseRatings.callBack({ id, text })}
          onDone={changed}
        />
      )}
      {reply === '' && (
        <AnswerForm
          name={`case-rating-reply-${id}`}
          label={t(rectification ? 'result' : 'reply')}
          hint={t(rectification ? 'resultHint' : 'replyHint')}
          button={t('send')}
          done={t('sent')}
          primary={rectification?.status !== 'callBack'}
          onSend={(text) => api.caseRatings.reply({ id, text })}
          onDone={changed}
        />
      )}
    </Stack>
  );
}
