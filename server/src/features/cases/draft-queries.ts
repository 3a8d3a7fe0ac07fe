import type { FormData } from '@yizhan/contract/fields.ts';
import type { serviceStates } from '@yizhan/contract/open-ways.ts';
import type { Db, Reader } from '../../db/database.ts';
import { json, sql, tenant } from '../../db/sql.ts';
import { canUse, stateAt } from '../../domain/services/queries.ts';
import type { Rights } from '../../domain/services/rules.ts';

type NewDraft = {
  processId: string;
  version: number;
  title: string;
  applicantId: string;
  identityId: string;
  deptId: string | null;
  data: FormData;
  now: Date;
};

/** A person has one draft of each process: nothing where they have begun one already. */
export const insertDraft = (db: Db, d: NewDraft) =>
  db.maybe<{ id: string; revision: number }>(sql`
    insert into case_file (tenant_id, process_id, version, title, applicant_id, identity_id, dept_id, data, created_at, updated_at)
    values (${tenant}, ${d.processId}, ${d.version}, ${d.title}, ${d.applicantId}, ${d.identityId}, ${d.deptId},
      ${json(d.data)}, ${d.now}, ${d.now})
    on conflict (tenant_id, process_id, applicant_id) where status = 'draft' and no is null
    do nothing returning id, revision`);

type BegunDraft = { id: string; revision: number; data: FormData; savedAt: Date };

export const findBegun = (db: Reader, { processId, applicantId }: Pick<NewDraft, 'processId' | 'applicantId'>) =>
  db.maybe<BegunDraft>(sql`
    select id, revision, data, updated_at as "savedAt" from case_file
    where tenant_id = ${tenant} and process_id = ${processId} and applicant_id = ${applicantId}
      and status = 'draft' and no is null`);

/** What is filled in so far; the form is the newest as long as nothing was submitted. */
export const updateDraft = (db: Db, id: string, data: FormData, now: Date) =>
  db.one<{ id: string; revision: number }>(sql`
    update case_file set data = ${json(data)}, updated_at = ${now}, revision = revision + 1
    where tenant_id = ${tenant} and id = ${id} returning id, revision`);

type OwnDraft = { id: string; revision: number; data: FormData; savedAt: Date; version: number; no: string | null };

/** What the person may continue: a draft, or what they withdrew; the newest first. */
export const findDraft = (db: Reader, processId: string, applicantId: string) =>
  db.maybe<OwnDraft>(sql`
    select id, revision, data, updated_at as "savedAt", version, no from case_file
    where tenant_id = ${tenant} and process_id = ${processId} and applicant_id = ${applicantId} and status = 'draft'
    order by updated_at desc, id desc limit 1`);

/** Whether a service can be used now; undefined for somebody it is not for. */
export const findServiceState = async (db: Reader, serviceId: string, rights: Rights, now: Date) =>
  (
    await db.maybe<{ state: (typeof serviceStates)[number] }>(sql`
      select ${stateAt(sql`${now}::timestamptz`)} as state from service s
      where s.tenant_id = ${tenant} and s.id = ${serviceId} and ${canUse(rights)}`)
  )?.state;

/** The guide of a service, when there is one to read. */
export const findGuideId = async (db: Reader, serviceId: string | null) =>
  (
    await db.maybe<{ id: string }>(sql`
      select id::text from guide where tenant_id = ${tenant} and service_id = ${serviceId}::bigint
        and published_at is not null and not is_off`)
  )?.id ?? null;
