import type { ServiceConfigQuery } from '@yizhan/contract/entities/service-config.ts';
import { bulkServices as en } from '@yizhan/contract/texts/en/bulk-services.ts';
import { bulkServices as zh } from '@yizhan/contract/texts/zh-CN/bulk-services.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';
import type { ExportSource, Option, RefusedUndo, RowsWanted, Writing } from '../../domain/bulk/list.ts';
import { indexMissing } from '../../domain/search/entry-queries.ts';
import { serviceConditions } from './queries.ts';

/** The icon of a service that came without one. */
const ICON = 'hall';

export const serviceSource = ({ conditions, ids, language }: RowsWanted<ServiceConfigQuery>): ExportSource => {
  const words = language === 'en' ? en : zh;
  return {
    columns: {
      code: sql`s.code`,
      serviceName: sql`s.name`,
      summary: sql`s.summary`,
      keywords: sql`s.keywords`,
      kind: sql`case s.type when 'APPLICATION' then ${words.application} else ${words.process} end`,
      processType: sql`case s.process_type when 'ONLINE' then ${words.online} else ${words.offline} end`,
      dept: sql`d.name`,
      scene: sql`c.name`,
      type: sql`t.name`,
      url: sql`s.url`,
      mobileUrl: sql`s.mobile_url`,
      promiseDays: sql`s.promise_days`,
      status: sql`case s.status when 'DRAFT' then ${words.draft} when 'SUBMITTED' then ${words.submitted}
      when 'SHELF' then ${words.shelf} else ${words.off} end`,
      visits: sql`s.visit_times`,
      score: sql`case when s.score_count > 0 then round(s.score_sum::numeric / s.score_count, 1) end`,
      changedAt: toWireTimeSql(sql`s.updated_at`),
    },
    from: sql`from service s
    left join dept d on d.tenant_id = s.tenant_id and d.id = s.dept_id
    left join service_scene c on c.tenant_id = s.tenant_id and c.id = s.scene_id
    left join service_type t on t.tenant_id = s.tenant_id and t.id = s.type_id
    where ${ids ? sql`s.tenant_id = ${tenant} and s.id = any(${ids}::bigint[])` : serviceConditions(conditions)}`,
    order: sql`s.code`,
  };
};

export async function listOptions(
  db: Db,
): Promise<Record<'kind' | 'processType' | 'dept' | 'scene' | 'type', Option[]>> {
  const named = await db.many<{
    of: 'dept' | 'scene' | 'type';
    label: string;
    value: string;
    code: string;
    short: string;
  }>(sql`
    select 'dept' as of, name as label, id::text as value, code, short_name as short, sort, id from dept where tenant_id = ${tenant}
    union all
    select 'scene', name, id::text, '', '', sort, id from service_scene where tenant_id = ${tenant}
    union all
    select 'type', name, id::text, '', '', sort, id from service_type where tenant_id = ${tenant}
    order by 1, 6, 7`);
  const of = (kind: string) =>
    named.flatMap((one) =>
      one.of === kind ? [{ label: one.label, value: one.value, also: [one.code, one.short] }] : [],
    );
  return {
    kind: [
      { label: zh.application, value: 'APPLICATION', also: [en.application, 'APPLICATION'] },
      { label: zh.process, value: 'PROCESS', also: [en.process, 'PROCESS'] },
    ],
    processType: [
      { label: zh.online, value: 'ONLINE', also: [en.online, 'ONLINE', '在线'] },
      { label: zh.offline, value: 'OFFLINE', also: [en.offline, 'OFFLINE', '现场'] },
    ],
    dept: of('dept'),
    scene: of('scene'),
    type: of('type'),
  };
}

export const listExisting = (db: Db, rows: string) =>
  db.many<{ n: number; column: string }>(sql`
    select r.n, case when s.code = r.code then 'code' else 'serviceName' end as column
    from json_to_recordset(${rows}::json) as r(n int, code text, "serviceName" text)
    join service s on s.tenant_id = ${tenant} and (s.code = r.code or s.name = r."serviceName")
    order by 1, 2`);

/** Drafts, findable as soon as they are on the shelf. */
export async function insertServices(db: Db, rows: string, w: Writing & { without: readonly number[] }) {
  const written = await db.many<{ n: number; id: string }>(sql`
    with r as materialized (
      select * from json_to_recordset(${rows}::json) as r(n int, code text, "serviceName" text, summary text, keywords text,
        kind text, "processType" text, dept bigint, scene bigint, type bigint, url text, "mobileUrl" text, "promiseDays" int)
      where n <> all(${w.without}::int[])
    ), written as (
      insert into service (tenant_id, code, name, summary, keywords, icon, type, process_type, dept_id, scene_id, type_id,
        url, mobile_url, promise_days, updated_by, updated_at)
      select ${tenant}, code, "serviceName", coalesce(summary, ''), coalesce(keywords, ''), ${ICON}, kind,
        coalesce("processType", 'ONLINE'), dept, scene, type, coalesce(url, ''), coalesce("mobileUrl", ''), "promiseDays",
        ${w.by}, ${w.now}
      from r order by n
      on conflict do nothing
      returning id, code)
    select r.n, w.id from written w join r on r.code = w.code order by r.n`);
  await indexMissing(db);
  return written;
}

/** One that was changed, submitted or has a guide stays. */
export const undoServices = (db: Db, ids: readonly string[]) =>
  db.many<RefusedUndo>(sql`
    with asked as (
      select a.id, s.code, case
        when s.id is null then 'gone'
        when s.version <> 1 then 'changed'
        when s.status <> 'DRAFT' or exists (select from guide g where g.tenant_id = ${tenant} and g.service_id = s.id)
          or exists (select from common_tool t where t.tenant_id = ${tenant} and t.service_id = s.id) then 'used'
      end as reason
      from unnest(${ids}::bigint[]) a(id) left join service s on s.tenant_id = ${tenant} and s.id = a.id
    ), forgotten as (
      delete from search_entry e using asked a
      where e.tenant_id = ${tenant} and e.kind = 'service' and e.entity_id = a.id and a.reason is null
    ), removed as (
      delete from service where tenant_id = ${tenant} and id in (select id from asked where reason is null) returning id)
    select id, coalesce(code, '') as name, coalesce(reason, 'used') as reason
    from asked where id not in (select id from removed)`);
