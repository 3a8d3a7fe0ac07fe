import type { EfficiencySatisfaction } from '@yizhan/contract/entities/efficiency.ts';
import { efficiency } from '@yizhan/contract/texts/zh-CN/efficiency.ts';
import { textsOf } from '../../lib/text.ts';
import { countText } from './figures.ts';

const t = textsOf({ efficiency });
type Label = EfficiencySatisfaction['labels'][number];

const WEIGHTS = 4;
/** From 1 to 4 by the square root: one label that everybody chose does not make all others equal. */
const weightOf = ({ count }: Label, most: number) => Math.ceil(Math.sqrt((count ?? 0) / most) * WEIGHTS) || 1;
const toneOf = ({ stars }: Label) => (stars === null ? undefined : stars > 3.5 ? 'good' : stars < 2.5 ? 'bad' : 'warn');

/** What people chose with their stars, the commoner the larger; the hue is that of the stars. */
export function LabelCloud({ labels }: { labels: readonly Label[] }) {
  const most = Math.max(...labels.map(({ count }) => count ?? 0), 1);
  return (
    <ul className="eff-words" aria-label={t('labels')}>
      {labels.map((label) => (
        <li key={label.name} data-weight={weightOf(label, most)} data-tone={toneOf(label)}>
          {label.name} <small>{countText(label.count)}</small>
        </li>
      ))}
    </ul>
  );
}
