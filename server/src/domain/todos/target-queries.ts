import { pathOfMenu, menus as sectionMenus } from '@yizhan/contract/sections.ts';
import { sql, tenant } from '../../db/sql.ts';
import type { Person } from '../../person.ts';
import { canUse } from '../services/queries.ts';
import type { Rights } from '../services/rules.ts';
import { departmentsAbove, identityValid } from '../users/identity-queries.ts';

export type TargetOwner = { person: Rights & Pick<Person, 'id' | 'identityId' | 'menus'>; now: Date };

/** The rights of the identity `i`. */
const rightsOfIdentity = {
  roleIds: sql`array(select r.role_id::text from identity_role r where r.tenant_id = i.tenant_id and r.identity_id = i.id)`,
  roleType: sql`i.type`,
  deptIds: departmentsAbove,
};

/** The service whose page the to-do's own address opens. */
const servicePage = sql`substring(t.url from '^#?/home/service/([0-9]{1,18})$')::bigint`;

/**
 * What a row `t` of a page leads to: the service `s` its address or its code names, with its department `sd`, and the
 * identity `i` it needs when the active one can open neither that service nor that page of administration.
 */
export const targetJoins = ({ person, now }: TargetOwner) => sql`
  left join service s on s.tenant_id = ${tenant} and s.id = coalesce(${servicePage}, (
    select n.id from service n where n.tenant_id = ${tenant} and n.code = t.item_code and t.url !~ '^(#?/|https?://)'))
  left join dept sd on sd.tenant_id = s.tenant_id and sd.id = s.dept_id
  left join lateral (
    select m.menu, m.menu = any(${[...person.menus]}::text[]) as is_open
    from unnest(${sectionMenus.map(pathOfMenu)}::text[], ${[...sectionMenus]}::text[]) m(path, menu)
    where split_part(ltrim(t.url, '#'), '?', 1) = m.path
  ) page on true
  left join lateral (select coalesce(${canUse(person)}, false) as is_usable) access on true
  left join lateral (
    select i.id from user_identity i
    where i.tenant_id = ${tenant} and i.user_id = ${person.id} and i.id <> ${person.identityId} and ${identityValid(now)}
      and case
        when page.menu is not null then not page.is_open and exists (
          select from identity_role r join role_menu m on m.role_id = r.role_id and m.tenant_id = r.tenant_id
          where r.tenant_id = i.tenant_id and r.identity_id = i.id and m.menu = page.menu)
        else s.id is not null and not access.is_usable and ${canUse(rightsOfIdentity)}
      end
    order by i.is_default desc, i.id limit 1
  ) other on true`;

/** The fields of `TodoTarget` that the joins add to a row. */
export const targetFields = sql`
  'serviceId', s.id::text, 'isUsable', access.is_usable, 'identityId', other.id::text,
  'deptName', coalesce(sd.name, ''), 'deptPhone', coalesce(sd.phone, '')`;
