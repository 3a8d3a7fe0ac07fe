import { publishables } from '@yizhan/contract/publishable.ts';
import type { Db } from '../../db/database.ts';
import type { Bus } from '../../outside/bus.ts';
import { audit } from '../audit.ts';
import { orTaken } from '../taken.ts';
import { taken } from './change.ts';
import { nameOf } from './contents.ts';
import { effectsOf, tellTouched } from './effects.ts';
import { setPublishedName, takeScheduled } from './queries.ts';
import { fitting } from './rules.ts';

type Due = { id: string; number: number; now: Date };

/** Publishes what was scheduled, unless that was taken back. However often it is tried, it happens once. */
export async function publishDue(db: Db, bus: Bus, due: Due): Promise<{ published: boolean }> {
  const done = await db.transaction(async (db) => {
    const row = await takeScheduled(db, due);
    if (!row) return undefined;
    const content = fitting(row.kind, row.content);
    const name = nameOf(row.kind, content);
    await orTaken(setPublishedName(db, due.id, name), taken(row.kind, name));
    const person = row.by === null ? undefined : { id: row.by, name: row.byName };
    const entry = { action: 'publish', entity: row.kind, entityId: due.id, after: content };
    await audit({ db, now: due.now, person, caller: { ip: '', trace: `revision ${due.number}` } }, entry);
    const touched = await effectsOf(row.kind)?.shown(db, { id: due.id, content, now: due.now });
    return { kind: row.kind, touched };
  });
  if (done) {
    bus.publish('hint', { tenantId: db.tenant, topic: publishables[done.kind].topic });
    tellTouched(bus, db.tenant, done.touched);
  }
  return { published: done !== undefined };
}
