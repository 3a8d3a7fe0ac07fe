import { findUnread } from '../../domain/notices/queries.ts';
import { ownNotices } from '../column-address.ts';
import type { TodaySource } from './source.ts';

/** The unread notice that matters most: an important one before others, the newest before older ones. */
export const notice: TodaySource = {
  shows: ['notices'],
  async load({ db, person, now }) {
    const unread = await findUnread(db, person.id, now);
    if (!unread) return [];
    const { id, title, sender, isUrgent } = unread;
    return [{ id, title, note: sender, at: null, isLate: isUrgent, url: ownNotices }];
  },
};
