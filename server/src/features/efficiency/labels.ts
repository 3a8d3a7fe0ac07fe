import type { EfficiencySatisfaction } from '@yizhan/contract/entities/efficiency.ts';
import * as efficiencyLimits from '@yizhan/contract/limits/efficiency.ts';
import type { KeyCount } from './queries.ts';
import { ownOf, type Reader, shownCount } from './shown.ts';

type Label = EfficiencySatisfaction['labels'][number];
const ratedOf = (rows: readonly KeyCount[]) => rows.reduce((sum, { rated }) => sum + rated, 0);

/**
 * Labels chosen with ratings, the commonest first. EF-2: those whose count is hidden follow by name, so that their order
 * does not tell.
 */
export function labelsOf(counted: readonly KeyCount[], reader: Reader): Label[] {
  const own = [...ownOf(counted, reader)].sort((a, b) => b.rated - a.rated || (a.key < b.key ? -1 : 1));
  const labels = own.slice(0, efficiencyLimits.labelsShown).map(({ key, rated, scoreSum }) => {
    const count = shownCount(
      counted.filter((row) => row.key === key),
      reader,
      ratedOf,
    );
    return { name: key, count, stars: count === null ? null : reader.masking.stars(scoreSum, rated) };
  });
  const hidden = labels.filter(({ count }) => count === null);
  return [...labels.filter(({ count }) => count !== null), ...hidden.sort((a, b) => (a.name < b.name ? -1 : 1))];
}
