import type { AuditAction } from '@yizhan/contract/audit.ts';
import type { Publishable } from '@yizhan/contract/publishable.ts';
import { isRecyclable } from '@yizhan/contract/recycling.ts';
import { audit } from '../../common/audit.ts';
import { fail } from '../../common/fail.ts';
import { assertUnused } from '../../common/in-use.ts';
import { onUniqueViolation } from '../../common/unique-violation.ts';
import type { Db } from '../../db/database.ts';
import type { Bus } from '../../outside/bus.ts';
import type { Caller, Person } from '../../person.ts';
import type { CardHints } from '../cards/card-hints.ts';
import { recycle } from '../recycling/queries.ts';
import { assertCanAccess } from './access.ts';
import { contents, type InstallationRules } from './contents.ts';
import { type AffectedUsers, effectsOf } from './effects.ts';
import { neededAccess } from './needed-access.ts';
import { type Change, deletePublication, lockPublication, type Publication, updatePublication } from './queries.ts';
import { assertReviewed, endReviewTodos } from './review-gate.ts';
import { assertCurrentVersion, parseContent } from './rules.ts';
import { usesOf } from './uses.ts';

/** Who changes a publication, and what is needed to write and announce the change. */
export type PublishingContext = {
  db: Db;
  now: Date;
  person: Person;
  caller: Pick<Caller, 'ip' | 'trace' | 'language'>;
  bus: Bus;
  cardHints: CardHints;
  config: InstallationRules;
};

/** Which publication, and the version the editor has loaded. */
export type PublicationVersion = { id: string; version: number };

type ChangeResult = {
  write: Change | 'remove';
  record: { before?: unknown; after?: unknown };
  /** Other users whose to-do list has changed. */
  touched?: AffectedUsers;
};

/** Every change of a publication: lock the row, check the rules, apply the change, audit it, update dependent data. */
export async function change(
  context: PublishingContext,
  action: AuditAction,
  { id, version }: PublicationVersion,
  apply: (db: Db, before: Publication) => Promise<ChangeResult>,
): Promise<PublicationVersion> {
  const { held, touched } = await context.db.transaction(async (db) => {
    const before = (await lockPublication(db, id)) ?? fail('not_found');
    await assertCanAccess(db, context.person, before, neededAccess(action, before));
    assertCurrentVersion(before, version);
    await assertReviewed(db, context.person, action, before);
    const { write, record, touched: affected = [] } = await apply(db, before);
    // A draft that nobody has published may be used already.
    if (write === 'remove') assertUnused(await usesOf(db, before), context.caller);
    const ends = write === 'remove' || write.draft !== undefined || write.published !== undefined || write.review;
    const touched = [...affected, ...(ends && action !== 'askReview' ? await endReviewTodos(db, before) : [])];
    await audit({ ...context, db }, { action, entity: before.kind, entityId: id, ...record });
    if (write === 'remove') {
      const { kind, name } = before;
      if (isRecyclable(kind)) await recycle({ ...context, db }, { kind, id, name });
      const left = await effectsOf(before.kind)?.removed(db, id);
      await deletePublication(db, id);
      return { held: { id, version }, touched: [...touched, ...(left ?? [])] };
    }
    const name = write.name ?? write.published?.name ?? before.name;
    // A changed or published draft is submitted no more.
    const review = ends && !write.review ? { review: null } : {};
    const written = updatePublication(db, id, { ...write, ...review, by: context.person.id, now: context.now });
    const held = { id, version: await onUniqueViolation(written, rejectDuplicateName(before.kind, name)) };
    return { held, touched: [...touched, ...(await applyEffects(db, before, write, context.now))] };
  });
  context.cardHints.publishTo(context.db.tenant, 'todos', touched);
  return held;
}

async function applyEffects(db: Db, { id, kind }: Publication, write: Change, now: Date): Promise<AffectedUsers> {
  const { published, scheduled, draft } = write;
  const effects = effectsOf(kind);
  if (!effects) return [];
  const accepted = Boolean(published ?? scheduled);
  const drafted = draft === undefined ? [] : await effects.drafted(db, { id, accepted });
  const affected = published
    ? await effects.published(db, { id, content: parseContent(kind, published.content), now })
    : [];
  const withdrawn = published === null ? await effects.withdrawn?.(db, id) : [];
  return [...drafted, ...affected, ...(withdrawn ?? [])];
}

/** Names are unique among drafts and among published contents. */
export function rejectDuplicateName(kind: Publishable, name: string) {
  const refuse = () => fail('name_taken', { name }, { field: contents[kind].nameField });
  return { publication_name: refuse, publication_published_name: refuse };
}
