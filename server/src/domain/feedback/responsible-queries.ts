import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import type { Person } from '../../person.ts';
import { isListed } from '../duty-lists/queries.ts';
import { entryOf } from '../search/find-queries.ts';
import { readSearchWords } from '../search/synonym-queries.ts';
import { queryOf } from '../search/words.ts';
import { canUse } from '../services/queries.ts';
import { type DutyMatch, responsibleFor } from './rules.ts';

const WORDS = 40;

/** Items of the responsibility lists that share words with a text: rare words and words of the title count more. */
async function listMatches(db: Db, text: string): Promise<DutyMatch[]> {
  const words = await readSearchWords(db, text);
  const units = (words?.units ?? []).filter(([word]) => [...word].length > 1).slice(0, WORDS);
  if (units.length === 0) return [];
  return db.many<DutyMatch>(sql`
    with word as (
      select * from unnest(${units.map((unit) => queryOf([unit]))}::text[],
        ${units.map((unit) => queryOf([unit], 'AB'))}::text[]) with ordinality as w(anywhere, named, n)
    ), hit as (
      select i.id, i.dept_id, e.name, w.n, case when e.words @@ w.named::tsquery then 2 else 1 end as weight
      from duty_item i join ${entryOf('dutyItem')} join word w on e.words @@ w.anywhere::tsquery
      where i.tenant_id = ${tenant} and ${isListed}
    ), rare as (
      select n, ln(1 + (select count(*) from duty_item i where i.tenant_id = ${tenant} and ${isListed})
        / count(*)::float8) as worth
      from hit group by n
    )
    select h.dept_id as "deptId", h.name as title, sum(h.weight * r.worth)::float8 as score
    from hit h join rare r using (n) group by h.id, h.dept_id, h.name order by score desc limit 20`);
}

/** The department that the lists name for a text. */
export const findResponsible = async (db: Db, text: string): Promise<DutyMatch | undefined> =>
  responsibleFor(await listMatches(db, text));

/** The department of a service that the person may use. */
export const findServiceDept = (db: Db, person: Person, serviceId: string) =>
  db.maybe<{ deptId: string | null; name: string }>(sql`
    select s.dept_id as "deptId", s.name from service s
    where s.tenant_id = ${tenant} and s.id = ${serviceId} and ${canUse(person)}`);

export const findDept = (db: Db, id: string) =>
  db.maybe<{ id: string; name: string }>(sql`select id, name from dept where tenant_id = ${tenant} and id = ${id}`);

/** Whoever answers most questions of a scene and of those below it; undefined if there is no such scene. */
export const findSceneDept = (db: Db, sceneId: string) =>
  db.maybe<{ deptId: string | null }>(sql`
    select (
      select f.dept_id from faq f
      where f.tenant_id = ${tenant} and f.published_at is not null and (f.scene_id = s.id or f.scene_id in (
        select c.id from faq_scene c where c.tenant_id = ${tenant} and c.parent_id = s.id))
      group by f.dept_id order by count(*) desc, f.dept_id limit 1
    ) as "deptId"
    from faq_scene s where s.tenant_id = ${tenant} and s.id = ${sceneId}`);
