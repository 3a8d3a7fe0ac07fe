import type { EfficiencySatisfaction } from '@yizhan/contract/entities/efficiency.ts';
import * as efficiencyLimits from '@yizhan/contract/limits/efficiency.ts';
import type { KeyCount } from './queries.ts';
import { ownOf, type Reader, shownCount } from './shown.ts';

type Label = EfficiencySatisfaction['labels'][number];
const ratedOf = (rows: readonly KeyCount[]) => rows.reduce((sum, { rated }) => sum + rated, 0);

/**
 * Labels chosen with ratings, the commonest first. EF-2: one whose count is hidden is not told at all, nor are those of one
 * department (RA-6): that somebody chose it on a day with one case tells who it was.
 */
export function labelsOf(counted: readonly KeyCount[], reader: Reader): Label[] {
  if (reader.among === 'each') return [];
  const own = [...ownOf(counted, reader)].sort((a, b) => b.rated - a.rated || (a.key < b.key ? -1 : 1));
  return own.slice(0, efficiencyLimits.labelsShown).flatMap(({ key, rated, scoreSum }): Label[] => {
    const count = shownCount(
      counted.filter((row) => row.key === key),
      reader,
      ratedOf,
    );
    return count === null ? [] : [{ name: key, count, stars: reader.masking.stars(scoreSum, rated) }];
  });
}
