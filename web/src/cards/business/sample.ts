import * as cardKindLimits from '@yizhan/contract/limits/card-kinds.ts';
import type { CardSettings } from '../card.ts';
import { pickByRows } from '../pick-by-rows.ts';
import { sampleServices } from '../sample-services.ts';

/** As many services as the card has room for, so that the preview shows its full height. */
export const sample: CardSettings<'business'>['sample'] = ({ config, displayRows }) => {
  const services = sampleServices();
  const most = pickByRows<number>(cardKindLimits.businessTiles.narrow, displayRows);
  const list = Array.from({ length: most }, (_, at) => ({ at, service: services[at % services.length] })).flatMap(
    ({ at, service }) => (service ? [{ ...service, serviceId: String(at + 1) }] : []),
  );
  return { list, total: most + 1, navigationType: config.navigationType };
};
