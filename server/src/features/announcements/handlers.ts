import type { announcements } from '@yizhan/contract/calls/announcements.ts';
import { fail } from '../../common/fail.ts';
import { cleanText } from '../../common/rich-texts.ts';
import type { Handlers } from '../../handlers.ts';
import { getAnnouncement } from './queries.ts';

export const handlers: Handlers<typeof announcements> = {
  async detail({ id }, context) {
    const announcement = (await getAnnouncement(context, id)) ?? fail('not_found');
    // Public accounts and imports write rows too, so the content is sanitised on the way out.
    return { ...announcement, content: (await cleanText(announcement.content)).html };
  },
};
