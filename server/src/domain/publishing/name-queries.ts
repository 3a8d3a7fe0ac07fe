import type { Reader } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';

/** What the fields of contents name by id. */
export const namedBy = {
  deptId: 'dept',
  ownerDeptId: 'dept',
  serviceId: 'service',
  serviceIds: 'service',
  picks: 'service',
  ownerId: 'user',
  substituteId: 'user',
  userIds: 'user',
  roleId: 'role',
  sceneId: 'scene',
  guideIds: 'guide',
  parentId: 'navItem',
  newsColumnId: 'newsColumn',
  connectorId: 'connector',
} as const;
export type NamedTable = (typeof namedBy)[keyof typeof namedBy];

type Name = { kind: NamedTable; id: string; name: string };

export const listNames = (db: Reader, ids: { readonly [K in NamedTable]?: readonly string[] }) =>
  db.many<Name>(sql`
    select 'dept' as kind, id::text, name from dept
    where tenant_id = ${tenant} and id = any(${ids.dept ?? []}::bigint[])
    union all
    select 'service', id::text, name from service
    where tenant_id = ${tenant} and id = any(${ids.service ?? []}::bigint[])
    union all
    select 'user', id::text, real_name from app_user
    where tenant_id = ${tenant} and id = any(${ids.user ?? []}::bigint[])
    union all
    select 'role', id::text, name from role where tenant_id = ${tenant} and id = any(${ids.role ?? []}::bigint[])
    union all
    select 'scene', id::text, name from faq_scene
    where tenant_id = ${tenant} and id = any(${ids.scene ?? []}::bigint[])
    union all
    select 'guide', id::text, name from publication
    where tenant_id = ${tenant} and kind = 'guide' and id = any(${ids.guide ?? []}::bigint[])
    union all
    select 'newsColumn', id::text, name from news_column
    where tenant_id = ${tenant} and id = any(${ids.newsColumn ?? []}::bigint[])
    union all
    select 'connector', id::text, name from connector
    where tenant_id = ${tenant} and id = any(${ids.connector ?? []}::bigint[])
    union all
    select 'navItem', id::text, name from nav_item
    where tenant_id = ${tenant} and id = any(${ids.navItem ?? []}::bigint[])`);
