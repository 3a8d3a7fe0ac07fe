import type { serviceConfig } from '@yizhan/contract/calls/service-config.ts';
import type { GapRow } from '@yizhan/contract/entities/service-config.ts';
import * as searchLimits from '@yizhan/contract/limits/search.ts';
import * as serviceLimits from '@yizhan/contract/limits/services.ts';
import { audit } from '../../common/audit.ts';
import { fail } from '../../common/fail.ts';
import { assertNoSensitiveWord } from '../../common/sensitive-words.ts';
import { assertNotStale } from '../../common/stale.ts';
import type { Db } from '../../db/database.ts';
import { recycle } from '../../domain/recycling/queries.ts';
import { findNear } from '../../domain/search/near.ts';
import { everyGuide } from '../../domain/search/near-queries.ts';
import { readSearchWords } from '../../domain/search/synonym-queries.ts';
import { onShelf } from '../../domain/services/queries.ts';
import { findSettings, lockSettings, writeSettings } from '../../domain/settings/queries.ts';
import type { Handlers } from '../../handlers.ts';
import { changeServices } from './change-services.ts';
import { findByNewWords } from './find-by-new-words.ts';
import { lockService, setKeywords } from './queries.ts';
import { withKeyword } from './rules.ts';
import * as rows from './search-queries.ts';

type HeldVersion = { id: string; version: number };
type Calls =
  | 'hotWords'
  | 'saveHotWords'
  | 'synonyms'
  | 'submitSynonym'
  | 'removeSynonym'
  | 'gaps'
  | 'handleGap'
  | 'teachGap';

/** Synonyms are read at every search, so changes take effect at once. */
export const searchHandlers: Pick<Handlers<typeof serviceConfig>, Calls> = {
  async hotWords(_, { db }) {
    const { settings, version } = await findSettings(db);
    return { ...settings.search, version };
  },

  async saveHotWords({ version, ...input }, context) {
    const { db, tenant, bus } = context;
    const search = { hotWords: [...new Set(input.hotWords)] };
    await assertNoSensitiveWord(context, 'settings', search.hotWords.join('\n'));
    const saved = await db.transaction(async (tx) => {
      const before = await lockSettings(tx, version);
      await writeSettings(tx, before.name, { ...before.settings, search });
      const entry = { action: 'update', entity: 'settings', entityId: tenant.id } as const;
      await audit({ ...context, db: tx }, { ...entry, before: { search: before.settings.search }, after: { search } });
      return findSettings(tx);
    });
    bus.publish('tenant.changed', { tenantId: tenant.id });
    return { ...saved.settings.search, version: saved.version };
  },

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
      await recycle({ ...context, db }, { kind: 'synonym', id: held.id, name: before.words.join('、') });
      await rows.deleteSynonym(db, held.id);
      await audit({ ...context, db }, { action: 'remove', entity: 'synonym', entityId: held.id, before });
    });
    return {};
  },

  async gaps(query, { db }) {
    const { records, total } = await rows.listGaps(db, query);
    const offered: GapRow[] = [];
    for (const gap of records) offered.push({ ...gap, near: gap.state === 'OPEN' ? await nearTo(db, gap.word) : [] });
    return { records: offered, total, current: query.current, size: query.size };
  },

  async teachGap({ id, serviceId }, context) {
    await changeServices(context, async (db, by) => {
      const gap = (await rows.lockGap(db, id)) ?? fail('not_found');
      const before = (await lockService(db, context.person, serviceId)) ?? fail('not_found');
      const keywords = withKeyword(before.keywords, gap.word);
      if (keywords.length > serviceLimits.keywordsLength) fail('keywords_full', { name: before.name });
      await setKeywords(db, serviceId, keywords, by);
      await findByNewWords(db, serviceId);
      await rows.updateGap(db, id, { state: 'DONE', note: before.name }, by);
      const change = { before: { keywords: before.keywords }, after: { keywords } };
      await audit({ ...context, db }, { action: 'teach', entity: 'service', entityId: serviceId, ...change });
    });
    return {};
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

/** The services a word may mean, for anybody: an administrator decides. */
async function nearTo(db: Db, word: string): Promise<GapRow['near']> {
  const words = await readSearchWords(db, word);
  if (!words) return [];
  const { found, near } = await findNear(db, { services: onShelf, guides: everyGuide }, words);
  return rows.listNames(db, [...found, ...near].slice(0, searchLimits.nearOfGap));
}

async function heldSynonym(db: Db, { id, version }: HeldVersion): Promise<{ words: string[] }> {
  const found = (await rows.lockSynonym(db, id)) ?? fail('not_found');
  assertNotStale(found, version, found.words.join(' '));
  return { words: found.words };
}
