import type { LandingIndex } from '@yizhan/contract/entities/landing.ts';
import type { BannerContent } from '@yizhan/contract/entities/portal.ts';
import { isWithin } from '../../common/time-window.ts';
import type { Db } from '../../db/database.ts';
import type { Published } from '../publishing/queries.ts';
import { listShown } from './service-queries.ts';

/** Topics that are meant for everybody and lead visitors somewhere. Their pictures belong to people who signed in. */
export async function openSpecials(
  db: Db,
  banners: readonly Published<BannerContent>[],
  at: string,
): Promise<LandingIndex['specials']> {
  const meant = banners.filter(
    ({ content }) =>
      content.identities.length === 0 && isWithin({ from: content.beginTime, until: content.endTime }, at),
  );
  const named = meant.flatMap(({ content }) => content.serviceIds);
  const shown = new Set(named.length > 0 ? (await listShown(db, named)).map(({ id }) => id) : []);
  return meant.flatMap(({ id, content: { title, subtitle, url, serviceIds } }) => {
    const service = serviceIds.find((one) => shown.has(one));
    const leadsTo = url || (service ? `#/service/${service}` : '');
    return leadsTo ? { id, title, subtitle, cover: null, url: leadsTo } : [];
  });
}
