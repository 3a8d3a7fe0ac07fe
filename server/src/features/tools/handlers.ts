import type { tools } from '@yizhan/contract/calls/tools.ts';
import { isOwnPath } from '../../common/addresses.ts';
import { audit } from '../../common/audit.ts';
import { fail } from '../../common/fail.ts';
import { assertUnused } from '../../common/in-use.ts';
import { attachIcon } from '../../common/picture-links.ts';
import { assertNotStale } from '../../common/stale.ts';
import { onUniqueViolation } from '../../common/unique-violation.ts';
import type { SignedInContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { recycle } from '../../domain/recycling/queries.ts';
import { isPublicTool, listTools, lockTools } from '../../domain/tools/queries.ts';
import { assertRoomForTool } from '../../domain/tools/room.ts';
import type { Handlers } from '../../handlers.ts';
import * as rows from './queries.ts';
import { type StoredTool, storedTool } from './rules.ts';

type HeldVersion = { id: string; version: number };
const entity = 'commonTool';

export const handlers: Handlers<typeof tools> = {
  list: (_, { db }) => rows.listTools(db),

  async save({ tool: input, held }, context) {
    const tool = storedTool(input);
    const write = context.db.transaction(async (db) => {
      if ((await rows.countRoles(db, tool.roles)) < tool.roles.length) fail('invalid_input', { fields: 'roles' });
      if (tool.serviceId && !(await rows.isService(db, tool.serviceId)))
        fail('invalid_input', { fields: 'serviceId' }, { fields: ['serviceId'] });
      await attachIcon({ ...context, db }, tool.tools_icon);
      return held ? update(db, context, held, tool) : create(db, context, tool);
    });
    const { tools_name: name } = tool;
    const saved = await onUniqueViolation(write, {
      common_tool_name: () => fail('name_taken', { name }, { field: 'tools_name' }),
    });
    publishToolsChanged(context);
    return saved;
  },

  async remove(held, context) {
    await context.db.transaction(async (db) => {
      const before = await lockCurrentTool(db, held);
      assertUnused(await rows.usesOfTool(db, held.id), context.caller);
      await recycle({ ...context, db }, { kind: entity, id: held.id, name: before.tools_name });
      await rows.deleteTool(db, held.id);
      await audit({ ...context, db }, { action: 'remove', entity, entityId: held.id, before });
    });
    publishToolsChanged(context);
    return {};
  },

  async order({ ids }, context) {
    await context.db.transaction(async (db) => {
      const known = new Set((await lockTools(db)).map(({ id }) => id));
      if (ids.some((id) => !known.has(id))) fail('not_found');
      await rows.writeOrder(db, ids);
      await audit({ ...context, db }, { action: 'changeOrder', entity, entityId: '0', after: { ids } });
    });
    publishToolsChanged(context);
    return {};
  },

  async verifyUrl({ url }, { foreign }) {
    // A page of the portal itself always exists.
    return isOwnPath(url.replace(/^#/, '')) ? { ok: true, reason: '' } : foreign.check(url);
  },

  open: (_, { db }) => listTools(db, isPublicTool),
};

async function create(db: Db, context: SignedInContext, tool: StoredTool) {
  await assertRoomForTool(db);
  const created = await rows.insertTool(db, tool);
  await audit({ ...context, db }, { action: 'create', entity, entityId: created.id, after: tool });
  return created;
}

async function update(db: Db, context: SignedInContext, held: HeldVersion, tool: StoredTool) {
  const before = await lockCurrentTool(db, held);
  const saved = await rows.updateTool(db, held.id, tool);
  await audit({ ...context, db }, { action: 'update', entity, entityId: held.id, before, after: tool });
  return saved;
}

/** The tool, locked for its editor. Fails if the editor's version is stale. */
async function lockCurrentTool(db: Db, { id, version }: HeldVersion) {
  await lockTools(db);
  const tool = (await rows.findTool(db, id)) ?? fail('not_found');
  assertNotStale(tool, version, tool.tools_name);
  const { updatedAt: _at, updatedBy: _by, ...row } = tool;
  return row;
}

const publishToolsChanged = ({ bus, db }: SignedInContext) =>
  bus.publish('hint', { tenantId: db.tenant, topic: 'card.tools' });
