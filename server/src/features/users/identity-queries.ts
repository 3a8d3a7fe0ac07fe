import type { IdentityInput } from '@yizhan/contract/entities/users.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';

/** One that is stored has its type as a number. */
type WrittenIdentity = Omit<IdentityInput, 'type'> & { type: number };

/** Replaces a person's identities. Sessions under a removed one end with it. */
export async function replaceIdentities(db: Db, userId: string, identities: readonly WrittenIdentity[]): Promise<void> {
  const remainingIds = identities.flatMap(({ id }) => (id ? [id] : []));
  await db.run(sql`delete from user_identity
    where tenant_id = ${tenant} and user_id = ${userId} and id <> all(${remainingIds}::bigint[])`);
  // Only one default may exist at any time, so the old one is cleared before the new one is written.
  await db.run(sql`update user_identity set is_default = false where tenant_id = ${tenant} and user_id = ${userId}`);
  for (const identity of identities) {
    const { id } = await writeIdentity(db, userId, identity);
    await replaceRoles(db, id, identity.roleIds);
  }
}

const writeIdentity = (db: Db, userId: string, { id, ...i }: WrittenIdentity) =>
  db.one<{ id: string }>(
    id
      ? sql`update user_identity set type = ${i.type}, number = ${i.number}, dept_id = ${i.deptId}, post = ${i.post},
          is_default = ${i.isDefault}, valid_from = ${i.validFrom}, valid_to = ${i.validTo}
          where tenant_id = ${tenant} and user_id = ${userId} and id = ${id} returning id`
      : sql`insert into user_identity (tenant_id, user_id, type, number, dept_id, post, is_default, valid_from, valid_to)
          values (${tenant}, ${userId}, ${i.type}, ${i.number}, ${i.deptId}, ${i.post}, ${i.isDefault}, ${i.validFrom}, ${i.validTo})
          returning id`,
  );

async function replaceRoles(db: Db, identityId: string, roleIds: readonly string[]) {
  await db.run(sql`delete from identity_role
    where tenant_id = ${tenant} and identity_id = ${identityId} and role_id <> all(${roleIds}::bigint[])`);
  await db.run(sql`insert into identity_role (tenant_id, identity_id, role_id)
    select ${tenant}, ${identityId}, r from unnest(${roleIds}::bigint[]) r on conflict do nothing`);
}
