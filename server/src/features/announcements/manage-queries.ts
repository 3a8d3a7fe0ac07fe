import type { AnnouncementManageQuery, AnnouncementState } from '@yizhan/contract/entities/announcement.ts';
import type { Db } from '../../db/database.ts';
import { nothing, type Sql, sql, tenant } from '../../db/sql.ts';
import { type Publication, publicationFields, publicationJoins } from '../../domain/publishing/queries.ts';

/** `p` is the publication, `a` what readers see of it. */
const states = (now: Date): Record<AnnouncementState, Sql> => ({
  draft: sql`p.draft is not null`,
  scheduled: sql`p.scheduled is not null`,
  published: sql`p.published is not null and (a.until is null or a.until > ${now})`,
  ended: sql`p.published is not null and a.until <= ${now}`,
});

type ManagedRow = Publication & { deptName: string; readId: string | null };

/** The most recently changed first. */
export async function listManaged(db: Db, { keyword, state, current, size }: AnnouncementManageQuery, now: Date) {
  const from = sql`publication p
    left join announcement a on a.tenant_id = ${tenant} and a.publication_id = p.id`;
  const where = sql`p.tenant_id = ${tenant} and p.kind = 'announcement'
    ${state ? sql`and ${states(now)[state]}` : nothing}
    ${keyword ? sql`and strpos(lower(p.name), lower(${keyword})) > 0` : nothing}`;
  const rows = await db.many<ManagedRow>(sql`
    select ${publicationFields}, coalesce(d.name, '') as "deptName",
      case when p.published is not null then l."readId" end as "readId"
    from (
      select p.id, a.id as "readId" from ${from} where ${where}
      order by p.changed_at desc, p.id desc limit ${size} offset ${(current - 1) * size}
    ) l join publication p on p.tenant_id = ${tenant} and p.id = l.id ${publicationJoins}
      left join dept d on d.tenant_id = ${tenant}
        and d.id = (coalesce(p.draft, s.content, r.content) ->> 'deptId')::bigint
    order by p.changed_at desc, p.id desc`);
  const { total } = await db.one<{ total: number }>(sql`select count(*)::int as total from ${from} where ${where}`);
  return { rows, total };
}

export const isDepartment = async (db: Db, id: string) =>
  (await db.maybe(sql`select 1 from dept where tenant_id = ${tenant} and id = ${id}`)) !== undefined;
