import { guideContent } from '@yizhan/contract/entities/guide.ts';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import * as guideLimits from '@yizhan/contract/limits/guides.ts';
import type { Db } from '../../db/database.ts';
import { escapeLike } from '../../db/escape-like.ts';
import { toPlainTextSql, toRichTextSql } from '../../db/rich-text-sql.ts';
import { json, nothing, type Sql, sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';
import type { Asker, ExportSource, Option, RowsWanted, Writing } from '../../domain/bulk/list.ts';
import { keepsDept } from '../../domain/guides/keeper-queries.ts';

type Conditions = { keyword?: string | undefined; deptId?: string | undefined };

const namesIn = (list: Sql) => sql`(
  select string_agg(x ->> 'name', '；' order by at) from jsonb_array_elements(${list}) with ordinality as l(x, at))`;

/** The guides a person keeps, each as it is drafted, else as it is published. */
export const guideSource = ({ conditions: { keyword, deptId }, ids, asker }: RowsWanted<Conditions>): ExportSource => {
  const like = `%${escapeLike(keyword ?? '')}%`;
  return {
    columns: {
      guideName: sql`g.name`,
      serviceCode: sql`g.code`,
      serviceName: sql`g.service`,
      dept: sql`g.dept`,
      promise: sql`g.content ->> 'promise'`,
      usual: sql`g.content ->> 'usual'`,
      visits: sql`(g.content ->> 'visits')::int`,
      isPublic: sql`coalesce((g.content ->> 'isPublic')::boolean, false)`,
      description: toPlainTextSql(sql`g.content ->> 'description'`),
      audience: sql`g.content #>> '{conditions,audience}'`,
      condition: toPlainTextSql(sql`g.content #>> '{conditions,text}'`),
      hours: sql`g.content #>> '{timeAndPlace,hours}'`,
      materialNames: namesIn(sql`g.content -> 'materials'`),
      stepNames: namesIn(sql`g.content #> '{steps,rows}'`),
      fee: toPlainTextSql(sql`g.content #>> '{fees,text}'`),
      window: sql`g.content #>> '{contact,window}'`,
      phone: sql`g.content #>> '{contact,phone}'`,
      complaint: sql`g.content #>> '{contact,complaint}'`,
      materials: sql`jsonb_array_length(coalesce(g.content -> 'materials', '[]'))`,
      steps: sql`jsonb_array_length(coalesce(g.content #> '{steps,rows}', '[]'))`,
      publishedAt: toWireTimeSql(sql`g.published_at`),
      reviewOn: sql`g.review_on::text`,
      changedAt: toWireTimeSql(sql`g.changed_at`),
    },
    from: sql`from (
        select g.id, p.name, s.code, s.name as service, d.name as dept, g.published_at, g.review_on, p.changed_at,
          coalesce(p.draft, r.content) as content
        from guide g join publication p on p.tenant_id = g.tenant_id and p.id = g.id
        join service s on s.tenant_id = g.tenant_id and s.id = g.service_id
        left join revision r on r.tenant_id = p.tenant_id and r.publication_id = p.id and r.number = p.published
        left join dept d on d.tenant_id = g.tenant_id and d.id = g.dept_id
        where g.tenant_id = ${tenant} and ${keepsDept(asker, sql`g.dept_id`)}
          ${keyword ? sql`and (p.name ilike ${like} or s.name ilike ${like})` : nothing}
          ${deptId ? sql`and g.dept_id = ${deptId}` : nothing}
          ${ids ? sql`and g.id = any(${ids}::bigint[])` : nothing}) g`,
    order: sql`g.name, g.id`,
  };
};

/** Services and departments whose guides the person keeps: a row of another one is refused like any unknown word. */
export async function listOptions(db: Db, asker: Asker): Promise<Readonly<Record<string, readonly Option[]>>> {
  const services = await db.many<{ id: string; code: string; name: string }>(sql`
    select s.id, s.code, s.name from service s
    where s.tenant_id = ${tenant} and ${keepsDept(asker, sql`s.dept_id`)} order by s.code`);
  const depts = await db.many<{ id: string; name: string; code: string; shortName: string }>(sql`
    select d.id, d.name, d.code, d.short_name as "shortName" from dept d
    where d.tenant_id = ${tenant} and ${keepsDept(asker, sql`d.id`)} order by d.sort, d.id`);
  return {
    serviceCode: services.map(({ id, code, name }) => ({ label: code, value: id, also: [name] })),
    dept: depts.map(({ id, name, code, shortName }) => ({ label: name, value: id, also: [code, shortName] })),
  };
}

/** With the service each row is for, whose name and department are taken where the row has none. */
const given = (rows: string) => sql`(
  select r.*, s.id as service, coalesce(r."guideName", s.name) as called, coalesce(r.dept, s.dept_id::text) as keeper
  from json_to_recordset(${rows}::json) as r(n int, "guideName" text, "serviceCode" bigint, dept text, promise text,
    usual text, visits int, "isPublic" boolean, description text, audience text, condition text, hours text,
    "materialNames" text, "stepNames" text, fee text, "window" text, phone text, complaint text)
  join service s on s.tenant_id = ${tenant} and s.id = r."serviceCode") r`;

/** A service that has a guide; a name that a guide has, drafted or published. */
export const listExisting = (db: Db, rows: string) =>
  db.many<{ n: number; column: string }>(sql`
    select n, case when has_guide then 'serviceCode' else 'guideName' end as column from (
      select r.n, exists (select from guide g where g.tenant_id = ${tenant} and g.service_id = r.service) as has_guide,
        exists (select from publication p where p.tenant_id = ${tenant} and p.kind = 'guide'
          and (p.name = r.called or p.published_name = r.called)) as is_taken
      from ${given(rows)}) x
    where has_guide or is_taken order by n`);

/** What a row does not say is as in a new guide. */
const blank = guideContent.parse({ guideName: '-', serviceId: '1' });
const [material] = guideContent.shape.materials.parse([{ name: '-' }]);
const [step] = guideContent.shape.steps.parse({ rows: [{ name: '-' }] }).rows;

type Items = { longest: number; most: number; like: unknown };
const itemsOf = (words: Sql, { longest, most, like }: Items) => sql`coalesce((
  select jsonb_agg(${json(like)}::jsonb || jsonb_build_object('name', left(trim(word), ${longest}::int)) order by at)
  from (select word, row_number() over (order by at) as at
    from unnest(regexp_split_to_array(${words}, E'[；;\\n]+')) with ordinality as w(word, at) where trim(word) <> '') w
  where at <= ${most}::int), '[]'::jsonb)`;

/** Each row becomes a draft, like one written in the editor. */
export const insertGuides = (db: Db, rows: string, w: Writing & { without: readonly number[] }) =>
  db.many<{ n: number; id: string }>(sql`
    with r as (
      select r.n, r.service, r.called, r.keeper, ${json(blank)}::jsonb || jsonb_build_object(
        'guideName', r.called, 'serviceId', r.service::text, 'deptId', r.keeper, 'isPublic', coalesce(r."isPublic", false),
        'visits', coalesce(r.visits, 0), 'promise', coalesce(r.promise, ''), 'usual', coalesce(r.usual, ''),
        'description', coalesce(${toRichTextSql(sql`r.description`)}, ''),
        'conditions', ${json(blank.conditions)}::jsonb || jsonb_build_object('audience', coalesce(r.audience, ''),
          'text', coalesce(${toRichTextSql(sql`r.condition`)}, '')),
        'timeAndPlace', ${json(blank.timeAndPlace)}::jsonb || jsonb_build_object('hours', coalesce(r.hours, '')),
        'materials', ${itemsOf(sql`r."materialNames"`, { longest: fieldLimits.textLength, most: guideLimits.maxMaterials, like: material })},
        'steps', ${json(blank.steps)}::jsonb || jsonb_build_object('rows',
          ${itemsOf(sql`r."stepNames"`, { longest: fieldLimits.nameLength, most: guideLimits.maxSteps, like: step })}),
        'fees', jsonb_build_object('free', case when r.fee is not null then false end, 'text', coalesce(${toRichTextSql(sql`r.fee`)}, '')),
        'contact', ${json(blank.contact)}::jsonb || jsonb_build_object('window', coalesce(r."window", ''),
          'phone', coalesce(r.phone, ''), 'complaint', coalesce(r.complaint, ''))) as draft
      from ${given(rows)} where r.n <> all(${w.without}::int[])
    ), last as (
      select coalesce(max(sort), 0) as sort from publication where tenant_id = ${tenant} and kind = 'guide'
    ), made as (
      insert into publication (tenant_id, kind, name, sort, draft, changed_by, changed_at)
      select ${tenant}, 'guide', r.called, last.sort + row_number() over (order by r.n), r.draft, ${w.by}::bigint, ${w.now}::timestamptz
      from r, last on conflict do nothing
      returning id, name, draft
    ), guides as (
      insert into guide (id, tenant_id, service_id, dept_id)
      select made.id, ${tenant}, (made.draft ->> 'serviceId')::bigint, (made.draft ->> 'deptId')::bigint from made
    )
    select r.n, made.id from made join r on r.called = made.name and r.service::text = made.draft ->> 'serviceId' order by r.n`);
