import { useQuery } from '@tanstack/react-query';
import { ratingStates } from '@yizhan/contract/entities/case-rating.ts';
import { caseRatingDesk } from '@yizhan/contract/texts/zh-CN/case-rating-desk.ts';
import { DayPicker } from '../../admin-kit/DayPicker.tsx';
import { DepartmentSelect } from '../../admin-kit/DepartmentSelect.tsx';
import { FilterSelect } from '../../admin-kit/list/FilterSelect.tsx';
import { SearchBox } from '../../admin-kit/list/SearchBox.tsx';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';
import { type RatingListParams, ratingFilterValues } from './rating-filters.ts';

const t = textsOf({ caseRatingDesk });

const states = ratingStates.map((value) => ({ value, label: t(value) }));
const scores = ratingFilterValues.score.map((value) => ({ value, label: t('stars', { n: value }) }));

export function RatingFilters({ list: { filters, setFilter } }: { list: RatingListParams }) {
  const processes = useQuery(query.caseRatings.processes());
  const isLate = filters.late === '1';
  return (
    <>
      <SearchBox value={filters.keyword} hint={t('searchHint')} onChange={(value) => setFilter('keyword', value)} />
      <FilterSelect
        label={t('state')}
        any={t('anyState')}
        value={filters.state}
        options={states}
        onChange={(value) => setFilter('state', value)}
      />
      <FilterSelect
        label={t('score')}
        any={t('anyScore')}
        value={filters.score}
        options={scores}
        onChange={(value) => setFilter('score', value)}
      />
      <FilterSelect
        label={t('process')}
        any={t('anyProcess')}
        value={filters.processId}
        options={processes.data?.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(value) => setFilter('processId', value)}
      />
      <DepartmentSelect
        className="admin-filter"
        label={t('department')}
        placeholder={t('anyDepartment')}
        value={filters.deptId ?? null}
        onChange={(id) => setFilter('deptId', id ?? undefined)}
      />
      <DayPicker
        label={t('from')}
        value={filters.from ?? null}
        onChange={(day) => setFilter('from', day ?? undefined)}
      />
      <DayPicker label={t('to')} value={filters.to ?? null} onChange={(day) => setFilter('to', day ?? undefined)} />
      <Chip selected={isLate} onClick={() => setFilter('late', isLate ? undefined : '1')}>
        {t('lateOnly')}
      </Chip>
    </>
  );
}
