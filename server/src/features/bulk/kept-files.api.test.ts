import { expect, test } from 'vitest';
import { aSchool, type School } from '../../../test/school.ts';
import { aWorkbook, importAll, runJobs, startImport } from '../../../test/workbooks.ts';
import { sql, tenant } from '../../db/sql.ts';

const menus = ['userFrameConfig/manage/departments'] as const;
const list = 'departments';
const aFile = () => aWorkbook(['部门编码', '部门名称'], [['XG', '学工处']]);

/** What was uploaded and what ended did so that many hours earlier; sessions, which end sooner, stay. */
const hoursPass = async ({ db }: School, hours: number) => {
  const by = sql`${hours}::int * interval '1 hour'`;
  await db.run(sql`update bulk_upload set created_at = created_at - ${by} where tenant_id = ${tenant}`);
  await db.run(sql`update file_object set created_at = created_at - ${by} where tenant_id = ${tenant}`);
  await db.run(sql`
    update bulk_job set created_at = created_at - ${by}, ended_at = ended_at - ${by} where tenant_id = ${tenant}`);
};

async function cleanUp(school: School) {
  await school.parts.jobs.start(school.db, 'cleanup', {});
  await runJobs(school);
}

const filesOf = async ({ db }: School) =>
  db.one<{ uploads: number; files: number }>(sql`
    select (select count(*)::int from bulk_upload where tenant_id = ${tenant}) as uploads,
      (select count(*)::int from file_object where tenant_id = ${tenant} and attached_to = 'bulkUpload') as files`);

test('IP-14 the workbook of an import that still waits or runs stays, however long ago it was uploaded', async () => {
  const school = await aSchool();
  const office = await school.person({ menus });
  await school.parts.jobs.start(school.db, 'cleanup', {});
  const { redisKey: key } = (await startImport(office, await aFile(), { list })).result;
  await hoursPass(school, 72);
  await runJobs(school);
  expect((await office.bulk.importProgress({ list, key })).result).toMatchObject({
    state: 'finished',
    newInsertNum: 1,
  });
});

test('IP-15 the workbook of a dry run stays as long as the import may be started from it, and goes then', async () => {
  const school = await aSchool();
  const office = await school.person({ menus });
  const file = await aFile();
  const { id } = (await office.bulk.upload({ list, file })).result;
  await hoursPass(school, 20);
  const matrixType = JSON.stringify({ 部门编码: 'code', 部门名称: 'deptName' });
  const start = { list, id, headerLine: 1, ruleNum: 2, errorRegx: 1, matrixType, dry: true };
  const { redisKey: key } = (await office.bulk.startImport(start)).result;
  await runJobs(school);
  await hoursPass(school, 20);
  await cleanUp(school);
  expect((await office.bulk.importProgress({ list, key })).result.canRun).toBe(true);
  const { redisKey } = (await office.bulk.startChecked({ list, key })).result;
  await runJobs(school);
  expect((await office.bulk.importProgress({ list, key: redisKey })).result).toMatchObject({
    ...{ state: 'finished', newInsertNum: 1 },
  });
  await hoursPass(school, 25);
  await cleanUp(school);
  expect(await filesOf(school)).toEqual({ uploads: 0, files: 0 });
});

test('IP-16 an upload that nothing came of goes after a day; failed rows of an import outlive its file', async () => {
  const school = await aSchool();
  const office = await school.person({ menus });
  await office.bulk.upload({ list, file: await aFile() });
  const failed = await importAll(school, office, await aWorkbook(['部门编码', '部门名称'], [['X G', '学工处']]), {
    list,
  });
  await cleanUp(school);
  expect(await filesOf(school)).toEqual({ uploads: 2, files: 2 });
  await hoursPass(school, 25);
  await cleanUp(school);
  expect(await filesOf(school)).toEqual({ uploads: 0, files: 0 });
  expect((await office.bulk.errorFile({ list, errorKey: failed.key })).status).toBe(1000);
  const rows = [{ row: 2, cells: { code: 'XG' } }];
  const { redisKey: key } = (await office.bulk.mendRows({ list, key: failed.key, rows })).result;
  await runJobs(school);
  expect((await office.bulk.importProgress({ list, key })).result.newInsertNum).toBe(1);
});
