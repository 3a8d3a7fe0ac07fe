import { scoreParts } from '@yizhan/contract/efficiency-kinds.ts';
import type { EfficiencyContent } from '@yizhan/contract/entities/efficiency.ts';
import { efficiency } from '@yizhan/contract/texts/zh-CN/efficiency.ts';
import { efficiencyManage } from '@yizhan/contract/texts/zh-CN/efficiency-manage.ts';
import type { Path } from '../../admin-kit/form/field-error.ts';
import { formulaText } from '../../features/efficiency/score.ts';
import { textsOf } from '../../lib/text.ts';
import { NumberField } from './NumberField.tsx';

const t = textsOf({ efficiencyManage });
const name = textsOf({ efficiency });
const deductions = [
  ['redLamp', 'redLampOff'],
  ['overdueOrder', 'overdueOrderOff'],
] as const;

type Score = Pick<EfficiencyContent, 'weights' | 'deductions'>;
type ScoreWeightsProps = {
  value: Score;
  errorAt: (path: Path, label: string) => string | undefined;
  onChange: (changes: Partial<Score>) => void;
};

/** How a department's score is made; the formula below reads as readers will see it. */
export function ScoreWeights({ value, errorAt, onChange }: ScoreWeightsProps) {
  const sum = scoreParts.reduce((total, part) => total + value.weights[part], 0);
  return (
    <>
      <p className="admin-muted">{t('weightsHelp')}</p>
      <div className="eff-config__weights">
        {scoreParts.map((part) => (
          <NumberField
            key={part}
            label={name(`part_${part}`)}
            value={value.weights[part]}
            error={errorAt(['weights', part], name(`part_${part}`))}
            onChange={(weight) => onChange({ weights: { ...value.weights, [part]: weight } })}
          />
        ))}
      </div>
      {!Number.isNaN(sum) && <p className="admin-muted">{t('weightsSum', { n: sum })}</p>}
      <div className="eff-config__weights">
        {deductions.map(([field, label]) => (
          <NumberField
            key={field}
            label={t(label)}
            value={value.deductions[field]}
            error={errorAt(['deductions', field], t(label))}
            onChange={(points) => onChange({ deductions: { ...value.deductions, [field]: points } })}
          />
        ))}
      </div>
      {!Number.isNaN(sum) && <p className="eff-config__formula">{formulaText(value)}</p>}
    </>
  );
}
