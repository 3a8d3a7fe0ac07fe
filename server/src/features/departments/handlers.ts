import type { departments } from '@yizhan/contract/calls/departments.ts';
import type { DepartmentInput } from '@yizhan/contract/entities/departments.ts';
import { audit } from '../../common/audit.ts';
import { fail } from '../../common/fail.ts';
import { assertUnused } from '../../common/in-use.ts';
import { nextCode } from '../../common/next-code-queries.ts';
import { assertNotStale } from '../../common/stale.ts';
import { onUniqueViolation } from '../../common/unique-violation.ts';
import type { SignedInContext } from '../../context.ts';
import { recycle } from '../../domain/recycling/queries.ts';
import { indexDepartment } from '../../domain/search/entry-queries.ts';
import type { Handlers } from '../../handlers.ts';
import { deleteFilesOf } from './card-queries.ts';
import { cards } from './cards.ts';
import { publishDepartmentsChanged } from './departments-changed.ts';
import * as rows from './queries.ts';
import { isBelow, treeOf } from './rules.ts';

const uniqueErrors = ({ code, name }: DepartmentInput) => ({
  dept_code: () => fail('code_taken', { code }, { field: 'code' }),
  dept_name: () => fail('name_taken', { name }, { field: 'name' }),
});

type TreeNode = { id: string; parentId: string | null };
const assertThere = (all: readonly TreeNode[], ids: readonly (string | null)[]) => {
  const known = new Set(all.map((dept) => dept.id));
  if (ids.some((id) => id !== null && !known.has(id))) fail('not_found');
};

/** Access granted to a department extends to its descendants, so a move changes people's rights. */
const publishMoved = ({ bus, db }: Pick<SignedInContext, 'bus' | 'db'>) =>
  bus.publish('rights.changed', { tenantId: db.tenant });

export const handlers: Handlers<typeof departments> = {
  ...cards,

  async tree(_, { db }) {
    return treeOf(await rows.listNames(db));
  },

  async list(_, { db }) {
    const stored = await rows.listDepartments(db);
    return stored.map(({ updatedAt: _at, updatedBy: _by, ...row }) => row);
  },

  async create(asked, context) {
    const { db, now, person } = context;
    const write = db.transaction(async (db) => {
      assertThere(await rows.lockDepartments(db), [asked.parentId]);
      const input = { ...asked, code: asked.code || (await nextCode(db, 'department')) };
      const created = await rows.insertDepartment(db, { ...input, by: person.id, now });
      await audit({ ...context, db }, { action: 'create', entity: 'department', entityId: created.id, after: input });
      return created;
    });
    const created = await onUniqueViolation(write, uniqueErrors(asked));
    publishDepartmentsChanged(context);
    return created;
  },

  async update({ id, version, ...asked }, context) {
    const { db, now, person } = context;
    const write = db.transaction(async (db) => {
      const all = await rows.lockDepartments(db);
      const before = (await rows.findDepartment(db, id)) ?? fail('not_found');
      const input = { ...asked, code: asked.code || before.code };
      assertThere(all, [input.parentId]);
      assertNotStale(before, version, before.name);
      if (isBelow(all, input.parentId, id)) fail('parent_below_itself');
      await rows.updateDepartment(db, { ...input, id, by: person.id, now });
      // The name is one of the search terms of the department's services.
      if (before.name !== input.name || before.shortName !== input.shortName) await indexDepartment(db, id);
      await audit({ ...context, db }, { action: 'update', entity: 'department', entityId: id, before, after: input });
    });
    await onUniqueViolation(write, uniqueErrors(asked));
    publishMoved(context);
    publishDepartmentsChanged(context);
    return { id };
  },

  async changeOrder({ parentId, ids }, context) {
    const { db, now, person } = context;
    await db.transaction(async (db) => {
      const all = await rows.lockDepartments(db);
      assertThere(all, [parentId, ...ids]);
      if (ids.some((id) => isBelow(all, parentId, id))) fail('parent_below_itself');
      const before = all.filter((dept) => ids.includes(dept.id));
      await rows.writeOrder(db, { parentId, ids, by: person.id, now });
      const change = { before, after: { parentId, ids } };
      await audit(
        { ...context, db },
        { action: 'changeOrder', entity: 'department', entityId: parentId ?? '0', ...change },
      );
    });
    publishMoved(context);
    publishDepartmentsChanged(context);
    return {};
  },

  async remove({ id }, context) {
    const { db, caller } = context;
    await db.transaction(async (db) => {
      await rows.lockDepartments(db);
      const before = (await rows.findDepartment(db, id)) ?? fail('not_found');
      assertUnused(await rows.usesOfDepartment(db, id), caller);
      await recycle({ ...context, db }, { kind: 'department', id, name: before.name });
      await rows.deleteDepartment(db, id);
      await deleteFilesOf(db, id, null);
      await audit({ ...context, db }, { action: 'remove', entity: 'department', entityId: id, before });
    });
    publishDepartmentsChanged(context);
    return {};
  },
};
