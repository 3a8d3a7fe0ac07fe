import type { centres } from '@yizhan/contract/calls/centres.ts';
import { type CentreKind, type CentreType, centreKinds } from '@yizhan/contract/centres.ts';
import { publishables } from '@yizhan/contract/publishable.ts';
import { fail } from '../../common/fail.ts';
import { attachPicture } from '../../common/picture-links.ts';
import { createDraft, removePublication, saveDraft } from '../../domain/publishing/publishing.ts';
import { listPublications } from '../../domain/publishing/queries.ts';
import { parseContent, stateOf } from '../../domain/publishing/rules.ts';
import { listServiceChoices } from '../../domain/services/choice-queries.ts';
import type { Handlers } from '../../handlers.ts';
import type { Person } from '../../person.ts';
import { countServices, lockCentres } from './queries.ts';

/** Each centre has a menu entry of its own. */
function kindFor(person: Person, type: CentreType): CentreKind {
  const kind = centreKinds[type];
  if (!person.menus.has(publishables[kind].menu)) fail('no_menu_entry');
  return kind;
}

export const handlers: Handlers<typeof centres> = {
  async detail({ type }, { db, person }) {
    const kind = kindFor(person, type);
    const [row] = await listPublications(db, kind);
    return { publication: row ? { ...stateOf(row), content: parseContent(kind, row.content) } : null };
  },

  async submit({ type, content, held }, context) {
    const kind = kindFor(context.person, type);
    const picks = [...new Set(content.picks)];
    return context.db.transaction(async (db) => {
      const within = { ...context, db };
      await lockCentres(db);
      if ((await countServices(db, picks)) < picks.length)
        fail('invalid_input', { fields: 'picks' }, { fields: ['picks'] });
      // Visitors see the hall, too.
      await attachPicture(within, content.banner.picture, { audience: 'public' });
      const draft = { ...content, picks };
      if (held) return saveDraft(within, kind, held, draft);
      // Whoever came second continues what the first began, and learns of it.
      const [existing] = await listPublications(db, kind);
      return existing
        ? saveDraft(within, kind, { id: existing.id, version: 0 }, draft)
        : createDraft(within, kind, draft);
    });
  },

  async remove({ type, held }, context) {
    await removePublication(context, kindFor(context.person, type), held);
    return {};
  },

  services({ type, ...query }, { db, person }) {
    kindFor(person, type);
    return listServiceChoices(db, query);
  },
};
