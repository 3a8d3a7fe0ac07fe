import type { english } from '@yizhan/contract/calls/english.ts';
import { audit } from '../../common/audit.ts';
import { assertNotStale } from '../../common/stale.ts';
import { listEnglish } from '../../domain/english/queries.ts';
import { indexServicesNamed } from '../../domain/search/entry-queries.ts';
import type { Handlers } from '../../handlers.ts';
import * as rows from './queries.ts';
import { englishTexts, isMissing, matches, toRow } from './rules.ts';
import { usedTexts } from './used-texts.ts';

export const handlers: Handlers<typeof english> = {
  async page({ current, size, ...filter }, context) {
    const all = englishTexts(await usedTexts(context), await listEnglish(context.db));
    const found = all.filter((row) => matches(row, filter));
    const records = found.slice((current - 1) * size, current * size);
    return { records, total: found.length, current, size, missing: all.filter(isMissing).length };
  },

  get: async ({ text }, { db }) => toRow(text, await rows.findEnglish(db, text), []),

  async submit({ text, english, version }, context) {
    const { db, now, person, bus } = context;
    const saved = await db.transaction(async (db) => {
      const before = await rows.lockEnglish(db, text);
      assertNotStale(before, version, text);
      await rows.writeEnglish(db, { text, english, by: person.id, now });
      // A service is found by its English name, too.
      await indexServicesNamed(db, text);
      const change = { before: { text, english: before.english }, after: { text, english } };
      await audit({ ...context, db }, { action: 'update', entity: 'english', entityId: text, ...change });
      return rows.findEnglish(db, text);
    });
    bus.publish('english.changed', { tenantId: db.tenant });
    return toRow(text, saved, []);
  },
};
