import type { BannerContent, QuickItem } from '@yizhan/contract/entities/portal.ts';
import { isWithin } from '../../common/time-window.ts';

/** Whether a banner is currently shown to this identity type. */
export const isVisible = ({ identities, beginTime, endTime }: BannerContent, roleType: number, at: string) =>
  isWithin({ from: beginTime, until: endTime }, at) && (identities.length === 0 || identities.includes(roleType));

/** The fields of items that would do nothing when clicked. */
export const idleItems = (items: readonly QuickItem[]) =>
  items.flatMap(({ url, picture }, at) => (url || picture ? [] : [`items.${at}.url`]));
