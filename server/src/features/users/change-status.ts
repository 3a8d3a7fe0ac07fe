import type { UserStatus } from '@yizhan/contract/entities/users.ts';
import { audit } from '../../common/audit.ts';
import { fail } from '../../common/fail.ts';
import type { SignedInContext } from '../../context.ts';
import { passOnGroupsOf } from '../../domain/chat/pass-on-groups.ts';
import { granterOf } from '../../domain/roles/queries.ts';
import { covers } from '../../domain/roles/rules.ts';
import { endSessionsOf } from '../../domain/sessions/queries.ts';
import { publishSessionsEnded } from '../../domain/sessions/sessions-ended.ts';
import { assertPeopleQuota } from '../../domain/tenants/quota.ts';
import { keepingAnAdministrator } from './checks.ts';
import { findUsers, lockUsers, type StoredUser, setStatus } from './queries.ts';

/** All or none. A disabled person is rejected at their next call, in every tab and on every device. */
export async function changeStatus(
  context: SignedInContext,
  userIds: readonly string[],
  action: 'disable' | 'enable',
  next: (user: StoredUser) => UserStatus,
): Promise<void> {
  const { db, now, person, bus, tenant } = context;
  const ids = [...new Set(userIds)];
  const ended = await db.transaction(async (db) => {
    await lockUsers(db, ids);
    const users = await findUsers(db, ids);
    if (users.length < ids.length) fail('not_found');
    const granter = await granterOf(db, person);
    if (users.some((user) => !covers(granter, user))) fail('not_allowed');
    const ended: string[] = [];
    await keepingAnAdministrator(db, now, async () => {
      for (const user of users.filter(({ status }) => (status === 'disabled') !== (action === 'disable'))) {
        const status = next(user);
        await setStatus(db, { id: user.id, status, by: person.id, now });
        if (status === 'disabled') ended.push(...(await endSessionsOf(db, { userId: user.id, now })));
        const change = { before: { status: user.status }, after: { status } };
        await audit({ ...context, db }, { action, entity: 'user', entityId: user.id, ...change });
      }
    });
    if (action === 'enable') await assertPeopleQuota(db);
    return ended;
  });
  publishSessionsEnded(bus, ended);
  for (const userId of ids) bus.publish('person.changed', { tenantId: tenant.id, userId });
  if (action === 'disable') await passOnGroupsOf(context, ids);
}
