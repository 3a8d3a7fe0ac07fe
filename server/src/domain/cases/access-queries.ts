import type { CaseStatus } from '@yizhan/contract/case-states.ts';
import * as processLimits from '@yizhan/contract/limits/processes.ts';
import type { Db, Reader } from '../../db/database.ts';
import { type Sql, sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';
import type { Person } from '../../person.ts';
import { handledBy } from '../absences/queries.ts';
import { keepsDept } from '../processes/keeper-queries.ts';
import type { Viewer } from './permissions.ts';

type Watcher = Pick<Person, 'id' | 'menus' | 'deptId'>;

/** Keeps the case `c`: owns its process, or administers the cases of its department. */
export const keepsCase = (person: Watcher): Sql => {
  const isAdministrator = person.menus.has('userFrameConfig/manage/cases');
  return sql`exists (select from process k where k.tenant_id = c.tenant_id and k.id = c.process_id
    and (k.owner_id = ${person.id} ${isAdministrator ? sql`or ${keepsDept(person, sql`k.dept_id`)}` : sql``}))`;
};

/** Who is concerned with the case `c`: applicant, handlers and who stands in for them, who got a copy, who keeps it. */
const isConcerned = (person: Watcher, isOut: Sql = sql`c.status <> 'draft'`): Sql => sql`(
  c.applicant_id = ${person.id}
  or ${isOut} and (
    exists (select from case_handler h where h.tenant_id = c.tenant_id and h.case_id = c.id
      and (h.person_id = ${person.id} or h.acting_for = ${person.id}
        or h.status = 'open' and h.person_id = any(c.covers)))
    or exists (select from case_log l where l.tenant_id = c.tenant_id and l.case_id = c.id
      and l.action in ('copy', 'comment') and l.people ? ${person.id}::text)
    or ${keepsCase(person)}))`;

const viewerOf = (db: Reader, person: Watcher, caseId: string, now: Date, isConcernedNow: Sql) =>
  db.maybe<Omit<Viewer, 'id'>>(sql`
    with subject as materialized (
      select c.*, ${handledBy(person.id, now, sql`c.process_id`)} as covers from case_file c
      where c.tenant_id = ${tenant} and c.id = ${caseId}
    )
    select ${keepsCase(person)} and c.status <> 'draft' as "isKeeper", c.covers::text[] as covers
    from subject c where ${isConcernedNow}`);

/** The same for who wants to act: whoever had a case that was just withdrawn learns so, and sees nothing of it. */
export const findActor = (db: Reader, person: Watcher, caseId: string, now: Date) =>
  viewerOf(db, person, caseId, now, isConcerned(person, sql`c.submitted_at is not null`));

/** How this person stands to a case; undefined for somebody who is not concerned. */
export const findViewer = (db: Reader, person: Watcher, caseId: string, now: Date) =>
  viewerOf(db, person, caseId, now, isConcerned(person));

type EarlierCase = { id: string; no: string; status: CaseStatus; submittedAt: string; canOpen: boolean };

/** What the applicant of a case submitted to the same process since then, the newest first. */
export const listEarlier = (db: Reader, person: Watcher, caseId: string, { since, now }: { since: Date; now: Date }) =>
  db.many<EarlierCase & { total: number }>(sql`
    select c.id, coalesce(c.no, '') as no, c.status, ${toWireTimeSql(sql`c.submitted_at`)} as "submittedAt",
      ${isConcerned(person)} as "canOpen", c.total
    from (
      select o.*, ${handledBy(person.id, now, sql`o.process_id`)} as covers from (
        select o.*, count(*) over ()::int as total from case_file o
        join case_file this on this.tenant_id = ${tenant} and this.id = ${caseId}
        where o.tenant_id = ${tenant} and o.applicant_id = this.applicant_id and o.process_id = this.process_id
          and o.id <> this.id and o.status <> 'draft' and o.submitted_at between ${since} and this.submitted_at
        order by o.submitted_at desc, o.id desc limit ${processLimits.earlierShown}) o) c
    order by c.submitted_at desc, c.id desc`);

export const deleteDraft = (db: Db, id: string) =>
  db.run(sql`delete from case_file where tenant_id = ${tenant} and id = ${id}`);
