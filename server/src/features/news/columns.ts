import type { news } from '@yizhan/contract/calls/news.ts';
import * as newsLimits from '@yizhan/contract/limits/news.ts';
import { audit } from '../../common/audit.ts';
import { fail } from '../../common/fail.ts';
import { assertUnused } from '../../common/in-use.ts';
import { assertNotStale } from '../../common/stale.ts';
import { onUniqueViolation } from '../../common/unique-violation.ts';
import { toWireTime } from '../../common/wire-time.ts';
import type { SignedInContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { recycle } from '../../domain/recycling/queries.ts';
import type { Handlers } from '../../handlers.ts';
import * as rows from './column-queries.ts';

type Calls = Pick<
  Handlers<typeof news>,
  'manageColumns' | 'submitColumn' | 'removeColumn' | 'orderColumns' | 'pickColumns'
>;

const uniqueErrors = (name: string) => ({
  news_column_name: () => fail('name_taken', { name }, { field: 'columnName' }),
});

/** Editing news columns. */
export const columns: Calls = {
  async manageColumns(_, { db }) {
    return rows.listColumnRows(db);
  },

  async pickColumns(_, { db }) {
    return rows.pickColumns(db);
  },

  async submitColumn({ column, held }, context) {
    const write = context.db.transaction(async (db) => {
      const before = held && (await lockCurrentColumn(db, held, context.now));
      if (!held && (await rows.countColumns(db)) >= newsLimits.maxColumns)
        fail('invalid_input', { fields: 'columnName' }, { fields: ['columnName'] });
      const saved = held ? await rows.updateColumn(db, held.id, column) : await rows.insertColumn(db, column);
      const action = held ? 'update' : 'create';
      await audit({ ...context, db }, { action, entity: 'newsColumn', entityId: saved.id, before, after: column });
      return saved;
    });
    const saved = await onUniqueViolation(write, uniqueErrors(column.columnName));
    publishColumnsChanged(context);
    return saved;
  },

  async removeColumn(held, context) {
    await context.db.transaction(async (db) => {
      const before = await lockCurrentColumn(db, held, context.now);
      assertUnused(await rows.usesOfColumn(db, held.id), context.caller);
      await recycle({ ...context, db }, { kind: 'newsColumn', id: held.id, name: before.columnName });
      await rows.deleteColumn(db, held.id);
      await audit({ ...context, db }, { action: 'remove', entity: 'newsColumn', entityId: held.id, before });
    });
    publishColumnsChanged(context);
    return {};
  },

  async orderColumns({ ids }, context) {
    await context.db.transaction(async (db) => {
      if ((await rows.countNamed(db, ids)) !== ids.length) fail('not_found');
      const before = (await rows.pickColumns(db)).map(({ id }) => id);
      await rows.orderColumns(db, ids);
      const entry = { action: 'order', entity: 'newsColumn', entityId: ids[0] ?? '', before, after: ids } as const;
      await audit({ ...context, db }, entry);
    });
    publishColumnsChanged(context);
    return {};
  },
};

async function lockCurrentColumn(db: Db, { id, version }: { id: string; version: number }, now: Date) {
  const before = (await rows.lockColumn(db, id)) ?? fail('not_found');
  if (before.version === version) return before;
  const last = (await rows.lastChangeOf(db, id)) ?? { updatedAt: toWireTime(now), updatedBy: null };
  assertNotStale({ ...last, version: before.version }, version, before.columnName);
  return before;
}

const publishColumnsChanged = ({ bus, db }: Pick<SignedInContext, 'bus' | 'db'>) =>
  bus.publish('hint', { tenantId: db.tenant, topic: 'card.news' });
