import { audit } from '../../common/audit.ts';
import { fail } from '../../common/fail.ts';
import type { SignedInContext } from '../../context.ts';
import { endSessionsOf } from '../../domain/sessions/queries.ts';
import { publishSessionsEnded } from '../../domain/sessions/sessions-ended.ts';
import { countOtherDevices, endOwnSession, listDevices } from './queries.ts';

export const devices = (_: object, { db, person, now }: SignedInContext) =>
  listDevices(db, { userId: person.id, sessionId: person.sessionId, now });

export async function removeDevice({ id }: { id: string }, context: SignedInContext) {
  const { db, bus, person, now } = context;
  await db.transaction(async (tx) => {
    if (!(await endOwnSession(tx, { userId: person.id, sessionId: id, now }))) fail('not_found');
    await audit({ ...context, db: tx }, { action: 'signOut', entity: 'session', entityId: id });
  });
  publishSessionsEnded(bus, [id]);
  return {};
}

export async function removeOtherDevices(_: object, context: SignedInContext) {
  const { db, bus, person, now } = context;
  const { others, ended } = await db.transaction(async (tx) => {
    const own = { userId: person.id, now };
    // Expired sessions end too, but they were not in the list, so they are not counted.
    const others = await countOtherDevices(tx, { ...own, sessionId: person.sessionId });
    const ended = await endSessionsOf(tx, { ...own, except: person.sessionId });
    const after = { sessions: ended };
    if (ended.length > 0)
      await audit({ ...context, db: tx }, { action: 'signOutElsewhere', entity: 'user', entityId: person.id, after });
    return { others, ended };
  });
  publishSessionsEnded(bus, ended);
  return { ended: others };
}
