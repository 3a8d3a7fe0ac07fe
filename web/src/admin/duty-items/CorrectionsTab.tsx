import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import * as dutyLimits from '@yizhan/contract/limits/duty-lists.ts';
import { publishables } from '@yizhan/contract/publishable.ts';
import { sectionPath } from '@yizhan/contract/sections.ts';
import { dutyItemManage } from '@yizhan/contract/texts/zh-CN/duty-item-manage.ts';
import { CorrectionsList, correctionState } from '../../admin-kit/corrections/CorrectionsList.tsx';
import { useListParams } from '../../admin-kit/list/useListParams.ts';
import { api, query } from '../../lib/api.ts';
import { hrefOf } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { useHint } from '../../lib/useHint.ts';
import { Chip } from '../../ui/Chip.tsx';

const t = textsOf({ dutyItemManage });

const filterNames = ['state', 'about'] as const;

export function CorrectionsTab() {
  const client = useQueryClient();
  const list = useListParams(filterNames);
  const { filters, setFilter, page } = list;
  const state = correctionState(filters.state);
  const params = { state, ...(filters.about && { itemId: filters.about }), current: page } as const;
  const corrections = useQuery({ ...query.dutyLists.corrections(params), placeholderData: keepPreviousData });
  useHint(publishables.dutyItem.topic, corrections.refetch);
  return (
    <CorrectionsList
      t={t}
      list={list}
      query={corrections}
      showAll={filters.about ? { label: t('allItems'), onClick: () => setFilter('about', undefined) } : undefined}
      subject={({ itemId, title, deptName }) => (
        <>
          <a href={`${hrefOf(sectionPath('dutyItems'))}?item=${itemId}`}>{title}</a>
          <Chip>{deptName}</Chip>
        </>
      )}
      longest={dutyLimits.correctionLength}
      draftName="duty-answer"
      sendAnswer={api.dutyLists.answerCorrection}
      onAnswered={() => client.invalidateQueries({ queryKey: query.dutyLists.queryKey })}
    />
  );
}
