import { dutyWays, riskLevels } from '@yizhan/contract/duty-columns.ts';
import type { DutyItemConfigQuery } from '@yizhan/contract/entities/duty-item.ts';
import type { DutyListsContent } from '@yizhan/contract/entities/duty-list.ts';
import { firstDutyListsContent } from '@yizhan/contract/first-duty-lists.ts';
import { dutyLists as pageEn } from '@yizhan/contract/texts/en/duty-lists.ts';
import { fill } from '@yizhan/contract/texts/format.ts';
import { bulkDutyItems as texts } from '@yizhan/contract/texts/zh-CN/bulk-duty-items.ts';
import { dutyLists as pageZh } from '@yizhan/contract/texts/zh-CN/duty-lists.ts';
import type { Db } from '../../db/database.ts';
import { escapeLike } from '../../db/escape-like.ts';
import { join, nothing, sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';
import type { Asker, ExportSource, Option, RowsWanted, Writing } from '../../domain/bulk/list.ts';
import { keepsDept } from '../../domain/duty-lists/keeper-queries.ts';

/** As the school writes them, in the file and back again. */
const label = (key: keyof typeof texts) => texts[key];
const labelled = (keys: readonly (keyof typeof texts)[]) => keys.map((key) => ({ label: label(key), value: key }));
const nameOfKey = (keys: readonly (keyof typeof texts)[], value: ReturnType<typeof sql>) => sql`(
  select k.name from unnest(${keys}::text[], ${keys.map(label)}::text[]) k(key, name) where k.key = ${value})`;

/** The published lists, else those every school begins with. */
async function listNames(db: Db): Promise<{ code: string; name: string }[]> {
  const row = await db.maybe<{ content: DutyListsContent }>(sql`
    select r.content from publication p
    join revision r on r.tenant_id = p.tenant_id and r.publication_id = p.id and r.number = p.published
    where p.tenant_id = ${tenant} and p.kind = 'dutyLists' limit 1`);
  return (row?.content ?? firstDutyListsContent()).lists.map(({ code, name }) => ({ code, name }));
}

type Dept = { id: string; name: string; code: string; shortName: string };

/** Any department takes part; its name alone says that it supports. */
const partnerOptions = ({ id, name, ...other }: Dept): Option[] =>
  (['SUPPORT', 'LEAD'] as const).map((role) => {
    const key = `partner${role}` as const;
    const words = [name, other.code, other.shortName].filter((word) => word !== '');
    const written = words.flatMap((word) => [pageZh[key], pageEn[key]].map((pattern) => fill(pattern, { name: word })));
    return {
      label: role === 'LEAD' ? fill(pageZh.partnerLEAD, { name }) : name,
      value: `${id} ${role}`,
      also: [...(role === 'LEAD' ? [] : words), ...written],
    };
  });

/** Departments are those the person keeps: a row of another one is refused like any unknown word. */
export async function listOptions(db: Db, asker: Asker): Promise<Readonly<Record<string, readonly Option[]>>> {
  const lists = await listNames(db);
  const all = await db.many<Dept & { isManaged: boolean }>(sql`
    select d.id, d.name, d.code, d.short_name as "shortName", ${keepsDept(asker, sql`d.id`)} as "isManaged" from dept d
    where d.tenant_id = ${tenant} order by d.sort, d.id`);
  const depts = all.filter(({ isManaged }) => isManaged);
  const services = await db.many<{ id: string; name: string; code: string }>(sql`
    select s.id, s.name, s.code from service s where s.tenant_id = ${tenant} order by s.id`);
  return {
    coDepts: all.flatMap(partnerOptions),
    services: services.map(({ id, name, code }) => ({ label: name, value: id, also: [code] })),
    list: lists.map(({ code, name }) => ({ label: name, value: code, also: [code] })),
    dept: depts.map(({ id, name, code, shortName }) => ({ label: name, value: id, also: [code, shortName] })),
    riskLevel: labelled(riskLevels),
    way: labelled(dutyWays),
  };
}

type Conditions = Pick<DutyItemConfigQuery, 'keyword' | 'deptId' | 'listType'>;
const words = [
  ...(['title', 'mainItem', 'category', 'duty', 'content', 'audience', 'post', 'ownerA', 'ownerB'] as const),
  ...(['riskPoint', 'measure', 'accountability', 'fee', 'place', 'phone', 'complaintPhone', 'alternative'] as const),
];

const [beforeLead = '', afterLead = ''] = pageZh.partnerLEAD.split('{name}');
const coDeptNames = sql`(
  select string_agg(case when c.x ->> 'role' = 'LEAD' then ${beforeLead}::text || d.name || ${afterLead}::text else d.name end,
    '、' order by c.at)
  from jsonb_array_elements(i.content -> 'coDepts') with ordinality c(x, at)
  join dept d on d.tenant_id = ${tenant} and d.id = (c.x ->> 'deptId')::bigint)`;
const serviceNames = sql`(
  select string_agg(s.name, '、' order by v.at)
  from jsonb_array_elements_text(i.content -> 'serviceIds') with ordinality v(id, at)
  join service s on s.tenant_id = ${tenant} and s.id = v.id::bigint)`;

/** A numbered line each, in parts up to the last one that says something; a separator inside of one has a backslash before it. */
function numberedLines(key: string, parts: readonly string[], separators: string) {
  const wordsOf = (part: string) => sql`coalesce(s.x ->> ${part}::text, '')`;
  const escaped = (part: string) => sql`regexp_replace(
    regexp_replace(${wordsOf(part)}, ${'[\\r\\n]+'}::text, ' ', 'g'), ${separators}::text, ${'\\\\\\1'}::text, 'g')`;
  const line = parts.map((part, at) => {
    const rest = join(parts.slice(at).map(wordsOf), sql` || `);
    return at === 0 ? escaped(part) : sql`case when ${rest} <> '' then '｜' || ${escaped(part)} else '' end`;
  });
  return sql`(
    select string_agg(s.at::text || '. ' || ${join(line, sql` || `)}, E'\n' order by s.at)
    from jsonb_array_elements(i.content -> ${key}::text) with ordinality s(x, at))`;
}
const stepLines = numberedLines('steps', ['name', 'post', 'limit', 'duty', 'supervision'], '([\\\\|｜])');
const basisLines = numberedLines('basis', ['name', 'number', 'clause'], '([\\\\|｜；;])');

/** The items a person keeps, each as it is drafted, else as it is published. */
export const itemSource = ({ conditions, ids, asker }: RowsWanted<Conditions>): ExportSource => {
  const { keyword, deptId, listType } = conditions;
  const like = `%${escapeLike(keyword ?? '')}%`;
  return {
    columns: {
      ...Object.fromEntries(words.map((key) => [key, sql`i.content ->> ${key}::text`])),
      code: sql`i.code`,
      list: sql`coalesce((select l ->> 'name' from jsonb_array_elements(i.lists) l where l ->> 'code' = i.list_type), i.list_type)`,
      dept: sql`i.dept`,
      basis: basisLines,
      riskLevel: nameOfKey(riskLevels, sql`i.content ->> 'riskLevel'`),
      way: nameOfKey(dutyWays, sql`i.content ->> 'way'`),
      visits: sql`(i.content ->> 'visits')::int`,
      limitDays: sql`(i.content ->> 'limitDays')::int`,
      sort: sql`(i.content ->> 'sort')::int`,
      coDepts: coDeptNames,
      steps: stepLines,
      services: serviceNames,
      status: nameOfKey(['DRAFT', 'SUBMITTED', 'PUBLISHED', 'ARCHIVED'], sql`i.status`),
      changedAt: toWireTimeSql(sql`i.changed_at`),
    },
    from: sql`from (
        select i.id, p.name as code, i.list_type, d.name as dept, d.sort as dept_sort, i.sort, p.changed_at,
          coalesce(p.draft, r.content) as content,
          case when i.is_off then 'ARCHIVED' when i.submitted_at is not null then 'SUBMITTED'
            when i.published_at is null then 'DRAFT' else 'PUBLISHED' end as status,
          coalesce((select lr.content -> 'lists' from publication lp
            join revision lr on lr.tenant_id = lp.tenant_id and lr.publication_id = lp.id and lr.number = lp.published
            where lp.tenant_id = ${tenant} and lp.kind = 'dutyLists' limit 1), ${JSON.stringify(firstDutyListsContent().lists)}::jsonb) as lists
        from duty_item i join publication p on p.tenant_id = i.tenant_id and p.id = i.id
        left join revision r on r.tenant_id = p.tenant_id and r.publication_id = p.id
          and r.number = coalesce(p.scheduled, p.published)
        left join dept d on d.tenant_id = i.tenant_id and d.id = i.dept_id
        where i.tenant_id = ${tenant} and ${keepsDept(asker, sql`i.dept_id`)}
          ${keyword ? sql`and (p.name ilike ${like} or coalesce(p.draft, r.content) ->> 'title' ilike ${like})` : nothing}
          ${deptId ? sql`and i.dept_id = ${deptId}` : nothing}
          ${listType ? sql`and i.list_type = ${listType}` : nothing}
          ${ids ? sql`and i.id = any(${ids}::bigint[])` : nothing}) i`,
    order: sql`i.list_type, i.dept_sort, i.sort, i.id`,
  };
};

const shape = sql`r(n int, code text, title text, list text, dept text, "mainItem" text, category text, duty text,
  content text, basis text, audience text, post text, "ownerA" text, "ownerB" text, "riskPoint" text, "riskLevel" text,
  measure text, accountability text, way text, visits int, "limitDays" int, fee text, place text, phone text,
  "complaintPhone" text, alternative text, "coDepts" text, steps text, services text, sort int)`;

/** A code that an item has, drafted or published. */
export const listExisting = (db: Db, rows: string) =>
  db.many<{ n: number; column: string }>(sql`
    select r.n, 'code' as column from json_to_recordset(${rows}::json) as ${shape}
    where exists (select from publication p where p.tenant_id = ${tenant} and p.kind = 'dutyItem'
      and (p.name = r.code or p.published_name = r.code))
    order by 1`);

/** Each row becomes a draft, like one written in the editor. */
export const insertItems = (db: Db, rows: string, w: Writing & { without: readonly number[] }) =>
  db.many<{ n: number; id: string }>(sql`
    with r as (
      select r.*, jsonb_build_object('deptId', r.dept, 'listType', r.list, 'code', r.code, 'title', r.title)
        || jsonb_build_object('mainItem', coalesce(r."mainItem", ''), 'category', coalesce(r.category, ''),
          'duty', coalesce(r.duty, ''), 'content', coalesce(r.content, ''), 'audience', coalesce(r.audience, ''),
          'post', coalesce(r.post, ''), 'ownerA', coalesce(r."ownerA", ''), 'ownerB', coalesce(r."ownerB", ''),
          'riskPoint', coalesce(r."riskPoint", ''), 'riskLevel', r."riskLevel", 'measure', coalesce(r.measure, ''),
          'accountability', coalesce(r.accountability, ''), 'way', r.way, 'visits', r.visits, 'limitDays', r."limitDays",
          'fee', coalesce(r.fee, ''), 'place', coalesce(r.place, ''), 'phone', coalesce(r.phone, ''),
          'complaintPhone', coalesce(r."complaintPhone", ''), 'alternative', coalesce(r.alternative, ''),
          'sort', coalesce(r.sort, 0))
        || jsonb_build_object('steps', coalesce(r.steps, '[]')::jsonb, 'serviceIds', coalesce(r.services, '[]')::jsonb,
          'coDepts', coalesce((
            select jsonb_agg(jsonb_build_object('deptId', split_part(c.v, ' ', 1), 'role', split_part(c.v, ' ', 2)) order by c.at)
            from jsonb_array_elements_text(r."coDepts"::jsonb) with ordinality c(v, at)), '[]'::jsonb),
          'attachments', '[]'::jsonb, 'chart', null, 'basis', coalesce(r.basis, '[]')::jsonb) as draft
      from json_to_recordset(${rows}::json) as ${shape} where r.n <> all(${w.without}::int[])
    ), last as (
      select coalesce(max(sort), 0) as sort from publication where tenant_id = ${tenant} and kind = 'dutyItem'
    ), made as (
      insert into publication (tenant_id, kind, name, sort, draft, changed_by, changed_at)
      select ${tenant}, 'dutyItem', r.code, last.sort + row_number() over (order by r.n), r.draft, ${w.by}::bigint, ${w.now}::timestamptz
      from r, last on conflict do nothing
      returning id, name
    ), items as (
      insert into duty_item (id, tenant_id, dept_id, list_type, sort)
      select made.id, ${tenant}, r.dept::bigint, r.list, coalesce(r.sort, 0) from made join r on r.code = made.name
    )
    select r.n, made.id from made join r on r.code = made.name order by r.n`);
