import type { sensitiveWordCalls } from '@yizhan/contract/calls/sensitive-words.ts';
import * as wordLimits from '@yizhan/contract/limits/sensitive-words.ts';
import { audit } from '../../common/audit.ts';
import { fail } from '../../common/fail.ts';
import { normalizedText } from '../../common/sensitive-words/word-finder.ts';
import type { SignedInContext } from '../../context.ts';
import type { Handlers } from '../../handlers.ts';
import { countWords, deleteWord, findWord, listHits, listWords, updateWord, upsertWords } from './queries.ts';

/** Every node compiles the list again before the next text is checked. */
const announce = ({ bus, db }: SignedInContext) => bus.publish('words.changed', { tenantId: db.tenant });

export const handlers: Handlers<typeof sensitiveWordCalls> = {
  async list(query, { db }) {
    return pageOf(query, await listWords(db, query));
  },

  async create({ words, level, action }, context) {
    const unique = [...new Set(words)];
    const rows = await context.db.transaction(async (db) => {
      const written = await upsertWords(db, unique, { level, action });
      if ((await countWords(db)) > wordLimits.maxWords) fail('words_full', { most: wordLimits.maxWords });
      const entry = { action: 'create', entity: 'sensitiveWord', entityId: db.tenant } as const;
      await audit({ ...context, db }, { ...entry, after: { words: unique, level, action } });
      return written;
    });
    announce(context);
    const added = rows.filter(({ isNew }) => isNew).length;
    return { added, changed: rows.length - added };
  },

  async update({ id, level, action }, context) {
    await context.db.transaction(async (db) => {
      const before = (await findWord(db, id)) ?? fail('not_found');
      await updateWord(db, id, { level, action });
      const entry = { action: 'update', entity: 'sensitiveWord', entityId: id } as const;
      await audit({ ...context, db }, { ...entry, before, after: { ...before, level, action } });
    });
    announce(context);
    return {};
  },

  async remove({ id }, context) {
    await context.db.transaction(async (db) => {
      const before = (await findWord(db, id)) ?? fail('not_found');
      await deleteWord(db, id);
      await audit({ ...context, db }, { action: 'remove', entity: 'sensitiveWord', entityId: id, before });
    });
    announce(context);
    return {};
  },

  async tryText({ text }, { words, db }) {
    const found = await words.findAll(db.tenant, text);
    return { normalized: normalizedText(text), found };
  },

  async hits(query, { db, person }) {
    const canReadChats = person.menus.has('userFrameConfig/manage/chatRecords');
    return pageOf(query, await listHits(db, { ...query, canReadChats }));
  },
};

type PageQuery = { current: number; size: number };

function pageOf<T extends { total: number }>({ current, size }: PageQuery, rows: readonly T[]) {
  const records = rows.map(({ total: _total, ...row }) => row);
  return { records, total: rows[0]?.total ?? 0, current, size };
}
