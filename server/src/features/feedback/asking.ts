import type { feedback } from '@yizhan/contract/calls/feedback.ts';
import type { FeedbackInput } from '@yizhan/contract/entities/feedback.ts';
import { fail } from '../../common/fail.ts';
import { assertNoSensitiveWord } from '../../common/sensitive-words.ts';
import { assertNotStale } from '../../common/stale.ts';
import { schoolWorkingDays } from '../../common/working-days.ts';
import type { SignedInContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { handlersOf } from '../../domain/feedback/queries.ts';
import {
  findDept,
  findResponsible,
  findSceneDept,
  findServiceDept,
} from '../../domain/feedback/responsible-queries.ts';
import { canClose, canRate, canReopen, daysLeft, dueAfter } from '../../domain/feedback/rules.ts';
import { assignHandling, endHandling, endNews } from '../../domain/feedback/todos.ts';
import { recordEvent } from '../../domain/outbox/outbox.ts';
import type { Handlers } from '../../handlers.ts';
import * as rows from './queries.ts';
import { fileLinks, rateOf, serviceOf, timelineOf } from './rules.ts';
import * as writes from './write-queries.ts';

type Calls = Pick<
  Handlers<typeof feedback>,
  'create' | 'responsible' | 'progress' | 'statistics' | 'detail' | 'rate' | 'reopen' | 'close'
>;

/** What a person writes to the school, and how it goes on: nobody else sees it here. */
export const asking: Calls = {
  async create(input, context) {
    const { person, now, files } = context;
    await assertNoSensitiveWord(context, 'feedback', [input.title, input.content, input.contact].join('\n'));
    const days = await schoolWorkingDays(context.db);
    const to = await receiverOf(context, input);
    const dueAt = dueAfter(now, days);
    const { id, handlers } = await context.db.transaction(async (db) => {
      const { deptId, itemTitle } = to;
      const made = await writes.insertFeedback(db, { ...input, userId: person.id, deptId, itemTitle, dueAt, now });
      const { id } = made;
      await files.attach(db, person, input.images, { audience: 'attached', attachedTo: 'feedback', attachedId: id });
      if (input.images.length > 0) await writes.setImages(db, id, await writes.listFileNames(db, input.images));
      await writes.insertEntries(db, [id], { node: 'SUBMITTED', userId: person.id, now });
      if (deptId) await writes.insertEntries(db, [id], { node: 'ASSIGNED', userId: null, deptId, now });
      const handlers = await handlersOf(db, deptId, now);
      const { title, anonymous } = input;
      await assignHandling(db, { id, title, anonymous, asker: person.name, dueAt, round: 0, now }, handlers);
      if (await recordEvent(db, 'feedback.created', `feedback:${id}`, { sourceApp: '', title }))
        await context.jobs.start(db, 'deliverWebhooks', {}, { uniqueKey: 'due' });
      return { id, handlers };
    });
    context.cardHints.publishTo(context.db.tenant, 'todos', handlers);
    return { id };
  },

  async responsible(draft, context) {
    const { deptId, deptName, itemTitle } = await receiverOf(context, draft);
    return { deptId, deptName, itemTitle };
  },

  async progress(query, { db, person, now }) {
    const found = await rows.listOwn(db, person.id, query, now);
    const days = await schoolWorkingDays(db);
    const records = found.map(({ total: _, ...row }) => ({ ...row, daysLeft: daysLeft(row, now, days) }));
    return { records, total: found[0]?.total ?? 0, current: query.current, size: query.size };
  },

  statistics: (_, { db, person }) => rows.countOwn(db, person.id),

  async detail({ id }, context) {
    const { db, person, now } = context;
    const found = (await rows.findOwn(db, person.id, id, now)) ?? fail('not_found');
    const { images, deptId: _, serviceId: __, serviceName: ___, rateText: ____, ratedAt: _____, ...row } = found;
    const entries = await rows.listEntries(db, id, { notes: false });
    return {
      ...row,
      daysLeft: daysLeft(row, now, await schoolWorkingDays(db)),
      images: fileLinks(context, images),
      service: serviceOf(found),
      rate: rateOf(found),
      timeline: timelineOf(context, entries),
      ...{ canRate: canRate(row), canReopen: canReopen(row), canClose: canClose(row) },
    };
  },

  async rate({ id, version, score, text }, context) {
    await assertNoSensitiveWord(context, 'feedback', text);
    await changeOwn(context, { id, version }, async (db, held) => {
      if (!canRate(held)) fail('feedback_state');
      const { now, person } = context;
      await writes.setRated(db, id, { score, text, now });
      await writes.insertEntries(db, [id], { node: 'RATED', userId: person.id, opinion: text, now });
      await writes.insertEntries(db, [id], { node: 'CLOSED', userId: person.id, now });
      return [];
    });
    return {};
  },

  async reopen({ id, version, reason }, context) {
    await assertNoSensitiveWord(context, 'feedback', reason);
    const days = await schoolWorkingDays(context.db);
    await changeOwn(context, { id, version }, async (db, held) => {
      if (!canReopen(held)) fail('feedback_state');
      const { now, person } = context;
      const dueAt = dueAfter(now, days);
      await writes.setReopened(db, id, { dueAt, now });
      await writes.insertEntries(db, [id], { node: 'REOPENED', userId: person.id, opinion: reason, now });
      const handlers = await handlersOf(db, held.deptId, now);
      await assignHandling(db, { ...held, dueAt, round: held.round + 1, now }, handlers);
      return handlers;
    });
    return {};
  },

  async close({ id, version }, context) {
    await changeOwn(context, { id, version }, async (db, held) => {
      if (!canClose(held)) fail('feedback_state');
      const { now, person } = context;
      await writes.setClosed(db, id, now);
      await writes.insertEntries(db, [id], { node: 'CLOSED', userId: person.id, now });
      const released = await writes.releaseJoined(db, id);
      if (released.length > 0) await askAgain(db, released, now);
      return endHandling(db, [id], 'CANCELLED');
    });
    return {};
  },
};

type Draft = Pick<FeedbackInput, 'title' | 'content' | 'relatedServiceId' | 'sceneId'> &
  Pick<Partial<FeedbackInput>, 'deptId'>;
type Receiver = { deptId: string | null; deptName: string; itemTitle: string };

/** The department the person chose, else that of the service, the one the responsibility lists name, that of the scene. */
async function receiverOf({ db, person }: SignedInContext, draft: Draft): Promise<Receiver> {
  const { deptId, relatedServiceId, sceneId, title, content } = draft;
  const scene = sceneId ? ((await findSceneDept(db, sceneId)) ?? fail('not_found')) : null;
  const service = relatedServiceId
    ? ((await findServiceDept(db, person, relatedServiceId)) ?? fail('not_found'))
    : null;
  const chosen = deptId ?? service?.deptId;
  if (chosen) {
    const dept = (await findDept(db, chosen)) ?? fail('not_found');
    return { deptId: dept.id, deptName: dept.name, itemTitle: '' };
  }
  const named = await findResponsible(db, `${title} ${content}`);
  const likely = named?.deptId ?? scene?.deptId;
  const dept = likely && (await findDept(db, likely));
  return dept
    ? { deptId: dept.id, deptName: dept.name, itemTitle: named?.title ?? '' }
    : { deptId: null, deptName: '', itemTitle: '' };
}

type HeldVersion = { id: string; version: number };

/** `work` returns whose to-dos changed. */
async function changeOwn(
  context: SignedInContext,
  { id, version }: HeldVersion,
  work: (db: Db, held: writes.Held) => Promise<readonly string[]>,
): Promise<void> {
  const { person } = context;
  const touched = await context.db.transaction(async (db) => {
    const held = (await writes.lockOwn(db, person.id, id)) ?? fail('not_found');
    assertNotStale(held, version, held.title);
    const news = await endNews(db, [id]);
    return [...news, ...(await work(db, held))];
  });
  context.cardHints.publishTo(context.db.tenant, 'todos', touched);
}

/** Those that waited with one that was closed get handlers of their own again. */
async function askAgain(db: Db, released: readonly { id: string }[], now: Date): Promise<void> {
  for (const { id } of released) {
    const held = await writes.findHeld(db, id);
    if (held) await assignHandling(db, { ...held, now }, await handlersOf(db, held.deptId, now));
  }
}
