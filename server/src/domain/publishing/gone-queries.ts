import type { ConfigReference } from '@yizhan/contract/entities/config-file.ts';
import type { Db } from '../../db/database.ts';
import { json, sql, tenant } from '../../db/sql.ts';

/** Of what a content refers to by number, what the school does not have any more, with the name it has in the bin. */
export const listGone = (db: Db, wanted: readonly ConfigReference[]) =>
  db.many<ConfigReference>(sql`
    select distinct w.kind as to, coalesce((select b.name from recycled b
        where b.tenant_id = ${tenant} and ((b.kind = case w.kind when 'tool' then 'commonTool' else w.kind end
            and b.kind <> 'navItem' and b.entity_id = w.id)
          or (b.kind = 'navItem' and w.kind = 'navItem' and b.parts @> jsonb_build_array(jsonb_build_object(
            'table', 'nav_item', 'rows', jsonb_build_array(jsonb_build_object('id', w.id))))))
        order by b.id desc limit 1), '') as name
    from (select r ->> 'to' as kind, (r ->> 'name')::bigint as id from jsonb_array_elements(${json(wanted)}::jsonb) r) w
    where not exists (select 1 from role o where o.tenant_id = ${tenant} and w.kind = 'role' and o.id = w.id)
      and not exists (select 1 from service o where o.tenant_id = ${tenant} and w.kind = 'service' and o.id = w.id)
      and not exists (select 1 from common_tool o where o.tenant_id = ${tenant} and w.kind = 'tool' and o.id = w.id)
      and not exists (select 1 from news_column o where o.tenant_id = ${tenant} and w.kind = 'newsColumn' and o.id = w.id)
      and not exists (select 1 from connector o where o.tenant_id = ${tenant} and w.kind = 'connector' and o.id = w.id)
      and not exists (select 1 from nav_item o where o.tenant_id = ${tenant} and w.kind = 'navItem' and o.id = w.id)
      and not exists (select 1 from publication o
        where o.tenant_id = ${tenant} and w.kind = 'card' and o.kind = 'card' and o.id = w.id)
    order by 1, 2`);
