import type { Db, Reader } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';

export type CaseFile = { id: string; name: string; size: number; mime: string; isUpload: boolean };
type FormFileQuery = { ids: readonly string[]; caseId: string; personId: string };

/** Of these the uploads of a person that hang on nothing yet, and the files of a case. */
export const listUsableFiles = (db: Reader, { ids, caseId, personId }: FormFileQuery) =>
  db.many<CaseFile>(sql`
    select id::text, name, size::float8 as size, mime, audience = 'owner' as "isUpload" from file_object
    where tenant_id = ${tenant} and id = any(${ids}::bigint[]) and (
      audience = 'owner' and owner_id = ${personId}
      or audience = 'attached' and attached_to = 'case' and attached_id = ${caseId}::text)`);

export const isFileInRecord = async (db: Reader, caseId: string, fileId: string) =>
  (await db.maybe(sql`
    select 1 as found from case_log where tenant_id = ${tenant} and case_id = ${caseId}
      and files @> jsonb_build_array(jsonb_build_object('id', ${fileId}::text)) limit 1`)) !== undefined;

/** What a case no longer holds and never sent is an upload again, which the nightly cleanup removes. */
export const releaseFiles = (db: Db, caseId: string, kept: readonly string[]) =>
  db.run(sql`
    update file_object f set audience = 'owner', attached_to = null, attached_id = null
    where f.tenant_id = ${tenant} and f.audience = 'attached' and f.attached_to = 'case'
      and f.attached_id = ${caseId}::text and f.id <> all(${kept}::bigint[])
      and not exists (
        select from case_log l where l.tenant_id = ${tenant} and l.case_id = ${caseId} and (
          l.files @> jsonb_build_array(jsonb_build_object('id', f.id::text))
          or jsonb_path_exists(l.event, '$.event.data.*[*] ? (@.id == $id)', jsonb_build_object('id', f.id::text))))`);
