import type { themes } from '@yizhan/contract/calls/themes.ts';
import { fail } from '../../common/fail.ts';
import { attachPicture } from '../../common/picture-links.ts';
import { toWireTime } from '../../common/wire-time.ts';
import { createDraft, publicationFor, removePublication, saveDraft } from '../../domain/publishing/publishing.ts';
import { listPublications } from '../../domain/publishing/queries.ts';
import { parseContent, stateOf } from '../../domain/publishing/rules.ts';
import { deleteChoicesOf, deleteChosenTheme, findChosenTheme, writeChosenTheme } from '../../domain/themes/queries.ts';
import { openThemes, themeFor, themeOf } from '../../domain/themes/rules.ts';
import type { Handlers } from '../../handlers.ts';
import { assertFit } from './rules.ts';

export const handlers: Handlers<typeof themes> = {
  async choices(_, { db, person, tenant, published, now }) {
    const offers = openThemes(await published.list(db, 'theme'), toWireTime(now));
    const chosen = await findChosenTheme(db, person.id);
    const own = offers.find(({ id }) => id === chosen);
    return [
      { ...tenant.settings.theme, id: null, chosen: !own, until: null },
      ...offers.map((offer) => ({
        ...themeOf(offer),
        id: offer.id,
        chosen: offer === own,
        until: offer.content.festival?.until ?? null,
      })),
    ];
  },

  async choose({ themeId }, { db, person, tenant, published, bus, now }) {
    const at = toWireTime(now);
    const offers = await published.list(db, 'theme');
    if (themeId && !openThemes(offers, at).some(({ id }) => id === themeId)) fail('not_found');
    await (themeId ? writeChosenTheme(db, person.id, themeId) : deleteChosenTheme(db, person.id));
    bus.publish('hint', { tenantId: tenant.id, topic: 'theme', userIds: [person.id] });
    return themeFor({ school: tenant.settings.theme, offers, chosen: themeId ?? undefined, at });
  },

  async list(_, { db }) {
    const rows = await listPublications(db, 'theme');
    return rows.map((row) => ({ ...stateOf(row), content: parseContent('theme', row.content) }));
  },

  async detail({ id }, context) {
    const row = await publicationFor(context, id);
    if (row.kind !== 'theme') fail('not_found');
    return { ...stateOf(row), content: parseContent('theme', row.content) };
  },

  async submit({ content, held }, context) {
    assertFit(content);
    return context.db.transaction(async (db) => {
      const within = { ...context, db };
      // Visitors see a festival's picture too.
      await attachPicture(within, content.themeImg, { audience: 'public' });
      return held ? saveDraft(within, 'theme', held, content) : createDraft(within, 'theme', content);
    });
  },

  async remove(held, context) {
    await removePublication(context, 'theme', held);
    await deleteChoicesOf(context.db, held.id);
    return {};
  },
};
