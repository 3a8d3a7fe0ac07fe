import type { serviceConfig } from '@yizhan/contract/calls/service-config.ts';
import * as searchLimits from '@yizhan/contract/limits/search.ts';
import { audit } from '../../common/audit.ts';
import { fail } from '../../common/fail.ts';
import { assertNotStale } from '../../common/stale.ts';
import type { Db } from '../../db/database.ts';
import type { Handlers } from '../../handlers.ts';
import * as rows from './search-queries.ts';

type HeldVersion = { id: string; version: number };
type Calls = 'synonyms' | 'submitSynonym' | 'removeSynonym' | 'gaps' | 'handleGap';

/** Synonyms are read at every search, so changes take effect at once. */
export const searchHandlers: Pick<Handlers<typeof serviceConfig>, Calls> = {
  async synonyms(query, { db }) {
    return { ...(await rows.listSynonyms(db, query)), current: query.current, size: query.size };
  },

  submitSynonym: ({ synonym: { words }, held }, context) =>
    context.db.transaction(async (db) => {
      const by = { by: context.person.id, now: context.now };
      const before = held ? await heldSynonym(db, held) : undefined;
      if (!held && (await rows.countSynonyms(db)) >= searchLimits.maxSynonyms)
        fail('too_many_synonyms', { most: searchLimits.maxSynonyms });
      const saved = held ? await rows.updateSynonym(db, held.id, words, by) : await rows.insertSynonym(db, words, by);
      const action = held ? 'update' : 'create';
      await audit({ ...context, db }, { action, entity: 'synonym', entityId: saved.id, before, after: { words } });
      return saved;
    }),

  async removeSynonym(held, context) {
    await context.db.transaction(async (db) => {
      const before = await heldSynonym(db, held);
      await rows.deleteSynonym(db, held.id);
      await audit({ ...context, db }, { action: 'remove', entity: 'synonym', entityId: held.id, before });
    });
    return {};
  },

  async gaps(query, { db }) {
    return { ...(await rows.listGaps(db, query)), current: query.current, size: query.size };
  },

  async handleGap({ id, ...after }, context) {
    await context.db.transaction(async (db) => {
      const before = (await rows.lockGap(db, id)) ?? fail('not_found');
      await rows.updateGap(db, id, after, { by: context.person.id, now: context.now });
      await audit({ ...context, db }, { action: 'handle', entity: 'searchGap', entityId: id, before, after });
    });
    return {};
  },
};

async function heldSynonym(db: Db, { id, version }: HeldVersion): Promise<{ words: string[] }> {
  const found = (await rows.lockSynonym(db, id)) ?? fail('not_found');
  assertNotStale(found, version, found.words.join(' '));
  return { words: found.words };
}
