import * as cardKindLimits from '@yizhan/contract/limits/card-kinds.ts';
import type { CardSettings } from '../card.ts';
import { sampleServices } from '../sample-services.ts';

const MOST_VISITED = 12_000_000;

export const sample: CardSettings<'recommended'>['sample'] = ({ config, displayRows }) => ({
  list: sampleServices()
    .slice(0, displayRows * cardKindLimits.recommendedPerRow)
    .map((service, at) => ({ ...service, visitCount: Math.round(MOST_VISITED / 7 ** at) })),
  navigationType: config.navigationType,
});
