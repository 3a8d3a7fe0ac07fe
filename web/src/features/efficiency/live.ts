import { keepPreviousData } from '@tanstack/react-query';
import type { EfficiencyView } from '@yizhan/contract/entities/efficiency.ts';
import type { Filter } from './useEfficiencyAddress.ts';

/** What the school has set and the panels explain. */
export type Rules = Pick<
  EfficiencyView,
  'minVolume' | 'yellowPercent' | 'yellowDays' | 'weights' | 'deductions' | 'refreshSeconds'
>;
export type PanelSettings = { filter: Filter; wall: boolean; supervises: boolean; rules: Rules };

/** Old figures stay until the new ones are there: nothing flickers. */
export const live = ({ refreshSeconds }: Pick<EfficiencyView, 'refreshSeconds'>) =>
  ({ placeholderData: keepPreviousData, refetchInterval: refreshSeconds * 1000 }) as const;
