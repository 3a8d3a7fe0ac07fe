import { feedbackStatuses, feedbackTypes } from '@yizhan/contract/entities/feedback.ts';
import { feedback } from '@yizhan/contract/texts/zh-CN/feedback.ts';
import { feedbackManage } from '@yizhan/contract/texts/zh-CN/feedback-manage.ts';
import { DepartmentSelect } from '../../admin-kit/DepartmentSelect.tsx';
import { FilterSelect } from '../../admin-kit/list/FilterSelect.tsx';
import { SearchBox } from '../../admin-kit/list/SearchBox.tsx';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';
import type { FeedbackListParams } from './feedback-filters.ts';

const t = textsOf({ feedbackManage });
const feedbackText = textsOf({ feedback });

const types = feedbackTypes.map((value) => ({ value, label: feedbackText(`type_${value}`) }));
const statuses = [
  { value: 'OPEN', label: t('open') },
  { value: 'ANY', label: t('anyStatus') },
  ...feedbackStatuses.map((value) => ({ value, label: feedbackText(`status_${value}`) })),
];

export function FeedbackFilters({ list: { filters, setFilter } }: { list: FeedbackListParams }) {
  const isLate = filters.late === 'true';
  return (
    <>
      <SearchBox value={filters.keyword} hint={t('searchHint')} onChange={(value) => setFilter('keyword', value)} />
      <FilterSelect
        label={t('status')}
        any={t('open')}
        value={filters.status}
        options={statuses}
        onChange={(value) => setFilter('status', value)}
      />
      <FilterSelect
        label={feedbackText('type')}
        any={t('anyType')}
        value={filters.type}
        options={types}
        onChange={(value) => setFilter('type', value)}
      />
      <DepartmentSelect
        className="admin-filter"
        label={t('dept')}
        placeholder={t('anyDept')}
        value={filters.deptId ?? null}
        onChange={(id) => setFilter('deptId', id ?? undefined)}
      />
      <Chip selected={isLate} onClick={() => setFilter('late', isLate ? undefined : 'true')}>
        {t('late')}
      </Chip>
    </>
  );
}
