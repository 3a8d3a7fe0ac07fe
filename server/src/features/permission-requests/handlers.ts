import type { permissionRequests } from '@yizhan/contract/calls/permission-requests.ts';
import * as requestLimits from '@yizhan/contract/limits/permission-requests.ts';
import { sections } from '@yizhan/contract/sections.ts';
import { menus } from '@yizhan/contract/texts/zh-CN/menus.ts';
import { audit } from '../../common/audit.ts';
import { fail } from '../../common/fail.ts';
import { assertNoSensitiveWord } from '../../common/sensitive-words.ts';
import { onUniqueViolation } from '../../common/unique-violation.ts';
import type { Db } from '../../db/database.ts';
import { holdersOf } from '../../domain/departments/holder-queries.ts';
import { granterOf } from '../../domain/roles/queries.ts';
import { covers, PLATFORM_ADMINISTRATOR } from '../../domain/roles/rules.ts';
import type { Handlers } from '../../handlers.ts';
import * as rows from './queries.ts';
import { assignAnswer, assignResult, endAnswer } from './todos.ts';

const entity = 'permissionRequest';

const rightsOf = ({ code, menus }: rows.RoleOfMenu) => ({ menus, platform: code === PLATFORM_ADMINISTRATOR });

async function pending(db: Db, id: string) {
  const request = (await rows.lockRequest(db, id)) ?? fail('not_found');
  if (request.state !== 'PENDING') fail('request_answered');
  return request;
}

export const handlers: Handlers<typeof permissionRequests> = {
  async own({ menu }, { db, person }) {
    return { request: (await rows.findOwn(db, person.id, menu)) ?? null };
  },

  async create({ menu, reason }, context) {
    const { person, now, cardHints, tenant } = context;
    if (person.menus.has(menu)) fail('invalid_input', { fields: 'menu' });
    await assertNoSensitiveWord(context, 'permissionRequest', reason);
    const most = requestLimits.maxPending;
    const write = context.db.transaction(async (db) => {
      if ((await rows.countPending(db, person.id)) >= most) fail('too_many_requests_waiting', { most });
      const { id: userId, identityId } = person;
      const { id } = await rows.insertRequest(db, { userId, identityId, menu, reason, now });
      const granters = await holdersOf(db, sections.requests.menu, now);
      await assignAnswer(db, { id, menu, who: person.name, now }, granters);
      await audit({ ...context, db }, { action: 'create', entity, entityId: id, after: { menu, reason } });
      return { id, granters };
    });
    const { id, granters } = await onUniqueViolation(write, {
      permission_request_pending: () => fail('request_waiting', { menu: menus[menu] }),
    });
    cardHints.publishTo(tenant.id, 'todos', granters);
    return { id };
  },

  async withdraw({ id }, context) {
    const { person, now, cardHints, tenant } = context;
    const touched = await context.db.transaction(async (db) => {
      const request = await rows.lockRequest(db, id);
      if (request?.userId !== person.id) return fail('not_found');
      if (request.state !== 'PENDING') fail('request_answered');
      await rows.decide(db, { id, state: 'WITHDRAWN', answer: '', by: person.id, now });
      await audit({ ...context, db }, { action: 'withdraw', entity, entityId: id, before: { menu: request.menu } });
      return endAnswer(db, id, 'CANCELLED');
    });
    cardHints.publishTo(tenant.id, 'todos', touched);
    return {};
  },

  async page({ state, current, size }, { db, person }) {
    const found = await rows.listRequests(db, { state, limit: size, offset: (current - 1) * size });
    const granter = await granterOf(db, person);
    const roles = await rows.listRolesWith(db, [...new Set(found.map(({ menu }) => menu))]);
    const records = found.map(({ total: _, ...request }) => ({
      ...request,
      roles: roles
        .filter(({ menus }) => menus.includes(request.menu))
        .map((role) => ({
          ...{ id: role.id, name: role.name, menus: role.menus.length },
          mayGive: covers(granter, rightsOf(role)),
        })),
    }));
    return { records, total: found[0]?.total ?? 0, current, size };
  },

  async grant({ id, roleId, answer }, context) {
    const { person, now, cardHints, tenant, bus } = context;
    const { touched, userId } = await context.db.transaction(async (db) => {
      const request = await pending(db, id);
      const { menu, userId, identityId } = request;
      const role = (await rows.listRolesWith(db, [menu])).find((one) => one.id === roleId) ?? fail('not_found');
      if (!covers(await granterOf(db, person), rightsOf(role))) fail('not_allowed');
      if (!(await rows.giveRole(db, identityId, roleId))) fail('not_found');
      await rows.decide(db, { id, state: 'GRANTED', answer, roleId, by: person.id, now });
      await assignResult(db, { id, menu, now, role: role.name }, userId);
      const after = { menu, user: request.userName, role: role.name, answer };
      await audit({ ...context, db }, { action: 'grant', entity, entityId: id, after });
      return { touched: [...(await endAnswer(db, id)), userId], userId };
    });
    bus.publish('rights.changed', { tenantId: tenant.id });
    // The open pages of the person get the new entry.
    bus.publish('hint', { tenantId: tenant.id, topic: 'session', userIds: [userId] });
    cardHints.publishTo(tenant.id, 'todos', touched);
    return {};
  },

  async refuse({ id, answer }, context) {
    const { person, now, cardHints, tenant } = context;
    const touched = await context.db.transaction(async (db) => {
      const { menu, userId, userName } = await pending(db, id);
      await rows.decide(db, { id, state: 'REFUSED', answer, by: person.id, now });
      await assignResult(db, { id, menu, now, answer }, userId);
      await audit(
        { ...context, db },
        { action: 'refuse', entity, entityId: id, after: { menu, user: userName, answer } },
      );
      return [...(await endAnswer(db, id)), userId];
    });
    cardHints.publishTo(tenant.id, 'todos', touched);
    return {};
  },
};
