import { publishables } from '@yizhan/contract/publishable.ts';
import { audit } from '../../common/audit.ts';
import type { Failure } from '../../common/fail.ts';
import { onUniqueViolation } from '../../common/unique-violation.ts';
import { toWireTime } from '../../common/wire-time.ts';
import type { Db } from '../../db/database.ts';
import type { Bus } from '../../outside/bus.ts';
import type { CardHints } from '../cards/card-hints.ts';
import { rejectDuplicateName } from './change.ts';
import { type InstallationRules, nameOf } from './contents.ts';
import { effectsOf } from './effects.ts';
import { claimScheduled, endScheduled, setPublishedName } from './queries.ts';
import { parseFinished } from './rules.ts';
import { assignFailureTodo } from './todos.ts';

type Publishers = { bus: Bus; cardHints: CardHints; config: InstallationRules };
type DuePublication = { id: string; number: number; now: Date };

/** Publishes a scheduled revision unless it was unscheduled. Idempotent under retries. */
export async function publishScheduled(
  db: Db,
  { bus, cardHints, config }: Publishers,
  due: DuePublication,
): Promise<{ published: boolean }> {
  const done = await db.transaction(async (db) => {
    const row = await claimScheduled(db, due);
    if (!row) return undefined;
    const content = parseFinished(row.kind, row.content, config);
    const name = nameOf(row.kind, content);
    await onUniqueViolation(setPublishedName(db, due.id, name), rejectDuplicateName(row.kind, name));
    await audit(auditContextOf(db, due, row), {
      action: 'publish',
      entity: row.kind,
      entityId: due.id,
      after: content,
    });
    const touched = await effectsOf(row.kind)?.published(db, { id: due.id, content, now: due.now });
    return { kind: row.kind, touched };
  });
  if (done) {
    bus.publish('hint', { tenantId: db.tenant, topic: publishables[done.kind].topic });
    cardHints.publishTo(db.tenant, 'todos', done.touched ?? []);
  }
  return { published: done !== undefined };
}

/** Ends a schedule that failed, and reports it to its editors and to the person who scheduled it. */
export async function failScheduled(
  db: Db,
  { bus, cardHints }: Publishers,
  due: DuePublication,
  { code, params }: Failure,
): Promise<void> {
  const { id, number, now } = due;
  const failed = { number, at: toWireTime(now), code, params };
  const ended = await db.transaction(async (db) => {
    const row = await endScheduled(db, id, failed);
    if (!row) return undefined;
    await audit(auditContextOf(db, due, row), {
      action: 'publishFailed',
      entity: row.kind,
      entityId: id,
      after: failed,
    });
    const userIds = row.by === null ? [] : [row.by];
    await assignFailureTodo(db, { id, now, failed, kind: row.kind, name: row.name }, userIds);
    return { kind: row.kind, userIds };
  });
  if (!ended) return;
  bus.publish('hint', { tenantId: db.tenant, topic: publishables[ended.kind].topic });
  cardHints.publishTo(db.tenant, 'todos', ended.userIds);
}

/** The job is audited in the name of the person who scheduled it. */
const auditContextOf = (
  db: Db,
  { number, now }: DuePublication,
  { by, byName }: { by: string | null; byName: string },
) => ({
  db,
  now,
  person: by === null ? undefined : { id: by, name: byName },
  caller: { ip: '', trace: `revision ${number}` },
});
