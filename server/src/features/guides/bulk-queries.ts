import { escapeLike } from '../../db/escape-like.ts';
import { nothing, sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';
import type { ExportSource, RowsWanted } from '../../domain/bulk/list.ts';
import { keepsDept } from '../../domain/guides/keeper-queries.ts';

type Conditions = { keyword?: string | undefined; deptId?: string | undefined };

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
