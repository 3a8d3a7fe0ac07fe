import * as serviceLimits from '@yizhan/contract/limits/services.ts';
import { expect, test } from 'vitest';
import { aSchool, type School } from '../../../test/school.ts';
import { aService } from '../../../test/services.ts';
import { prepareTenant } from '../../db/seed/prepare.ts';
import { sql, tenant } from '../../db/sql.ts';

const MINUTE_MS = 60_000;

async function anApplication() {
  const school = await aSchool();
  await prepareTenant(school.db);
  return { school, serviceId: await aService(school.db, { name: '选课' }) };
}

/** The service's stored totals, and those of its ratings. */
const stars = ({ db }: School, id: string) =>
  db.one<{ sum: number; count: number; rows: number; given: number }>(sql`
    select s.score_sum as sum, s.score_count as count,
      (select count(*)::int from rating where tenant_id = ${tenant} and service_id = s.id) as rows,
      (select coalesce(sum(score), 0)::int from rating where tenant_id = ${tenant} and service_id = s.id) as given
    from service s where s.tenant_id = ${tenant} and s.id = ${id}`);

test('RA-1 an application is rated once in ninety days and can be changed until then', async () => {
  const { school, serviceId } = await anApplication();
  const person = await school.person();
  expect((await person.services.checkScore({ serviceId })).result).toEqual({ given: null });
  const first = (await person.services.giveScore({ serviceId, score: 2, text: '慢' })).result.given;
  expect(first).toMatchObject({ score: 2, text: '慢', labels: [], anonymous: false });
  school.travel(10 * MINUTE_MS);
  const changed = (await person.services.giveScore({ serviceId, score: 5 })).result.given;
  expect(changed?.until).toBe(first?.until);
  expect((await person.services.checkScore({ serviceId })).result.given).toMatchObject({ score: 5, text: '' });
  expect(await stars(school, serviceId)).toEqual({ sum: 5, count: 1, rows: 1, given: 5 });
});

test('RA-1 after ninety days stars may be given again', async () => {
  const { school, serviceId } = await anApplication();
  const person = await school.person();
  await person.services.giveScore({ serviceId, score: 2 });
  await school.db.run(sql`
    update rating set created_at = now() - make_interval(days => ${serviceLimits.ratingDays}, mins => 1)
    where tenant_id = ${tenant} and user_id = ${person.id}`);
  expect((await person.services.checkScore({ serviceId })).result).toEqual({ given: null });
  await person.services.giveScore({ serviceId, score: 4 });
  expect(await stars(school, serviceId)).toEqual({ sum: 6, count: 2, rows: 2, given: 6 });
});

test('RA-1 many at once, and one person several times at once, are counted right', async () => {
  const { school, serviceId } = await anApplication();
  const people = await Promise.all(Array.from({ length: 6 }, () => school.person()));
  await Promise.all(
    people.flatMap((person) => [1, 3, 5].map((score) => person.services.giveScore({ serviceId, score }))),
  );
  const { sum, count, rows, given } = await stars(school, serviceId);
  expect([count, rows]).toEqual([people.length, people.length]);
  expect(sum).toBe(given);
});

test('a process is rated when it has ended, not by stars on its tile', async () => {
  const { school } = await anApplication();
  const person = await school.person();
  const serviceId = await aService(school.db, { name: '请假', type: 'PROCESS' });
  const refused = await person.services.giveScore({ serviceId, score: 5 });
  expect(refused).toMatchObject({ status: 1002, msg: '流程类服务在办结后评价，不能直接打分' });
  expect((await person.services.checkScore({ serviceId })).status).toBe(1002);
});

test('RA-3 the words to choose from differ by level; others are refused', async () => {
  const { school, serviceId } = await anApplication();
  const person = await school.person();
  const [bad, good] = [
    (await person.services.scoreLabels({ score: 1 })).result,
    (await person.services.scoreLabels({ score: 5 })).result,
  ];
  expect(bad.length).toBeGreaterThan(0);
  expect(good).not.toEqual(bad);
  const { length } = bad;
  await school.db.run(sql`
    update dict_item set enabled = false where tenant_id = ${tenant} and value = ${bad[0] ?? ''}
      and dict_id = (select id from dict where tenant_id = ${tenant} and code = 'scoreLabel1')`);
  expect((await person.services.scoreLabels({ score: 1 })).result).toHaveLength(length - 1);
  const label = bad[1] ?? '';
  expect((await person.services.giveScore({ serviceId, score: 1, labels: [label] })).status).toBe(1000);
  expect((await person.services.giveScore({ serviceId, score: 1, labels: ['自己写的'] })).status).toBe(4000);
  expect((await person.services.giveScore({ serviceId, score: 6 })).status).toBe(4000);
});

test('RA-6 what people say is read by all, and without a name where none was wanted', async () => {
  const { school, serviceId } = await anApplication();
  const [named, nameless, silent] = [
    await school.person({ name: '周敏' }),
    await school.person({ name: '何建平' }),
    await school.person(),
  ];
  const [label = ''] = (await named.services.scoreLabels({ score: 5 })).result;
  await named.services.giveScore({ serviceId, score: 5, text: '很快', labels: [label] });
  await nameless.services.giveScore({ serviceId, score: 2, text: '打不开', anonymous: true });
  await silent.services.giveScore({ serviceId, score: 2 });
  const { result } = await silent.services.ratings({ serviceId });
  expect(result).toMatchObject({ average: 3, count: 3, distribution: [0, 2, 0, 0, 1] });
  expect(result.labels).toEqual([{ name: label, count: 1 }]);
  expect(result.comments.total).toBe(2);
  expect(result.comments.records.map(({ who, text }) => [who, text])).toEqual(
    expect.arrayContaining([
      ['周敏', '很快'],
      ['', '打不开'],
    ]),
  );
  expect(JSON.stringify(result)).not.toContain('何建平');
});

test('a rating with a sensitive word is refused and recorded', async () => {
  const { school, serviceId } = await anApplication();
  await school.db.run(sql`insert into sensitive_word (tenant_id, word) values (${tenant}, ${'代写论文'})`);
  const person = await school.person();
  const refused = await person.services.giveScore({ serviceId, score: 5, text: '代写论文请找我' });
  expect(refused.msg).toContain('代写论文');
  expect(await stars(school, serviceId)).toMatchObject({ count: 0, rows: 0 });
  expect(await school.db.many(sql`select place from sensitive_hit where tenant_id = ${tenant}`)).toEqual([
    { place: 'rating' },
  ]);
});

test('HL-6 stars and comments of what one may not use, or of another school, are not there', async () => {
  const { school } = await anApplication();
  const other = await aSchool();
  const person = await school.person();
  const forbidden = await aService(school.db, { name: '教师用', identityTypes: [3] });
  const theirs = await aService(other.db, { name: '别校' });
  for (const serviceId of [forbidden, theirs]) {
    expect((await person.services.giveScore({ serviceId, score: 5 })).status).toBe(4040);
    expect((await person.services.checkScore({ serviceId })).status).toBe(4040);
    expect((await person.services.ratings({ serviceId })).status).toBe(4040);
  }
});
