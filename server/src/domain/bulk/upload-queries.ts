import type { ImportSheet } from '@yizhan/contract/entities/bulk.ts';
import * as bulkLimits from '@yizhan/contract/limits/bulk.ts';
import type { FileRow } from '../../common/files/file-queries.ts';
import type { Db } from '../../db/database.ts';
import { json, sql, tenant } from '../../db/sql.ts';
import type { WorkbookHead } from './workbook-head.ts';

type Upload = WorkbookHead & { ownerId: string; list: string; name: string; now: Date };

export const insertUpload = (db: Db, u: Upload) =>
  db.one<{ id: string }>(sql`
    insert into bulk_upload (tenant_id, owner_id, list, name, head, rows, sheets, sheet, created_at)
    values (${tenant}, ${u.ownerId}, ${u.list}, ${u.name}, ${json(u.head)}, ${u.rows}, ${json(u.sheets)}, ${u.sheet}, ${u.now})
    returning id`);

/** Another sheet of the workbook is to be read. */
export const setSheet = (db: Db, id: string, { head, rows, sheet }: WorkbookHead) =>
  db.run(sql`
    update bulk_upload set head = ${json(head)}, rows = ${rows}, sheet = ${sheet} where tenant_id = ${tenant} and id = ${id}`);

/** The workbook of an upload, if it is this person's own in this list. */
export const findUpload = (db: Db, { ownerId, list, id }: { ownerId: string; list: string; id: string }) =>
  db.maybe<{
    id: string;
    name: string;
    head: string[][];
    rows: number;
    sheets: ImportSheet[];
    sheet: number;
    file: Pick<FileRow, 'id' | 'tenantId' | 'sha256'>;
  }>(sql`
    select u.id, u.name, u.head, u.rows, u.sheets, u.sheet, json_build_object('id', f.id::text, 'tenantId', f.tenant_id, 'sha256', f.sha256) as file
    from bulk_upload u
    join file_object f on f.tenant_id = u.tenant_id and f.attached_to = 'bulkUpload' and f.attached_id = u.id::text
    where u.tenant_id = ${tenant} and u.id = ${id} and u.owner_id = ${ownerId} and u.list = ${list}`);

export const listMatches = (db: Db, list: string, heads: readonly string[]) =>
  db.many<{ head: string; field: string }>(
    sql`select head, field from bulk_match where tenant_id = ${tenant} and list = ${list} and head = any(${heads}::text[])`,
  );

/** Remembers which column each head was matched with; `null` for one that was left out. */
export const writeMatches = (db: Db, list: string, matches: Readonly<Record<string, string>>) =>
  db.run(sql`
    insert into bulk_match (tenant_id, list, head, field)
    select ${tenant}, ${list}, m.key, m.value from jsonb_each_text(${json(matches)}::jsonb) m
    on conflict (tenant_id, list, head) do update set field = excluded.field`);

export type KnownSheet = { name: string; headerLine: number; heads: string[] };

/** The sheets of these names that were imported before, the last one first. */
export const listKnownSheets = (db: Db, list: string, names: readonly string[]) =>
  db.many<KnownSheet>(sql`
    select name, header_line as "headerLine", heads from bulk_sheet
    where tenant_id = ${tenant} and list = ${list} and name = any(${names}::text[])
    order by at desc limit ${bulkLimits.sheetsRecalled}`);

export const rememberSheet = (db: Db, list: string, { name, headerLine, heads }: KnownSheet, now: Date) =>
  db.run(sql`
    insert into bulk_sheet (tenant_id, list, name, header_line, heads, at)
    values (${tenant}, ${list}, ${name}, ${headerLine}, ${heads}::text[], ${now})
    on conflict (tenant_id, list, name) do update
      set header_line = excluded.header_line, heads = excluded.heads, at = excluded.at`);
