import type { Db } from '../database.ts';
import { json, sql, tenant } from '../sql.ts';
import { tools } from './demo/tools.ts';

/** The tools of the demo campus; run after its roles and services. */
export async function seedTools(db: Db): Promise<void> {
  await db.run(sql`
    insert into common_tool (tenant_id, name, icon, url, open_type, service_id, role_ids, is_public, sort)
    select ${tenant}, t.name, t.icon, t.url, t.open_type, s.id, coalesce((select jsonb_agg(r.id::text) from role r
      where r.tenant_id = ${tenant} and r.code in (select jsonb_array_elements_text(t.roles::jsonb))), '[]'),
      t.public, t.sort
    from unnest(${tools.map((t) => t.name)}::text[], ${tools.map((t) => t.icon)}::text[],
      ${tools.map((t) => t.url ?? '')}::text[], ${tools.map((t) => t.openType ?? 'newTab')}::text[],
      ${tools.map((t) => t.service ?? null)}::text[], ${tools.map((t) => json(t.roles ?? []))}::text[],
      ${tools.map((t) => t.isPublic ?? false)}::bool[], ${tools.map((_, at) => at)}::int[])
      as t(name, icon, url, open_type, service, roles, public, sort)
    left join service s on s.tenant_id = ${tenant} and s.code = t.service`);
}
