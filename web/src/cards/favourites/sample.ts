import type { CardSettings } from '../card.ts';
import { sampleServices } from '../sample-services.ts';

export const sample: CardSettings<'favourites'>['sample'] = ({ config }) => {
  const list = sampleServices();
  return { list, total: list.length, navigationType: config.navigationType };
};
