import type { supervision } from '@yizhan/contract/calls/supervision.ts';
import type { OrderState } from '@yizhan/contract/supervision-kinds.ts';
import { audit } from '../../common/audit.ts';
import { fail } from '../../common/fail.ts';
import { assertNoSensitiveWord } from '../../common/sensitive-words.ts';
import { assertNotStale } from '../../common/stale.ts';
import { dayOf, schoolWorkingDays, type WorkingDays } from '../../common/working-days.ts';
import type { SignedInContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { nearestHolders } from '../../domain/departments/holder-queries.ts';
import { efficiencyOf } from '../../domain/efficiency/content.ts';
import { publishNoticesChanged } from '../../domain/notices/send-notice.ts';
import type { Handlers } from '../../handlers.ts';
import { findSupervised } from './case-queries.ts';
import * as rows from './order-queries.ts';
import { dueAfter } from './order-rules.ts';
import { askForReply, endNews, endReply, tellReplied } from './order-todos.ts';
import { DEPARTMENT_CASES, isSupervisor } from './reach-queries.ts';
import { lampClock } from './reading.ts';

type Calls = Pick<
  Handlers<typeof supervision>,
  'orders' | 'order' | 'createOrder' | 'replyToOrder' | 'returnOrder' | 'closeOrder'
>;

export const withDaysLeft = (order: rows.StoredOrder, now: Date, { workingDaysBetween }: WorkingDays) => ({
  ...order,
  daysLeft: order.state === 'OPEN' ? workingDaysBetween(dayOf(now), order.dueOn) : null,
});

/** What supervisors ask of departments, and what those reply. */
export const orders: Calls = {
  async orders(query, { db, person, now }) {
    const found = await rows.listOrders(db, person, query, now);
    const days = await schoolWorkingDays(db);
    const records = found.map(({ total: _, ...row }) => withDaysLeft(row, now, days));
    return { records, total: found[0]?.total ?? 0, current: query.current, size: query.size };
  },

  async order({ id }, { db, person, now }) {
    const found = (await rows.findOrder(db, person, id)) ?? fail('not_found');
    const { isOwn, ...row } = found;
    return {
      ...withDaysLeft(row, now, await schoolWorkingDays(db)),
      timeline: await rows.listEntries(db, id),
      canReply: isOwn && row.state === 'OPEN',
      canClose: isSupervisor(person) && row.state !== 'CLOSED',
    };
  },

  async createOrder({ caseId, level, opinion, days }, context) {
    const { person, now } = context;
    await assertNoSensitiveWord(context, 'supervision', opinion);
    const clock = await lampClock(context, await efficiencyOf(context));
    const found = (await findSupervised(context.db, { clock, person }, caseId)) ?? fail('not_found');
    const deptId = found.deptId ?? fail('order_no_department');
    const dueAt = dueAfter(now, days, await schoolWorkingDays(context.db));
    const to = await nearestHolders(context.db, DEPARTMENT_CASES, deptId, now);
    if (to.length === 0) fail('order_nobody', { dept: found.deptName });
    const id = await context.db.transaction(async (db) => {
      const order = { factId: caseId, deptId, level, dueAt, by: person.id, now };
      const made = (await rows.insertOrder(db, order)) ?? fail('order_exists');
      await rows.insertEntry(db, { orderId: made.id, node: 'CREATED', userId: person.id, text: opinion, now });
      await askForReply(
        db,
        { ...found, id: made.id, again: false, opinion, ...whenAndWho(context, dueAt, deptId) },
        to,
      );
      await audit(
        { ...context, db },
        { action: 'create', entity: 'supervisionOrder', entityId: made.id, after: { caseId, level, opinion, days } },
      );
      return made.id;
    });
    hint(context, to);
    return { id };
  },

  async replyToOrder({ id, version, text }, context) {
    await assertNoSensitiveWord(context, 'supervision', text);
    await change(context, { id, version, from: ['OPEN'] }, async (db, order) => {
      const { now, person } = context;
      if (!order.isOwn) fail('not_found');
      await rows.changeOrder(db, { id, state: 'REPLIED', now });
      await rows.insertEntry(db, { orderId: id, node: 'REPLIED', userId: person.id, text, now });
      await tellReplied(db, { ...order, now }, order.createdBy);
      await audit({ ...context, db }, { action: 'answer', entity: 'supervisionOrder', entityId: id, after: { text } });
      return [...(await endReply(db, id, 'DONE')), order.createdBy];
    });
    return {};
  },

  async returnOrder({ id, version, text, days }, context) {
    await assertNoSensitiveWord(context, 'supervision', text);
    await change(context, { id, version, from: ['REPLIED'] }, async (db, order) => {
      const { now, person } = context;
      const dueAt = dueAfter(now, days, await schoolWorkingDays(db));
      const to = await nearestHolders(db, DEPARTMENT_CASES, order.deptId, now);
      if (to.length === 0) fail('order_nobody', { dept: order.deptName });
      await rows.changeOrder(db, { id, state: 'OPEN', dueAt, now });
      await rows.insertEntry(db, { orderId: id, node: 'RETURNED', userId: person.id, text, now });
      await askForReply(db, { ...order, again: true, opinion: text, ...whenAndWho(context, dueAt, order.deptId) }, to);
      await audit(
        { ...context, db },
        { action: 'sendBack', entity: 'supervisionOrder', entityId: id, after: { text } },
      );
      return [...(await endNews(db, id)), ...to];
    });
    return {};
  },

  async closeOrder({ id, version, text }, context) {
    await assertNoSensitiveWord(context, 'supervision', text);
    await change(context, { id, version, from: ['OPEN', 'REPLIED'] }, async (db) => {
      const { now, person } = context;
      await rows.changeOrder(db, { id, state: 'CLOSED', now });
      await rows.insertEntry(db, { orderId: id, node: 'CLOSED', userId: person.id, text, now });
      await audit({ ...context, db }, { action: 'end', entity: 'supervisionOrder', entityId: id, after: { text } });
      return [...(await endReply(db, id, 'CANCELLED')), ...(await endNews(db, id))];
    });
    return {};
  },
};

const whenAndWho = ({ person, now }: SignedInContext, dueAt: Date, deptId: string) => ({
  ...{ now, dueAt, day: dayOf(dueAt) },
  by: { id: person.id, name: person.name, deptId: person.deptId ?? deptId },
});

function hint(context: SignedInContext, userIds: readonly string[]): void {
  context.cardHints.publishTo(context.db.tenant, 'todos', userIds);
  publishNoticesChanged(context.db, context, userIds);
}

type OrderVersion = { id: string; version: number; from: readonly OrderState[] };

/** `work` returns whose to-dos changed. */
async function change(
  context: SignedInContext,
  { id, version, from }: OrderVersion,
  work: (db: Db, order: rows.HeldOrder) => Promise<readonly string[]>,
): Promise<void> {
  const touched = await context.db.transaction(async (db) => {
    const order = (await rows.lockOrder(db, context.person, id)) ?? fail('not_found');
    if (!from.includes(order.state)) fail('order_state');
    assertNotStale(order, version, order.caseNumber);
    return work(db, order);
  });
  hint(context, touched);
}
