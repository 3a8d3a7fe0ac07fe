import type { sensitiveWordCalls } from '@yizhan/contract/calls/sensitive-words.ts';
import * as wordLimits from '@yizhan/contract/limits/sensitive-words.ts';
import { audit } from '../../common/audit.ts';
import { fail } from '../../common/fail.ts';
import type { SignedInContext } from '../../context.ts';
import type { Handlers } from '../../handlers.ts';
import { countWords, deleteWord, findWord, listWords, updateWord, upsertWords } from './queries.ts';

/** Every node compiles the list again before the next text is checked. */
const announce = ({ bus, db }: SignedInContext) => bus.publish('words.changed', { tenantId: db.tenant });

export const handlers: Handlers<typeof sensitiveWordCalls> = {
  async list(query, { db }) {
    const rows = await listWords(db, query);
    const records = rows.map(({ total: _total, ...row }) => row);
    return { records, total: rows[0]?.total ?? 0, current: query.current, size: query.size };
  },

  async create({ words, action }, context) {
    const unique = [...new Set(words)];
    const rows = await context.db.transaction(async (db) => {
      const written = await upsertWords(db, unique, action);
      if ((await countWords(db)) > wordLimits.maxWords) fail('words_full', { most: wordLimits.maxWords });
      const entry = { action: 'create', entity: 'sensitiveWord', entityId: db.tenant } as const;
      await audit({ ...context, db }, { ...entry, after: { words: unique, action } });
      return written;
    });
    announce(context);
    const added = rows.filter(({ isNew }) => isNew).length;
    return { added, changed: rows.length - added };
  },

  async update({ id, action }, context) {
    await context.db.transaction(async (db) => {
      const before = (await findWord(db, id)) ?? fail('not_found');
      await updateWord(db, id, action);
      const entry = { action: 'update', entity: 'sensitiveWord', entityId: id } as const;
      await audit({ ...context, db }, { ...entry, before, after: { ...before, action } });
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
};
