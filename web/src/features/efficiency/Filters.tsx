import { type EfficiencyRange, efficiencyRanges } from '@yizhan/contract/efficiency-kinds.ts';
import { efficiency } from '@yizhan/contract/texts/zh-CN/efficiency.ts';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Select } from '../../ui/Select.tsx';
import type { EfficiencyAddress } from './useEfficiencyAddress.ts';

const t = textsOf({ efficiency });

type FiltersProps = { address: EfficiencyAddress; departments: readonly { id: string; name: string }[] };

/** Which days, which department; the address says both. */
export function Filters({ address: { range, from, to, filter, change }, departments }: FiltersProps) {
  const choose = (next: EfficiencyRange) => change({ range: next, ...(next !== 'custom' && { from: '', to: '' }) });
  return (
    <div className="eff-filters">
      <fieldset className="eff-filters__ranges" aria-label={t('range')}>
        {efficiencyRanges.map((one) => (
          <Chip key={one} selected={one === range} onClick={() => choose(one)}>
            {t(one)}
          </Chip>
        ))}
      </fieldset>
      {range === 'custom' && (
        <span className="eff-filters__days">
          <input
            type="date"
            aria-label={t('from')}
            value={from}
            max={to || undefined}
            onChange={(e) => change({ from: e.target.value })}
          />
          <span aria-hidden>–</span>
          <input
            type="date"
            aria-label={t('to')}
            value={to}
            min={from || undefined}
            onChange={(e) => change({ to: e.target.value })}
          />
        </span>
      )}
      <Select
        size="small"
        aria-label={t('department')}
        value={filter.deptId ?? ''}
        onChange={(dept) => change({ dept })}
        options={[
          { value: '', label: t('allDepartments') },
          ...departments.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    </div>
  );
}
