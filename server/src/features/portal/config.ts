import type { portal } from '@yizhan/contract/calls/portal.ts';
import { fail } from '../../common/fail.ts';
import { attachPicture, fileIdOf } from '../../common/picture-links.ts';
import { assertWindow } from '../../common/time-window.ts';
import { createDraft, removePublication, saveDraft } from '../../domain/publishing/publishing.ts';
import { listPublications } from '../../domain/publishing/queries.ts';
import { parseContent, stateOf } from '../../domain/publishing/rules.ts';
import { listServiceChoices } from '../../domain/services/choice-queries.ts';
import type { Handlers } from '../../handlers.ts';
import { countServices } from './queries.ts';

type Config = 'banners' | 'submitBanner' | 'removeBanner' | 'services' | 'alerts' | 'submitAlert' | 'removeAlert';

const fields = { from: 'beginTime', until: 'endTime' };

/** Editing banners and alerts. */
export const config: Pick<Handlers<typeof portal>, Config> = {
  async banners(_, { db, person, files }) {
    return (await listPublications(db, 'banner')).map((row) => {
      const content = parseContent('banner', row.content);
      const coverUrl = content.cover && files.link(person, fileIdOf(content.cover));
      return { ...stateOf(row), content, coverUrl };
    });
  },

  async submitBanner({ content, held }, context) {
    assertWindow({ from: content.beginTime, until: content.endTime }, fields);
    const serviceIds = [...new Set(content.serviceIds)];
    if ((await countServices(context.db, serviceIds)) < serviceIds.length)
      fail('invalid_input', { fields: 'serviceIds' }, { fields: ['serviceIds'] });
    const banner = { ...content, serviceIds };
    return context.db.transaction(async (db) => {
      const within = { ...context, db };
      await attachPicture(within, content.cover, { audience: 'tenant' });
      return held ? saveDraft(within, 'banner', held, banner) : createDraft(within, 'banner', banner);
    });
  },

  services: (query, { db }) => listServiceChoices(db, query),

  async removeBanner(held, context) {
    await removePublication(context, 'banner', held);
    return {};
  },

  async alerts(_, { db }) {
    return (await listPublications(db, 'alert')).map((row) => ({
      ...stateOf(row),
      content: parseContent('alert', row.content),
    }));
  },

  async submitAlert({ content, held }, context) {
    assertWindow({ from: content.beginTime, until: content.endTime }, fields);
    return held ? saveDraft(context, 'alert', held, content) : createDraft(context, 'alert', content);
  },

  async removeAlert(held, context) {
    await removePublication(context, 'alert', held);
    return {};
  },
};
