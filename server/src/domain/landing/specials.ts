import type { LandingIndex } from '@yizhan/contract/entities/landing.ts';
import type { BannerContent } from '@yizhan/contract/entities/portal.ts';
import { isWithin } from '../../common/time-window.ts';
import type { Db } from '../../db/database.ts';
import type { PublishedRevision } from '../publishing/queries.ts';
import { listVisible } from './service-queries.ts';

/** Whether a banner is shown to everybody now. */
export const isForVisitors = ({ identities, beginTime, endTime }: BannerContent, at: string) =>
  identities.length === 0 && isWithin({ from: beginTime, until: endTime }, at);

/** Banners for everybody that lead visitors somewhere. Their pictures are only for signed-in users. */
export async function openSpecials(
  db: Db,
  banners: readonly PublishedRevision<BannerContent>[],
  at: string,
): Promise<LandingIndex['specials']> {
  const current = banners.filter(({ content }) => isForVisitors(content, at));
  const serviceIds = current.flatMap(({ content }) => content.serviceIds);
  const visible = new Set(serviceIds.length > 0 ? (await listVisible(db, serviceIds)).map(({ id }) => id) : []);
  return current.flatMap(({ id, content: { title, subtitle, url, serviceIds } }) => {
    const leadsTo = url || (serviceIds.some((one) => visible.has(one)) ? `#/?view=topic&id=${id}` : '');
    return leadsTo ? { id, title, subtitle, cover: null, url: leadsTo } : [];
  });
}
