import type { BannerContent, QuickItem } from '@yizhan/contract/entities/portal.ts';
import { isWithin } from '../../common/time-window.ts';

/** Whether a banner is for this kind of identity, now. */
export const isVisible = ({ identities, beginTime, endTime }: BannerContent, roleType: number, at: string) =>
  isWithin({ from: beginTime, until: endTime }, at) && (identities.length === 0 || identities.includes(roleType));

/** The places of entries that would do nothing when pressed. */
export const idleItems = (items: readonly QuickItem[]) =>
  items.flatMap(({ url, picture }, at) => (url || picture ? [] : [`items.${at}.url`]));
