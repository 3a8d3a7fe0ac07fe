import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { aSchool, type School, type TestPerson } from '../../../test/school.ts';
import { aWorkbook, importAll, rowsAt, runJobs } from '../../../test/workbooks.ts';
import { sql, tenant } from '../../db/sql.ts';

const menus = ['userFrameConfig/manage/users'] as const;
const list = 'users';
const columns = [
  'account',
  'realName',
  'nickName',
  'type',
  'number',
  'post',
  'mobile',
  'email',
  'validFrom',
  'validTo',
];

async function aCollege() {
  const school = await aSchool();
  await school.db.run(sql`
    with d as (insert into dict (tenant_id, code, name) values (${tenant}, 'identityType', '身份类型') returning id)
    insert into dict_item (tenant_id, dict_id, key, value)
    select ${tenant}, id, k, v from d, (values ('1', '本科生'), ('3', '教师')) as t(k, v)`);
  return { school, office: await school.person({ menus, account: 'the-office' }) };
}

const peopleOf = ({ db }: School) =>
  db.many<{ account: string }>(sql`
    select u.account, u.real_name, u.nick_name, u.mobile, u.email, i.type, i.number, i.post, i.valid_from::text, i.valid_to::text
    from app_user u join user_identity i on i.user_id = u.id and i.tenant_id = ${tenant}
    where u.tenant_id = ${tenant} and u.account <> 'the-office' order by lower(u.account)`);

async function exportAll(school: School, office: TestPerson) {
  const start = { list, fileName: '全部用户', exportField: columns, dataRange: 1 };
  const { redisKey: key } = (await office.bulk.startExport(start)).result;
  await runJobs(school);
  return rowsAt(school, (await office.bulk.exportProgress({ list, key })).result.url ?? '');
}

const letters = [...'王李张欧阳A z09=+-@\'"<>&,;\n\t𠮷é’（）'];
const word = fc.string({ unit: fc.constantFrom(...letters), maxLength: 20 }).map((text) => text.trim());
const day = fc
  .date({ min: new Date('1900-03-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10));
const person = fc.record({
  account: fc.stringMatching(/^[A-Za-z0-9._@-]{2,20}$/),
  realName: word.filter((text) => text !== ''),
  nickName: word,
  type: fc.constantFrom('本科生', '教师'),
  number: fc.stringMatching(/^0?\d{0,19}$/),
  post: word,
  mobile: fc.stringMatching(/^(\+?\d{5,20})?$/),
  email: fc.constantFrom('', 'a@b.cn', 'x.y+z@school.edu.cn'),
  days: fc.tuple(fc.option(day), fc.option(day)),
});

test('EX-12 IP-1 whatever people are called, they come out of an export as they went in, and back in as they were', async () => {
  const people = fc.sample(
    fc.uniqueArray(person, { minLength: 300, maxLength: 300, selector: ({ account }) => account.toLowerCase() }),
    { numRuns: 1 },
  )[0];
  const rows = (people ?? []).map(({ days, ...one }) => {
    const [from = null, to = null] = days[0] && days[1] && days[0] > days[1] ? [days[1], days[0]] : days;
    return [one.account, one.realName, one.nickName, one.type, one.number, one.post, one.mobile, one.email, from, to];
  });
  const [first, second] = [await aCollege(), await aCollege()];
  const written = await importAll(first.school, first.office, await aWorkbook(columns, rows), { list });
  expect(written).toMatchObject({ newInsertNum: rows.length, failNum: 0, jumpNum: 0 });
  const [, titles = [], ...exported] = await exportAll(first.school, first.office);
  const others = exported.filter(([account]) => account !== 'the-office');
  const again = await aWorkbook(titles.map(String), others);
  expect(await importAll(second.school, second.office, again, { list })).toMatchObject({ newInsertNum: rows.length });
  expect(await peopleOf(second.school)).toEqual(await peopleOf(first.school));
});
