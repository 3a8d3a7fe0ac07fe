import type { feedback } from '@yizhan/contract/calls/feedback.ts';
import { audit } from '../../common/audit.ts';
import { fail } from '../../common/fail.ts';
import { assertNoSensitiveWord } from '../../common/sensitive-words.ts';
import { assertNotStale } from '../../common/stale.ts';
import { schoolWorkingDays } from '../../common/working-days.ts';
import type { SignedInContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { handlersOf } from '../../domain/feedback/queries.ts';
import { findDept } from '../../domain/feedback/responsible-queries.ts';
import { canTake, daysLeft, isOpen, similarTo } from '../../domain/feedback/rules.ts';
import { assignHandling, assignNews, endHandling } from '../../domain/feedback/todos.ts';
import type { Handlers } from '../../handlers.ts';
import * as rows from './queries.ts';
import { fileLinks, rateOf, serviceOf, timelineOf } from './rules.ts';
import * as writes from './write-queries.ts';

type Calls = Pick<Handlers<typeof feedback>, 'queue' | 'get' | 'take' | 'assign' | 'reply' | 'note' | 'merge'>;

/** The desk of those who answer: of their own department, or of all. */
export const desk: Calls = {
  async queue(query, { db, person, now }) {
    const { rows: found, total } = await rows.listQueue(db, person, query, now);
    const days = await schoolWorkingDays(db);
    const records = found.map(({ total: _, ...row }) => ({ ...row, daysLeft: daysLeft(row, now, days) }));
    return { records, total, current: query.current, size: query.size };
  },

  async get({ id }, context) {
    const { db, person, now } = context;
    const found = (await rows.findForDesk(db, person, id, now)) ?? fail('not_found');
    const { images, serviceId: _, serviceName: __, rateText: ___, ratedAt: ____, ...row } = found;
    const entries = await rows.listEntries(db, id, { notes: true });
    const others = found.canHandle ? await rows.listComparable(db, person, id) : [];
    const toNear = ({ content: _content, ...one }: (typeof others)[number]) => one;
    return {
      ...row,
      daysLeft: daysLeft(row, now, await schoolWorkingDays(db)),
      images: fileLinks(context, images),
      service: serviceOf(found),
      rate: rateOf(found),
      timeline: timelineOf(context, entries, { hideAsker: found.anonymous }),
      talk: (await rows.findTalk(db, id)) ?? null,
      joined: (await rows.listJoined(db, id)).map(toNear),
      similar: similarTo(found, others).map(toNear),
    };
  },

  async take({ id, version }, context) {
    await changeHandled(context, { id, version }, async (db, held) => {
      if (!canTake(held)) fail('feedback_state');
      return take(context, db, [held, ...(await writes.lockJoined(db, [id]))]);
    });
    return {};
  },

  async assign({ id, version, deptId, opinion }, context) {
    await assertNoSensitiveWord(context, 'feedback', opinion);
    await changeHandled(context, { id, version }, async (db, held) => {
      const { now, person } = context;
      if (!isOpen(held)) fail('feedback_state');
      const dept = (await findDept(db, deptId)) ?? fail('not_found');
      if (held.deptId === deptId) fail('feedback_same_dept', { dept: dept.name });
      const all = [held, ...(await writes.lockJoined(db, [id]))];
      const ids = all.map((one) => one.id);
      await writes.setDept(db, ids, deptId, now);
      await writes.insertEntries(db, ids, { node: 'ASSIGNED', deptId, userId: person.id, opinion, now });
      const before = await endHandling(db, [id], 'CANCELLED');
      const handlers = await handlersOf(db, deptId, now);
      await assignHandling(db, { ...held, now }, handlers);
      for (const one of all) await assignNews(db, { ...one, now }, { node: 'assigned', dept: dept.name }, one.userId);
      await audit(
        { ...context, db },
        { action: 'assign', entity: 'feedback', entityId: id, before: { deptId: held.deptId }, after: { deptId } },
      );
      return [...before, ...handlers, ...all.map(({ userId }) => userId)];
    });
    return {};
  },

  async reply({ id, version, text, files }, context) {
    await assertNoSensitiveWord(context, 'feedback', text);
    await changeHandled(context, { id, version }, async (db, held) => {
      const { now, person } = context;
      if (!isOpen(held)) fail('feedback_state');
      const attached = { audience: 'attached', attachedTo: 'feedbackReply', attachedId: id } as const;
      await context.files.attach(db, person, files, attached);
      const named = files.length > 0 ? await writes.listFileNames(db, files) : [];
      const joined = await writes.lockJoined(db, [id]);
      const all = [held, ...joined];
      const entry = {
        node: 'REPLIED',
        deptId: held.deptId,
        userId: person.id,
        opinion: text,
        files: named,
        now,
      } as const;
      await writes.setAnswered(
        db,
        all.map((one) => one.id),
        now,
      );
      await writes.insertEntries(db, [id], entry);
      const joinedIds = joined.map((one) => one.id);
      await writes.insertEntries(db, joinedIds, { ...entry, sourceId: id });
      for (const one of all) await assignNews(db, { ...one, now }, { node: 'replied' }, one.userId);
      await audit({ ...context, db }, { action: 'answer', entity: 'feedback', entityId: id, after: { text } });
      return [...(await endHandling(db, [id])), ...all.map(({ userId }) => userId)];
    });
    return {};
  },

  async note({ id, text }, context) {
    await assertNoSensitiveWord(context, 'feedback', text);
    const { now, person } = context;
    await context.db.transaction(async (db) => {
      const [held] = await writes.lockHandled(db, person, [id]);
      if (!held) fail('not_found');
      await writes.insertEntries(db, [id], {
        node: 'NOTED',
        deptId: held.deptId,
        userId: person.id,
        opinion: text,
        now,
      });
    });
    return {};
  },

  async merge({ id, version, ids }, context) {
    const work: Work = async (db, held, others) => {
      const { now, person } = context;
      const canJoin = others.every((one) => isOpen(one) && one.mergedInto === null);
      if (others.length === 0 || others.length !== new Set(ids).size || !canJoin || !isOpen(held))
        fail('feedback_merge');
      const joinedIds = others.map((one) => one.id);
      // What was joined to one of them follows it.
      const followers = await writes.lockJoined(db, joinedIds);
      await writes.setMerged(db, [...joinedIds, ...followers.map((one) => one.id)], id, now);
      await writes.insertEntries(db, joinedIds, { node: 'MERGED', deptId: held.deptId, userId: person.id, now });
      for (const one of others) await assignNews(db, { ...one, now }, { node: 'merged' }, one.userId);
      await audit({ ...context, db }, { action: 'merge', entity: 'feedback', entityId: id, after: { ids: joinedIds } });
      return [...(await endHandling(db, joinedIds)), ...others.map(({ userId }) => userId)];
    };
    await changeHandled(context, { id, version }, work, ids);
    return {};
  },
};

type HeldVersion = { id: string; version: number };

/** Returns whose to-dos changed. */
type Work = (db: Db, held: writes.Held, others: readonly writes.Held[]) => Promise<readonly string[]>;

/**
 * One joined to another is handled there. All are locked by one statement, in one order: two who join them in opposite
 * directions do not wait for each other.
 */
async function changeHandled(
  context: SignedInContext,
  { id, version }: HeldVersion,
  work: Work,
  otherIds: readonly string[] = [],
): Promise<void> {
  const touched = await context.db.transaction(async (db) => {
    const all = await writes.lockHandled(db, context.person, [id, ...otherIds]);
    const held = all.find((one) => one.id === id);
    if (!held) return fail('not_found');
    assertNotStale(held, version, held.title);
    if (held.mergedInto !== null) fail('feedback_state');
    return work(
      db,
      held,
      all.filter((one) => one !== held),
    );
  });
  context.cardHints.publishTo(context.db.tenant, 'todos', touched);
}

async function take({ person, now }: SignedInContext, db: Db, all: readonly writes.Held[]): Promise<string[]> {
  const ids = all.map(({ id }) => id);
  await writes.setTaken(db, ids, now);
  const deptId = all[0]?.deptId ?? person.deptId;
  await writes.insertEntries(db, ids, { node: 'TAKEN', deptId, userId: person.id, now });
  for (const one of all) await assignNews(db, { ...one, now }, { node: 'taken' }, one.userId);
  return all.map(({ userId }) => userId);
}
