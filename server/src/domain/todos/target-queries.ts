import type { Menu } from '@yizhan/contract/sections.ts';
import type { Reader } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import type { Person } from '../../person.ts';
import { canUse } from '../services/queries.ts';
import type { Rights } from '../services/rules.ts';
import { departmentsAbove, identityValid } from '../users/identity-queries.ts';

export type TargetOwner = { db: Reader; person: Rights & Pick<Person, 'id' | 'identityId' | 'menus'>; now: Date };

/** The rights of the identity `i`. */
const rightsOfIdentity = {
  roleIds: sql`array(select r.role_id::text from identity_role r where r.tenant_id = i.tenant_id and r.identity_id = i.id)`,
  roleType: sql`i.type`,
  deptIds: departmentsAbove,
};

/** The person's other identities `i` that are valid, the default one first. */
const otherIdentities = ({ person, now }: TargetOwner) => sql`
  user_identity i where i.tenant_id = ${tenant} and i.user_id = ${person.id} and i.id <> ${person.identityId}
    and ${identityValid(now)}`;
const preferred = sql`order by i.is_default desc, i.id limit 1`;

export type ServiceTarget = {
  serviceId: string;
  code: string;
  isUsable: boolean;
  /** Another identity that may use what the active one may not. */
  identityId: string | null;
  deptName: string;
  deptPhone: string;
};

/** The services that to-dos name by id or code, and whether and as whom this person may use them. */
export const listServiceTargets = (
  owner: TargetOwner,
  { ids, codes }: { ids: readonly string[]; codes: readonly string[] },
) =>
  owner.db.many<ServiceTarget>(sql`
    select s.id::text as "serviceId", s.code, access.is_usable as "isUsable", case when not access.is_usable then (
        select i.id::text from ${otherIdentities(owner)} and ${canUse(rightsOfIdentity)} ${preferred}
      ) end as "identityId", coalesce(d.name, '') as "deptName", coalesce(d.phone, '') as "deptPhone"
    from service s
    left join dept d on d.tenant_id = s.tenant_id and d.id = s.dept_id
    cross join lateral (select coalesce(${canUse(owner.person)}, false) as is_usable) access
    where s.tenant_id = ${tenant} and (s.id = any(${ids}::bigint[]) or s.code = any(${codes}::text[]))`);

/** The other identity of this person whose roles open each of these sections. */
export const listMenuIdentities = (owner: TargetOwner, menus: readonly Menu[]) =>
  owner.db.many<{ menu: Menu; identityId: string | null }>(sql`
    select m.menu, (
      select i.id::text from ${otherIdentities(owner)} and exists (
        select from identity_role r join role_menu o on o.tenant_id = r.tenant_id and o.role_id = r.role_id
        where r.tenant_id = i.tenant_id and r.identity_id = i.id and o.menu = m.menu) ${preferred}
    ) as "identityId"
    from unnest(${menus}::text[]) m(menu)`);
