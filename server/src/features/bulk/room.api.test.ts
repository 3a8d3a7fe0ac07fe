import { errorRules } from '@yizhan/contract/entities/bulk.ts';
import * as administrationLimits from '@yizhan/contract/limits/administration.ts';
import * as bulkLimits from '@yizhan/contract/limits/bulk.ts';
import * as wordLimits from '@yizhan/contract/limits/sensitive-words.ts';
import { expect, test } from 'vitest';
import { aSchool, type School, type TestPerson } from '../../../test/school.ts';
import { aWorkbook, importAll } from '../../../test/workbooks.ts';
import { sql, tenant } from '../../db/sql.ts';

const numbered = (n: number) => Array.from({ length: n }, (_, at) => String(at + 1));

async function schoolWithTypes() {
  const school = await aSchool();
  await school.db.run(sql`
    with d as (insert into dict (tenant_id, code, name) values (${tenant}, 'identityType', '身份类型') returning id)
    insert into dict_item (tenant_id, dict_id, key, value) select ${tenant}, id, '1', '学生' from d`);
  return { school, office: await school.person({ menus: ['userFrameConfig/manage/users'] }) };
}

/** What a dry run says, and then the import of the same workbook. */
async function bothRuns(school: School, person: TestPerson, file: File, start: { list: string; errorRegx?: number }) {
  const counted = ({ newInsertNum, jumpNum, failNum, state, errorMsg }: Awaited<ReturnType<typeof importAll>>) => ({
    ...{ newInsertNum, jumpNum, failNum, state, errorMsg },
  });
  const dry = counted(await importAll(school, person, file, { ...start, dry: true }));
  return { dry, real: counted(await importAll(school, person, file, start)) };
}

test('IP-15 what no longer fits into a dictionary is said by the dry run, however many batches the file has', async () => {
  const school = await aSchool();
  const office = await school.person({ menus: ['userFrameConfig/manage/dictionary'] });
  const most = administrationLimits.maxDictionaryItems;
  const file = await aWorkbook(
    ['字典编码', '字典名称', '选项键', '选项名称'],
    numbered(most + 30).map((n) => ['room', '教室', n, `第 ${n} 间`]),
  );
  const { dry, real } = await bothRuns(school, office, file, { list: 'dictionary' });
  expect(real).toMatchObject({ newInsertNum: most, failNum: 30 });
  expect(dry).toEqual(real);
});

test('IP-15 an identity too many is said by the dry run, though it stands far below the others of the person', async () => {
  const { school, office } = await schoolWithTypes();
  const someone = await school.person({ name: '梅若兰' });
  const { account, n } = await school.db.one<{ account: string; n: number }>(sql`
    select account, (select count(*)::int from user_identity i where i.tenant_id = ${tenant} and i.user_id = u.id) as n
    from app_user u where u.tenant_id = ${tenant} and u.id = ${someone.id}`);
  const places = administrationLimits.identitiesPerUser - n;
  const rowOf = (account: string) => (number: string) => [account, '学生', number];
  const file = await aWorkbook(
    ['账号', '身份类型', '学号'],
    [
      ...numbered(places).map(rowOf(account)),
      ...numbered(bulkLimits.batchRows).map(rowOf('nobody')),
      rowOf(account)('one-too-many'),
    ],
  );
  const { dry, real } = await bothRuns(school, office, file, { list: 'identities' });
  expect(real).toMatchObject({ newInsertNum: places, failNum: bulkLimits.batchRows + 1 });
  expect(dry).toEqual(real);
});

test('IP-15 the words that still fit are counted over the whole file by the dry run', async () => {
  const school = await aSchool();
  const office = await school.person({ menus: ['userFrameConfig/manage/words'] });
  const places = bulkLimits.batchRows + 20;
  await school.db.run(sql`insert into sensitive_word (tenant_id, word, level, action)
    select ${tenant}, '旧词' || n, 'medium', 'block' from generate_series(1, ${wordLimits.maxWords - places}::int) n`);
  const file = await aWorkbook(
    ['敏感词'],
    numbered(places + 7).map((n) => [`新词${n}`]),
  );
  const { dry, real } = await bothRuns(school, office, file, { list: 'sensitiveWords' });
  expect(real).toMatchObject({ newInsertNum: places, failNum: 7 });
  expect(dry).toEqual(real);
});

test('IP-15 where a school has no room for more people, the dry run ends at the same row as the import', async () => {
  const { school, office } = await schoolWithTypes();
  await school.db.run(sql`update tenant set max_people = (
    select count(*) from app_user where tenant_id = ${tenant}) + ${bulkLimits.batchRows}::int where id = ${tenant}`);
  const file = await aWorkbook(
    ['账号', '姓名', '身份类型'],
    numbered(bulkLimits.batchRows + 1).map((n) => [`p${n}`, `人${n}`, '学生']),
  );
  const { dry, real } = await bothRuns(school, office, file, { list: 'users', errorRegx: errorRules.stop });
  expect(real).toMatchObject({ newInsertNum: bulkLimits.batchRows, state: 'failed' });
  expect(dry).toEqual(real);
});
