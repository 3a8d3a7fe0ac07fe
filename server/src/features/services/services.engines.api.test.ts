import * as serviceLimits from '@yizhan/contract/limits/services.ts';
import { identityTypes } from '@yizhan/contract/permissions.ts';
import { expect, test } from 'vitest';
import { aSchool, type School } from '../../../test/school.ts';
import { aDepartment, aService } from '../../../test/services.ts';
import { sql, tenant } from '../../db/sql.ts';

const timesOf = async (school: School, id: string) =>
  (
    await school.db.one<{ n: number }>(
      sql`select visit_times::int as n from service where tenant_id = ${tenant} and id = ${id}`,
    )
  ).n;

test('a click is a visit: in the log, in the service’s count and in the day’s, by identity and department', async () => {
  const school = await aSchool();
  const deptId = await aDepartment(school.db, '教务处');
  const serviceId = await aService(school.db, { name: '选课' });
  const person = await school.person({ type: identityTypes.teacher, deptId });
  expect((await person.services.click({ serviceId })).status).toBe(1000);
  expect(await timesOf(school, serviceId)).toBe(1);
  expect(
    await school.db.many(sql`
      select identity_type as type, dept_id as dept, visits from service_day
      where tenant_id = ${tenant} and service_id = ${serviceId}`),
  ).toEqual([{ type: identityTypes.teacher, dept: deptId, visits: 1 }]);
  expect(
    await school.db.many(
      sql`select user_id as who from visit_log where tenant_id = ${tenant} and service_id = ${serviceId}`,
    ),
  ).toEqual([{ who: person.id }]);
});

test('CL-8 clickService takes {serviceId}, the details of a service take {id}, and no other name will do', async () => {
  const school = await aSchool();
  const id = await aService(school.db, { name: '选课' });
  const { token } = await school.person();
  const ask = async (path: string, payload: object) =>
    JSON.parse((await school.inject({ method: 'POST', url: `/api/blade-platform${path}`, payload }, token)).body)
      .status;
  const click = '/nobody/userClickVisitLog/clickService';
  const details = '/serverCenter/details';
  expect([await ask(click, { serviceId: id }), await ask(click, { id })]).toEqual([1000, 4000]);
  expect([await ask(details, { id }), await ask(details, { serviceId: id })]).toEqual([1000, 4000]);
});

test('two clicks of one person within half a minute are one visit, of two people two', async () => {
  const school = await aSchool();
  const serviceId = await aService(school.db, { name: '选课' });
  const [a, b] = [await school.person(), await school.person()];
  await Promise.all([a.services.click({ serviceId }), a.services.click({ serviceId })]);
  expect(await timesOf(school, serviceId)).toBe(1);
  await b.services.click({ serviceId });
  expect(await timesOf(school, serviceId)).toBe(2);
  school.travel(serviceLimits.visitDedupeSeconds * 1000 + 1);
  await a.services.click({ serviceId });
  expect(await timesOf(school, serviceId)).toBe(3);
});

test('a visitor’s click counts for services open to everybody, once in half a minute', async () => {
  const school = await aSchool();
  const open = await aService(school.db, { name: '校园地图', anonymous: true });
  const closed = await aService(school.db, { name: '选课' });
  await school.visitor.services.click({ serviceId: open });
  await school.visitor.services.click({ serviceId: open });
  expect(await timesOf(school, open)).toBe(1);
  expect((await school.visitor.services.click({ serviceId: closed })).status).toBe(4040);
  expect(await timesOf(school, closed)).toBe(0);
});

test('a service that one may not use, is not there or is another school’s cannot be visited', async () => {
  const [school, other] = [await aSchool(), await aSchool()];
  const student = await school.person({ type: identityTypes.undergraduate });
  const forbidden = await aService(school.db, { name: '教师用', identityTypes: [identityTypes.teacher] });
  const theirs = await aService(other.db, { name: '别校' });
  for (const serviceId of [forbidden, theirs, '999999999999'])
    expect((await student.services.click({ serviceId })).status).toBe(4040);
  expect(await timesOf(school, forbidden)).toBe(0);
});
