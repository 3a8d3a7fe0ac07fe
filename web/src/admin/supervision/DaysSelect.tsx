import { supervisionManage } from '@yizhan/contract/texts/zh-CN/efficiency-manage.ts';
import { textsOf } from '../../lib/text.ts';
import { Select } from '../../ui/Select.tsx';

const t = textsOf({ supervisionManage });
const choices = [1, 2, 3, 5, 10, 15] as const;

/** Working days for a reply. */
export const DaysSelect = ({ value, onChange }: { value: number; onChange: (days: number) => void }) => (
  <Select
    label={t('days')}
    value={String(value)}
    onChange={(next) => onChange(Number(next))}
    options={choices.map((n) => ({ value: String(n), label: t('daysOf', { n }) }))}
  />
);
