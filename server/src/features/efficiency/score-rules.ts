import { scoreDeductions, scoreParts } from '@yizhan/contract/efficiency-kinds.ts';
import type { DeptScore, EfficiencyContent } from '@yizhan/contract/entities/efficiency.ts';

type Weights = Pick<EfficiencyContent, 'weights' | 'deductions'>;

/**
 * Points of a hundred. A part nobody has figures of is left out and the others keep their proportions; what takes points
 * off ends at zero. Null when no part has figures.
 */
export function pointsOf(parts: Omit<DeptScore, 'points'>, { weights, deductions }: Weights): number | null {
  const known = scoreParts.flatMap((part) => {
    const share = parts[part];
    return share === null ? [] : [{ share, weight: weights[part] }];
  });
  const weight = known.reduce((sum, one) => sum + one.weight, 0);
  if (weight === 0) return null;
  const earned = known.reduce((sum, one) => sum + one.share * one.weight, 0);
  const off = scoreDeductions.reduce((sum, one) => sum + parts[one] * deductions[one], 0);
  return Math.max(Math.round((earned / weight) * 1_000) / 10 - off, 0);
}
