import type { JobPayload } from '@yizhan/contract/jobs.ts';
import { type Publishable, publishables } from '@yizhan/contract/publishable.ts';
import { audit } from '../../common/audit.ts';
import { fail } from '../../common/fail.ts';
import { onUniqueViolation } from '../../common/unique-violation.ts';
import { parseWireTime } from '../../common/wire-time.ts';
import type { Db } from '../../db/database.ts';
import type { Person } from '../../person.ts';
import { assertCanAccess } from './access.ts';
import { change, type PublicationVersion, type PublishingContext, rejectDuplicateName } from './change.ts';
import { type Content, nameOf } from './contents.ts';
import { assertComplete } from './gone.ts';
import {
  type Change,
  getContent,
  getPublication,
  getPublished,
  insertPublication,
  insertRevision,
  listPublished,
  type Publication,
} from './queries.ts';
import { parseAllowed, parseContent, parseFinished } from './rules.ts';

/** Live content: everything published of a kind, or one of them. */
export const listPublishedContents = <K extends Publishable>(db: Db, kind: K) => listPublished<Content<K>>(db, kind);
export const getPublishedContent = <K extends Publishable>(db: Db, kind: K, id: string) =>
  getPublished<Content<K>>(db, kind, id);

/** A publication for users who may edit it. */
export async function publicationFor({ db, person }: { db: Db; person: Person }, id: string): Promise<Publication> {
  const publication = (await getPublication(db, id)) ?? fail('not_found');
  await assertCanAccess(db, person, publication, 'look');
  return publication;
}

/** A draft that could not be opened again is refused: sanitizing may have made the content too long. */
export async function createDraft<K extends Publishable>(context: PublishingContext, kind: K, draft: Content<K>) {
  const content = parseAllowed(kind, draft, context.config);
  const name = nameOf(kind, content);
  return context.db.transaction(async (db) => {
    const written = insertPublication(db, { kind, name, content, ...byNow(context) });
    const made = await onUniqueViolation(written, rejectDuplicateName(kind, name));
    await audit({ ...context, db }, { action: 'create', entity: kind, entityId: made.id, after: content });
    return made;
  });
}

export function saveDraft<K extends Publishable>(
  context: PublishingContext,
  kind: K,
  held: PublicationVersion,
  draft: Content<K>,
): Promise<PublicationVersion> {
  return change(context, 'update', held, async (_, before) => {
    if (before.kind !== kind) fail('not_found');
    const content = parseAllowed(kind, draft, context.config);
    const write = { draft: content, name: nameOf(kind, content) };
    return { write, record: { before: before.content, after: content } };
  });
}

export async function publish(context: PublishingContext, held: PublicationVersion): Promise<PublicationVersion> {
  const saved = await change(context, 'publish', held, async (db, before) => {
    if (before.draft === null) fail('nothing_to_publish');
    const { write, record } = await publishContent(context, db, before, { stored: before.draft });
    return { write: { ...write, draft: null }, record };
  });
  await publishHint(context, held);
  return saved;
}

type JobStarter = {
  jobs: { start(db: Db, kind: 'publish', payload: JobPayload<'publish'>, options: { at: Date }): Promise<string> };
};

/** Freezes the draft as a revision and starts the job that publishes it, in the same transaction. */
export async function schedule(
  context: PublishingContext & JobStarter,
  held: PublicationVersion,
  time: string,
): Promise<PublicationVersion> {
  const at = parseWireTime(time) ?? fail('invalid_input', { fields: 'at' });
  if (at <= context.now) fail('publish_time_past');
  return change(context, 'schedule', held, async (db, { id, kind, name, draft }) => {
    if (draft === null) fail('nothing_to_publish');
    const content = parseFinished(kind, draft, context.config);
    await assertComplete(db, context.caller, { kind, name, content });
    const number = await insertRevision(db, id, { content, ...byNow(context), publishedAt: null });
    await context.jobs.start(db, 'publish', { publicationId: id, number }, { at });
    return {
      write: { draft: null, scheduled: { number, at }, failed: null },
      record: { after: { number, time, content } },
    };
  });
}

export function unschedule(
  context: PublishingContext & JobStarter,
  held: PublicationVersion,
): Promise<PublicationVersion> {
  return change(context, 'unschedule', held, async (db, { id, draft, scheduled, scheduledFor }) => {
    if (scheduled === null) fail('nothing_to_publish');
    const frozen = await getContent(db, id, scheduled);
    // A newer draft stays; the scheduled content remains among the revisions.
    const write = { scheduled: null, draft: draft ?? frozen?.content };
    return { write, record: { before: { number: scheduled, time: scheduledFor } } };
  });
}

export async function rollBack(
  context: PublishingContext,
  held: PublicationVersion,
  number: number,
): Promise<PublicationVersion> {
  const saved = await change(context, 'rollBack', held, async (db, before) => {
    const { content } = (await getContent(db, before.id, number)) ?? fail('no_such_revision');
    return publishContent(context, db, before, { stored: content, broughtBack: number });
  });
  await publishHint(context, held);
  return saved;
}

/** Takes down what is live; its content becomes the draft, unless there is a newer one. */
export async function withdraw(
  context: PublishingContext,
  kind: Publishable,
  held: PublicationVersion,
): Promise<PublicationVersion> {
  const saved = await change(context, 'withdraw', held, async (db, before) => {
    if (before.kind !== kind || before.published === null) return fail('not_found');
    const live = await getContent(db, before.id, before.published);
    const write: Change = { published: null, ...(before.draft === null ? { draft: live?.content } : {}) };
    return { write, record: { before: live?.content } };
  });
  await publishHint(context, held);
  return saved;
}

export async function discard(context: PublishingContext, held: PublicationVersion): Promise<void> {
  await change(context, 'discard', held, async (db, { id, kind, draft, scheduled, published }) => {
    if (draft === null) fail('nothing_to_publish');
    const left = scheduled ?? published;
    const restored = left === null ? undefined : await getContent(db, id, left);
    if (!restored) return { write: 'remove', record: { before: draft } };
    const name = nameOf(kind, parseContent(kind, restored.content));
    return { write: { draft: null, failed: null, name }, record: { before: draft, after: restored.content } };
  });
}

/** Removes a publication permanently, with its revisions; open pages reload. */
export async function removePublication(
  context: PublishingContext,
  kind: Publishable,
  held: PublicationVersion,
): Promise<void> {
  await change(context, 'remove', held, async (_, before) => {
    if (before.kind !== kind) fail('not_found');
    return { write: 'remove', record: { before: before.content } };
  });
  context.bus.publish('hint', { tenantId: context.db.tenant, topic: publishables[kind].topic });
}

const byNow = ({ person, now }: PublishingContext) => ({ by: person.id, now });

/** Creates a new revision and the change that publishes it, cancelling any pending schedule. */
async function publishContent(
  context: PublishingContext,
  db: Db,
  { id, kind, draft, published, scheduled, scheduledFor }: Publication,
  { stored, broughtBack }: { stored: unknown; broughtBack?: number },
) {
  const content = parseFinished(kind, stored, context.config);
  const name = nameOf(kind, content);
  await assertComplete(db, context.caller, { kind, name, content });
  const seen = published === null ? undefined : await getContent(db, id, published);
  const number = await insertRevision(db, id, {
    ...byNow(context),
    content,
    publishedAt: context.now,
    ...(broughtBack === undefined ? {} : { broughtBack }),
  });
  if (scheduled !== null) {
    const ended = { before: { number: scheduled, time: scheduledFor } };
    await audit({ ...context, db }, { action: 'unschedule', entity: kind, entityId: id, ...ended });
  }
  // While there is a draft, the list shows the draft's name.
  const write: Change = {
    published: { number, name, content },
    ...{ scheduled: null, failed: null },
    ...(draft === null ? { name } : {}),
  };
  return { write, record: { before: seen?.content ?? null, after: content } };
}

async function publishHint({ db, bus }: PublishingContext, { id }: PublicationVersion): Promise<void> {
  const publication = await getPublication(db, id);
  if (publication) bus.publish('hint', { tenantId: db.tenant, topic: publishables[publication.kind].topic });
}
