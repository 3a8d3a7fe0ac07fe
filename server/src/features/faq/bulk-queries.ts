import type { FaqQuery } from '@yizhan/contract/entities/faq.ts';
import * as robotLimits from '@yizhan/contract/limits/robot.ts';
import { typesOfPeople } from '@yizhan/contract/permissions.ts';
import { dictionaries as enNames } from '@yizhan/contract/texts/en/dictionaries.ts';
import { dictionaries as names } from '@yizhan/contract/texts/zh-CN/dictionaries.ts';
import { faqManage as texts } from '@yizhan/contract/texts/zh-CN/faq-manage.ts';
import type { Db } from '../../db/database.ts';
import { escapeLike } from '../../db/escape-like.ts';
import { toPlainTextSql, toRichTextSql } from '../../db/rich-text-sql.ts';
import { nothing, sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';
import type { ExportSource, Option, RowsWanted, Writing } from '../../domain/bulk/list.ts';
import type { Language } from '../../person.ts';

export async function listOptions(db: Db): Promise<Readonly<Record<string, readonly Option[]>>> {
  const depts = await db.many<{ id: string; name: string; code: string; shortName: string }>(sql`
    select d.id, d.name, d.code, d.short_name as "shortName" from dept d where d.tenant_id = ${tenant} order by d.sort, d.id`);
  const scenes = await db.many<{ id: string; name: string }>(
    sql`select id, name from faq_scene where tenant_id = ${tenant} order by sort, id`,
  );
  return {
    dept: depts.map(({ id, name, code, shortName }) => ({ label: name, value: id, also: [code, shortName] })),
    scene: scenes.map(({ id, name }) => ({ label: name, value: id })),
  };
}

type Conditions = Pick<FaqQuery, 'keyword' | 'deptId' | 'sceneId'>;

/** Each entry as it is drafted, else as it is published. */
export const faqSource = ({ conditions, ids, language }: RowsWanted<Conditions>): ExportSource => {
  const { keyword, deptId, sceneId } = conditions;
  return {
    columns: {
      question: sql`i.content ->> 'question'`,
      similar: sql`(select string_agg(s, '；') from jsonb_array_elements_text(i.content -> 'similar') s)`,
      answer: sql`i.answer`,
      dept: sql`i.dept`,
      scene: sql`i.scene`,
      keywords: sql`i.content ->> 'keywords'`,
      validFrom: sql`i.content ->> 'validFrom'`,
      validUntil: sql`i.content ->> 'validUntil'`,
      pinned: sql`(i.content ->> 'pinned')::boolean`,
      answersApart: answersApart(language),
      services: sql`(select string_agg(s.name, '；' order by s.id) from service s where s.tenant_id = ${tenant}
        and s.id in (select jsonb_array_elements_text(i.content -> 'serviceIds')::bigint))`,
      guides: sql`(select string_agg(g.name, '；' order by g.id) from publication g where g.tenant_id = ${tenant}
        and g.id in (select jsonb_array_elements_text(i.content -> 'guideIds')::bigint))`,
      anonymous: sql`(i.content ->> 'anonymous')::boolean`,
      status: sql`i.status`,
      hits: sql`i.hits`,
      changedAt: toWireTimeSql(sql`i.changed_at`),
    },
    from: sql`from (
        select f.id, p.changed_at, f.hits, d.name as dept, c.name as scene, coalesce(p.draft, r.content) as content,
          (select ${toPlainTextSql(sql`a ->> 'html'`)}
            from jsonb_array_elements(coalesce(p.draft, r.content) -> 'answers') with ordinality as x(a, at)
            order by jsonb_array_length(a -> 'identities') > 0, at limit 1) as answer,
          case when f.published_at is null then ${texts.statusDRAFT} else ${texts.statusPUBLISHED} end as status
        from faq f join publication p on p.tenant_id = f.tenant_id and p.id = f.id
        left join revision r on r.tenant_id = p.tenant_id and r.publication_id = p.id
          and r.number = coalesce(p.scheduled, p.published)
        left join dept d on d.tenant_id = f.tenant_id and d.id = f.dept_id
        left join faq_scene c on c.tenant_id = f.tenant_id and c.id = f.scene_id
        where f.tenant_id = ${tenant}
          ${keyword ? sql`and p.name ilike ${`%${escapeLike(keyword)}%`}` : nothing}
          ${deptId ? sql`and f.dept_id = ${deptId}` : nothing}
          ${sceneId ? sql`and f.scene_id = ${sceneId}` : nothing}
          ${ids ? sql`and f.id = any(${ids}::bigint[])` : nothing}) i`,
    order: sql`i.id`,
  };
};

/** A line for each answer that is not for everybody: the identities it is for, then what it says. */
const answersApart = (language: Language) => {
  const known = language === 'en' ? enNames : names;
  const nameOf = sql`(select k.name from unnest(${typesOfPeople.map(String)}::text[],
    ${typesOfPeople.map((type) => known[`identityType.${type}`])}::text[]) k(type, name) where k.type = t)`;
  return sql`(select string_agg(
      (select string_agg(${nameOf}, '、') from jsonb_array_elements_text(a -> 'identities') t) || ': ' ||
        ${toPlainTextSql(sql`a ->> 'html'`)}, chr(10) order by at)
    from jsonb_array_elements(i.content -> 'answers') with ordinality as x(a, at)
    where jsonb_array_length(a -> 'identities') > 0)`;
};

const shape = sql`r(n int, question text, "similar" text, answer text, dept text, scene text, keywords text,
  "validFrom" text, "validUntil" text, anonymous boolean, pinned boolean)`;

/** A question that an entry has, drafted or published. */
export const listExisting = (db: Db, rows: string) =>
  db.many<{ n: number; column: string }>(sql`
    select r.n, 'question' as column from json_to_recordset(${rows}::json) as ${shape}
    where exists (select from publication p where p.tenant_id = ${tenant} and p.kind = 'faq'
      and (p.name = r.question or p.published_name = r.question))
    order by 1`);

/** Each row becomes a draft, like one written in the editor. */
export const insertFaqs = (db: Db, rows: string, w: Writing & { without: readonly number[] }) =>
  db.many<{ n: number; id: string }>(sql`
    with r as (
      select r.*, jsonb_build_object('question', r.question, 'deptId', r.dept, 'sceneId', r.scene,
        'keywords', coalesce(r.keywords, ''), 'serviceIds', '[]'::jsonb, 'guideIds', '[]'::jsonb, 'attachments', '[]'::jsonb,
        'anonymous', coalesce(r.anonymous, true), 'pinned', coalesce(r.pinned, false), 'validFrom', r."validFrom", 'validUntil', r."validUntil",
        'similar', coalesce((select jsonb_agg(left(trim(s), ${robotLimits.phraseLength}::int) order by at)
          from unnest(regexp_split_to_array(r."similar", '[；;\n]+')) with ordinality as x(s, at)
          where trim(s) <> '' and at <= ${robotLimits.maxSimilar}::int), '[]'::jsonb),
        'answers', jsonb_build_array(jsonb_build_object('identities', '[]'::jsonb,
          'html', ${toRichTextSql(sql`r.answer`)}))) as draft
      from json_to_recordset(${rows}::json) as ${shape} where r.n <> all(${w.without}::int[])
    ), last as (
      select coalesce(max(sort), 0) as sort from publication where tenant_id = ${tenant} and kind = 'faq'
    ), made as (
      insert into publication (tenant_id, kind, name, sort, draft, changed_by, changed_at)
      select ${tenant}, 'faq', r.question, last.sort + row_number() over (order by r.n), r.draft, ${w.by}::bigint, ${w.now}::timestamptz
      from r, last on conflict do nothing
      returning id, name
    ), entries as (
      insert into faq (id, tenant_id, dept_id, scene_id, valid_from, valid_until)
      select made.id, ${tenant}, r.dept::bigint, r.scene::bigint, r."validFrom"::date, r."validUntil"::date
      from made join r on r.question = made.name
    )
    select r.n, made.id from made join r on r.question = made.name order by r.n`);
