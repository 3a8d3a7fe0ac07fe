import * as administrationLimits from '@yizhan/contract/limits/administration.ts';
import { expect, test } from 'vitest';
import { aGuideOut, guideKeeper, guidePublisher } from '../../../test/guides.ts';
import type { School, TestPerson } from '../../../test/school.ts';
import { aSchool } from '../../../test/school.ts';
import { aDepartment, aService } from '../../../test/services.ts';
import { aWorkbook, importAll, rowsAt, runJobs } from '../../../test/workbooks.ts';
import { sql, tenant } from '../../db/sql.ts';

async function exported(school: School, person: TestPerson, list: string, exportField: string[]) {
  const { redisKey: key } = (await person.bulk.startExport({ list, fileName: '全部数据', exportField, dataRange: 1 }))
    .result;
  await runJobs(school);
  const rows = await rowsAt(school, (await person.bulk.exportProgress({ list, key })).result.url ?? '');
  return rows.slice(2);
}

test('IP-1 services come in as drafts, are found when they are on the shelf, and leave again untouched', async () => {
  const school = await aSchool();
  const office = await school.person({ menus: ['userFrameConfig/manage/services'] });
  await aDepartment(school.db, '教务处');
  const titles = ['服务编码', '服务名称', '服务类别', '主管部门', '访问地址', '承诺工作日'];
  const file = await aWorkbook(titles, [
    ['CJ', '成绩单打印', '应用', '教务处', 'https://jw.example/cj', 3],
    ['ZM', '在读证明', '流程', '没有', 'ftp://x', 0],
  ]);
  const { key, ...counts } = await importAll(school, office, file, { list: 'services' });
  expect(counts).toMatchObject({ newInsertNum: 1, failNum: 1 });
  const entries = () => school.db.many(sql`select name from search_entry where tenant_id = ${tenant}`);
  expect(await entries()).toEqual([{ name: '成绩单打印' }]);
  expect(await exported(school, office, 'services', ['code', 'kind', 'dept', 'promiseDays', 'status'])).toEqual([
    ['CJ', '应用', '教务处', 3, '草稿'],
  ]);
  await office.bulk.undo({ list: 'services', key });
  await runJobs(school);
  expect(await entries()).toEqual([]);
});

test('EX-12 whoever rated anonymously is not named in an export', async () => {
  const school = await aSchool();
  const office = await school.person({ menus: ['userFrameConfig/manage/services'], name: '钱多多' });
  const serviceId = await aService(school.db, { name: '成绩' });
  await school.db.run(sql`
    insert into rating (tenant_id, service_id, user_id, score, text, anonymous, created_at) values
      (${tenant}, ${serviceId}, ${office.id}, 5, '好', false, '2026-03-02'),
      (${tenant}, ${serviceId}, ${office.id}, 1, '差', true, '2026-03-01')`);
  expect(await exported(school, office, 'ratings', ['serviceName', 'score', 'text', 'who', 'anonymous'])).toEqual([
    ['成绩', 5, '好', '钱多多', '否'],
    ['成绩', 1, '差', null, '是'],
  ]);
  expect((await office.bulk.importInfo({ list: 'ratings' })).status).toBe(4040);
});

test('EX-12 a keeper exports the guides of the own department alone', async () => {
  const school = await aSchool();
  const [mine, other] = [await aDepartment(school.db, '教务处'), await aDepartment(school.db, '学工处')];
  const publisher = await guidePublisher(school);
  await aGuideOut(publisher, await aService(school.db, { name: '成绩', deptId: mine }));
  const keeper = await guideKeeper(school, mine);
  const stranger = await guideKeeper(school, other);
  expect(await exported(school, keeper, 'guides', ['guideName', 'dept'])).toEqual([['成绩单打印', '教务处']]);
  expect((await stranger.bulk.exportTotal({ list: 'guides' })).result).toEqual({ total: 0 });
});

test('IP-1 IP-17 options join their dictionary, days the calendar, and both are taken back', async () => {
  const school = await aSchool();
  const menus = ['userFrameConfig/manage/dictionary', 'userFrameConfig/manage/calendar'] as const;
  const office = await school.person({ menus });
  await school.db.run(
    sql`insert into dict (tenant_id, code, name, built_in) values (${tenant}, 'campus', '校区', true)`,
  );
  const options = await aWorkbook(
    ['字典编码', '选项键', '选项名称', '启用'],
    [
      ['campus', '1', '呈贡', '是'],
      ['floor', '1', '一楼', ''],
      ['campus', '1', '东陆', ''],
    ],
  );
  const dictionary = await importAll(school, office, options, { list: 'dictionary' });
  expect(dictionary).toMatchObject({ newInsertNum: 2, jumpNum: 1, failNum: 0 });
  const days = await aWorkbook(
    ['日期', '放假', '说明'],
    [
      [new Date('2026-10-01T00:00:00Z'), '是', '国庆'],
      ['2026年10月10日', '否', '调休'],
      ['20261301', '否', ''],
    ],
  );
  const calendar = await importAll(school, office, days, { list: 'schoolDays' });
  expect(calendar).toMatchObject({ newInsertNum: 2, failNum: 1 });
  expect(await exported(school, office, 'schoolDays', ['day', 'isOff', 'dayName'])).toEqual([
    [new Date('2026-10-01T00:00:00Z'), '是', '国庆'],
    [new Date('2026-10-10T00:00:00Z'), '否', '调休'],
  ]);
  await office.bulk.undo({ list: 'dictionary', key: dictionary.key });
  await office.bulk.undo({ list: 'schoolDays', key: calendar.key });
  await runJobs(school);
  const left = await school.db.many(sql`
    select d.code from dict d where d.tenant_id = ${tenant}
    union all select i.key from dict_item i where i.tenant_id = ${tenant}
    union all select s.name from school_day s where s.tenant_id = ${tenant}`);
  expect(left).toEqual([{ code: 'campus' }]);
});

test('IP-1 IP-17 a second identity is a row, not a duplicate; an account of nobody or of another name is refused', async () => {
  const school = await aSchool();
  const office = await school.person({ menus: ['userFrameConfig/manage/users'] });
  await aDepartment(school.db, '教务处');
  await school.db.run(sql`
    with d as (insert into dict (tenant_id, code, name) values (${tenant}, 'identityType', '身份类型') returning id)
    insert into dict_item (tenant_id, dict_id, key, value)
    select ${tenant}, id, k, v from d, (values ('1', '学生'), ('2', '教师')) as t(k, v)`);
  const people = await aWorkbook(['账号', '姓名', '身份类型', '学工号'], [['li', '李雷', '学生', '2026001']]);
  await importAll(school, office, people, { list: 'users' });

  const titles = ['账号', '姓名', '身份类型', '学工号', '部门'];
  const file = await aWorkbook(titles, [
    ['li', '李雷', '学生', '2026001', ''],
    ['LI', '李雷', '教师', 'T9', '教务处'],
    ['li', '', '教师', 'T9', '教务处'],
    ['li', '韩梅梅', '教师', 'T8', ''],
    ['han', '', '教师', 'T7', ''],
  ]);
  const counts = { newInsertNum: 1, jumpNum: 2, failNum: 2 };
  expect(await importAll(school, office, file, { list: 'identities', dry: true })).toMatchObject(counts);
  const { key, ...done } = await importAll(school, office, file, { list: 'identities' });
  expect(done).toMatchObject(counts);
  const { result } = await office.bulk.failedRows({ list: 'identities', key });
  expect(result.records.map(({ row, errors }) => [row, errors[0]?.reason])).toEqual([
    [5, '与该账号的姓名不一致'],
    [6, '没有这个账号'],
  ]);
  const fields = ['account', 'type', 'number', 'dept', 'isDefault'];
  const first = ['li', '学生', '2026001', null, '是'];
  expect((await exported(school, office, 'identities', fields)).filter(([account]) => account === 'li')).toEqual([
    first,
    ['li', '教师', 'T9', '教务处', '否'],
  ]);
  await office.bulk.undo({ list: 'identities', key });
  await runJobs(school);
  expect((await exported(school, office, 'identities', fields)).filter(([account]) => account === 'li')).toEqual([
    first,
  ]);
});

test('EX-12 the audit log goes out as the screen has it, in the words of who reads it', async () => {
  const school = await aSchool();
  const office = await school.person({ menus: ['userFrameConfig/manage/audit'], name: '钱多多' });
  const entry = sql`insert into audit_log (tenant_id, at, actor_name, action, entity, entity_id, after, ip, trace)`;
  await school.db.run(sql`${entry} values
    (${tenant}, '2026-03-02T02:00:00Z', '钱多多', 'create', 'department', '7', '{"name":"教务处"}', '10.0.0.1', 't1'),
    (${tenant}, '2026-03-01T02:00:00Z', '', 'retired', 'department', '8', null, '', 't2')`);
  const fields = ['actor', 'action', 'entity', 'entityName', 'entityId'];
  const inWords = async (client: TestPerson) =>
    (await exported(school, client, 'audit', fields)).filter(([, , , , id]) => id === '7' || id === '8');
  expect(await inWords(office)).toEqual([
    ['钱多多', '新建', '部门', '教务处', '7'],
    ['系统', 'retired', '部门', null, '8'],
  ]);
  const english = { ...office, ...school.as(office.token, 'en') };
  expect(await inWords(english)).toEqual([
    ['钱多多', 'Create', 'Department', '教务处', '7'],
    ['System', 'retired', 'Department', null, '8'],
  ]);
  expect((await office.bulk.importInfo({ list: 'audit' })).status).toBe(4040);
});

test('IP-15 no dictionary and nobody gets more by an import than their form takes', async () => {
  const school = await aSchool();
  const menus = ['userFrameConfig/manage/dictionary', 'userFrameConfig/manage/users'] as const;
  const office = await school.person({ menus });
  const { maxDictionaryItems, identitiesPerUser } = administrationLimits;
  await school.db.run(sql`
    with d as (
      insert into dict (tenant_id, code, name) values (${tenant}, 'campus', '校区'), (${tenant}, 'identityType', '身份类型')
      returning id, code)
    insert into dict_item (tenant_id, dict_id, key, value)
    select ${tenant}, id, n::text, n || '号' from d, generate_series(1, ${maxDictionaryItems - 1}::int) n where code = 'campus'
    union all select ${tenant}, id, '3', '教师' from d where code = 'identityType'`);
  const options = await aWorkbook(
    ['字典编码', '选项键', '选项名称'],
    [
      ['campus', '1', '已有'],
      ['campus', 'a', '甲'],
      ['campus', 'b', '乙'],
    ],
  );
  const dictionary = await importAll(school, office, options, { list: 'dictionary' });
  expect(dictionary).toMatchObject({ newInsertNum: 1, jumpNum: 1, failNum: 1 });
  const refused = (await office.bulk.failedRows({ list: 'dictionary', key: dictionary.key })).result.records;
  expect(refused).toMatchObject([{ row: 4, errors: [{ column: 'key', reason: '已达到数量上限' }] }]);

  const rows = Array.from({ length: identitiesPerUser + 1 }, (_, n) => [office.account, '教师', `T${n}`]);
  const identities = await importAll(school, office, await aWorkbook(['账号', '身份类型', '学工号'], rows), {
    list: 'identities',
  });
  // One of them is the identity that is there.
  expect(identities).toMatchObject({ newInsertNum: identitiesPerUser - 1, jumpNum: 0, failNum: 2 });
});
