import type { announcements } from '@yizhan/contract/calls/announcements.ts';
import { fail } from '../../common/fail.ts';
import { withPictureAddresses } from '../../common/rich-text.ts';
import { cleanText } from '../../common/rich-texts.ts';
import type { Handlers } from '../../handlers.ts';
import { managing } from './managing.ts';
import { getAnnouncement, listAnnouncements } from './queries.ts';

export const handlers: Handlers<typeof announcements> = {
  async page({ current, size, ...filter }, context) {
    const found = await listAnnouncements(context, { ...filter, limit: size, offset: (current - 1) * size });
    return { ...found, current, size };
  },

  async detail({ id }, context) {
    const announcement = (await getAnnouncement(context, id)) ?? fail('not_found');
    // Public accounts and imports write rows too, so the content is sanitised on the way out.
    const { html } = await cleanText(announcement.content);
    const content = withPictureAddresses(html, (fileId) => context.files.link(context.person, fileId));
    return { ...announcement, content };
  },

  ...managing,
};
