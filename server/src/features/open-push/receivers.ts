import type { Receivers } from '@yizhan/contract/entities/notice.ts';
import type { MessageInput } from '@yizhan/contract/open/items.ts';
import { fail } from '../../common/fail.ts';
import type { Db } from '../../db/database.ts';
import type { ApiClient } from '../../domain/api-clients/client.ts';
import { listOwnGroups } from '../../domain/notices/push-queries.ts';
import { findPeople } from './accounts.ts';
import { listDepartmentIds, listRoleIds } from './queries.ts';

type CodedRow = { code: string; id: string };

/** Whom a message is for, by ids. A name that nothing bears refuses the message: nobody shall be missed silently. */
export async function findReceivers(db: Db, client: ApiClient, named: MessageInput['receivers']): Promise<Receivers> {
  const { accounts, depts, roles, groups, identityTypes, all } = named;
  const people = await findPeople(db, client, accounts);
  if (client.isSandbox) {
    const isWider = all || depts.length + roles.length + groups.length + identityTypes.length > 0;
    if (isWider || people.faultOf(accounts)?.code === 'sandbox') fail('open_sandbox_receivers');
  }
  const [foundDepts, foundRoles, groupIds] = [
    await listDepartmentIds(db, depts),
    await listRoleIds(db, roles),
    await listOwnGroups(db, groups, client.createdBy),
  ];
  const missing = [
    ...accounts.filter((account) => people.idOf(account) === undefined),
    ...missingIn(depts, foundDepts),
    ...missingIn(roles, foundRoles),
    ...groups.filter((id) => !groupIds.includes(id)),
  ];
  if (missing.length > 0) fail('open_unknown_receivers', { names: missing.slice(0, 5).join(' ') }, { names: missing });
  return {
    ...{ all, identityTypes, groupIds },
    userIds: accounts.flatMap((account) => people.idOf(account) ?? []),
    deptIds: foundDepts.map(({ id }) => id),
    roleIds: foundRoles.map(({ id }) => id),
  };
}

const missingIn = (codes: readonly string[], found: readonly CodedRow[]) =>
  codes.filter((code) => !found.some((one) => one.code === code));
