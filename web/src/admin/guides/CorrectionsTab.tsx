import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import * as guideLimits from '@yizhan/contract/limits/guides.ts';
import { publishables } from '@yizhan/contract/publishable.ts';
import { sectionPath } from '@yizhan/contract/sections.ts';
import { guideManage } from '@yizhan/contract/texts/zh-CN/guide-manage.ts';
import { guides } from '@yizhan/contract/texts/zh-CN/guides.ts';
import { CorrectionsList, correctionState } from '../../admin-kit/corrections/CorrectionsList.tsx';
import { useListParams } from '../../admin-kit/list/useListParams.ts';
import { api, query } from '../../lib/api.ts';
import { hrefOf } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { useHint } from '../../lib/useHint.ts';
import { Chip } from '../../ui/Chip.tsx';

const t = textsOf({ guideManage });
const guideText = textsOf({ guides });

const filterNames = ['state', 'guide'] as const;

export function CorrectionsTab() {
  const client = useQueryClient();
  const list = useListParams(filterNames);
  const { filters, setFilter, page } = list;
  const state = correctionState(filters.state);
  const params = { state, ...(filters.guide && { guideId: filters.guide }), current: page } as const;
  const corrections = useQuery({ ...query.guides.corrections(params), placeholderData: keepPreviousData });
  useHint(publishables.guide.topic, corrections.refetch);
  return (
    <CorrectionsList
      t={t}
      list={list}
      query={corrections}
      showAll={filters.guide ? { label: t('allGuides'), onClick: () => setFilter('guide', undefined) } : undefined}
      subject={({ guideId, guideName, block }) => (
        <>
          <a href={`${hrefOf(sectionPath('guides'))}?guide=${guideId}`} title={t('editGuide')}>
            {guideName}
          </a>
          <Chip>{block ? guideText(block) : t('wholeGuide')}</Chip>
        </>
      )}
      longest={guideLimits.correctionLength}
      draftName="correction-answer"
      sendAnswer={api.guides.answerCorrection}
      onAnswered={() => client.invalidateQueries({ queryKey: query.guides.queryKey })}
    />
  );
}
