import type { Db } from '../database.ts';
import { json, sql, tenant } from '../sql.ts';

const OFFICE = 'admin';
const MINUTE_MS = 60_000;

/** What an office has imported: a list of departments with a row that failed; run after the departments. */
export async function seedBulk(db: Db, now: Date): Promise<void> {
  const office = await db.maybe<{ id: string }>(
    sql`select id from app_user where tenant_id = ${tenant} and account = ${OFFICE}`,
  );
  if (!office) return;
  const began = new Date(now.getTime() - 90 * MINUTE_MS);
  const fileName = '二级单位名单.xlsx';
  const head = [
    ['部门编码', '部门名称', '上级部门'],
    ['JW', '教务处', ''],
    ['ZX 1', '信息化中心', ''],
  ];
  const params = {
    ...{ headerLine: 1, stops: false, places: { code: 0, deptName: 1, parent: 2 } },
    caller: { ip: '127.0.0.1', trace: 'demo' },
  };
  await db.run(sql`
    with upload as (
      insert into bulk_upload (tenant_id, owner_id, list, name, head, rows, created_at)
      values (${tenant}, ${office.id}, 'departments', ${fileName}, ${json(head)}, 3, ${began}) returning id
    ), made as (
      insert into bulk_job (tenant_id, owner_id, key, kind, list, file_name, params, upload_id, state, total, done, skipped,
        failed, created_at, started_at, ended_at)
      select ${tenant}, ${office.id}, 'demo-import-departments', 'import', 'departments', ${fileName}, ${json(params)}, id,
        'finished', 2, 2, 1, 1, ${began}, ${began}, ${new Date(began.getTime() + 2000)}::timestamptz from upload returning id
    ), batch as (
      insert into bulk_batch (tenant_id, job_id, number) select ${tenant}, id, 1 from made
    )
    insert into bulk_failure (tenant_id, job_id, row, cells, errors)
    select ${tenant}, id, 3, ${json({ code: 'ZX 1', deptName: '信息化中心', parent: '' })},
      ${json([{ column: 'code', reason: 'shape' }])} from made`);
  await db.run(sql`
    insert into bulk_match (tenant_id, list, head, field) values
      (${tenant}, 'departments', '部门编码', 'code'), (${tenant}, 'departments', '部门名称', 'deptName'),
      (${tenant}, 'departments', '上级部门', 'parent')`);
  await db.run(sql`
    insert into bulk_sheet (tenant_id, list, name, header_line, heads)
    values (${tenant}, 'departments', 'Sheet1', 1, '{部门编码,部门名称,上级部门}')`);
  await db.run(sql`
    insert into bulk_choice (tenant_id, owner_id, list, name, fields)
    values (${tenant}, ${office.id}, 'users', '通讯录', ${json(['realName', 'dept', 'post', 'mobile', 'email'])})`);
}
