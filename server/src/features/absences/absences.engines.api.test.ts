import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { aGuideOut, guideKeeper, guidePublisher } from '../../../test/guides.ts';
import { aSchool, type School, type TestPerson } from '../../../test/school.ts';
import { aDepartment, aService } from '../../../test/services.ts';
import { aTodo } from '../../../test/todos.ts';
import { dayOf } from '../../common/working-days.ts';
import { sql, tenant } from '../../db/sql.ts';
import { listHolders } from '../../domain/absences/queries.ts';
import { addDays } from '../../domain/calendar/rules.ts';

/** Days pass for absences; sessions, which end sooner, stay. */
const daysPass = (school: School, days: number) =>
  school.db.run(sql`
    update absence set from_day = from_day - ${days}::int, to_day = to_day - ${days}::int where tenant_id = ${tenant}`);
const dayIn = (school: School, days: number) => addDays(dayOf(school.parts.clock()), days);
const titles = async (person: TestPerson, category: 'TODO' | 'READ' = 'TODO') =>
  (await person.todos.page({ category })).result.records.map(({ title, actingFor }) => [title, actingFor]);
const away = (school: School, person: TestPerson, secondId: string, [from, to]: [number, number] = [0, 3]) =>
  person.absences.save({ from: dayIn(school, from), to: dayIn(school, to), secondId, note: '出差' });

test('PC-7 the to-dos of somebody absent are with the second post, and come back when the last day is over', async () => {
  const school = await aSchool();
  const [a, b] = [await school.person({ name: '甲' }), await school.person({ name: '乙' })];
  await aTodo(school.db, a.id, { title: '甲的待办' });
  await aTodo(school.db, a.id, { title: '甲的待阅', category: 'READ' });
  await aTodo(school.db, b.id, { title: '乙的待办' });
  expect((await away(school, a, b.id)).status).toBe(1000);

  expect(await titles(a)).toEqual([]);
  expect(await titles(a, 'READ')).toEqual([['甲的待阅', undefined]]);
  expect((await titles(b)).sort()).toEqual([
    ['乙的待办', undefined],
    ['甲的待办', '甲'],
  ]);
  const counts = (await b.todos.page({})).result.counts;
  expect(counts.find(({ category }) => category === 'TODO')?.num).toBe(2);
  expect((await a.absences.mine()).result).toMatchObject({
    absences: [{ secondName: '乙', isCurrent: true, note: '出差' }],
    holder: { name: '乙' },
    covering: [],
  });
  expect((await b.absences.mine()).result).toMatchObject({ absences: [], holder: null, covering: [{ name: '甲' }] });

  await daysPass(school, 4);
  expect(await titles(a)).toEqual([['甲的待办', undefined]]);
  expect(await titles(b)).toEqual([['乙的待办', undefined]]);
  expect((await a.absences.mine()).result).toEqual({ absences: [], holder: null, covering: [] });
});

test('PC-7 an absence to come changes nothing yet; one who is back earlier has the to-dos at once', async () => {
  const school = await aSchool();
  const [a, b] = [await school.person(), await school.person()];
  await aTodo(school.db, a.id, { title: '甲的待办' });
  await away(school, a, b.id, [1, 2]);
  expect(await titles(b)).toEqual([]);
  await daysPass(school, 1);
  expect((await titles(b)).length).toBe(1);
  const [current] = (await a.absences.mine()).result.absences;
  const hints: string[] = [];
  school.parts.bus.subscribe('hint', ({ tenantId, topic, userIds }) => {
    if (tenantId === school.tenant && userIds?.includes(b.id)) hints.push(topic);
  });
  expect((await a.absences.end({ id: current?.id ?? '' })).status).toBe(1000);
  expect((await titles(a)).length).toBe(1);
  expect(await titles(b)).toEqual([]);
  expect(hints).toEqual(expect.arrayContaining(['absences', 'card.affairs', 'card.todo']));
  expect((await a.absences.end({ id: current?.id ?? '' })).status).toBe(4040);
});

test('PC-7 an absence is refused when it overlaps, lies in the past, or names nobody who could stand in', async () => {
  const [school, other] = [await aSchool(), await aSchool()];
  const [a, b, foreigner] = [await school.person(), await school.person(), await other.person()];
  const today = dayIn(school, 0);
  const save = (changes: object) => a.absences.save({ from: today, to: dayIn(school, 5), secondId: b.id, ...changes });
  expect((await save({ to: dayIn(school, -1) })).msg).toBe('结束不能早于开始');
  expect((await save({ from: dayIn(school, -5), to: dayIn(school, -1) })).msg).toBe('结束日期已经过去，请重新选择');
  expect((await save({ to: dayIn(school, 400) })).msg).toBe('一次外出最长 366 天');
  expect((await save({ secondId: a.id })).msg).toBe('不能由本人代岗，请选择另一位同事');
  expect((await save({ secondId: foreigner.id })).msg).toBe('代岗人不存在或账号未启用，请重新选择');
  expect((await save({})).status).toBe(1000);
  expect((await save({ from: dayIn(school, 5), to: dayIn(school, 9) })).msg).toBe(
    `与已登记的外出（${today} 至 ${dayIn(school, 5)}）重叠，请先结束那一次`,
  );
  expect((await save({ from: dayIn(school, 6), to: dayIn(school, 9) })).status).toBe(1000);
  const both = await Promise.all([20, 20].map((from) => save({ from: dayIn(school, from), to: dayIn(school, 30) })));
  expect(both.map(({ status }) => status).sort()).toEqual([1000, 1002]);
});

test('PC-7 an administrator of users marks somebody absent, others may not', async () => {
  const school = await aSchool();
  const admin = await school.person({ menus: ['userFrameConfig/manage/users'] });
  const [a, b] = [await school.person(), await school.person({ name: '乙' })];
  const input = { userId: a.id, from: dayIn(school, 0), to: dayIn(school, 1), secondId: b.id };
  expect((await b.absences.saveForUser(input)).status).toBe(403);
  const { result } = await admin.absences.saveForUser(input);
  expect((await admin.absences.ofUser({ id: a.id })).result).toMatchObject([{ id: result.id, secondName: '乙' }]);
  expect((await a.absences.mine()).result.holder?.name).toBe('乙');
  expect((await b.absences.end({ id: result.id })).status).toBe(4040);
  expect((await admin.absences.endForUser({ userId: b.id, id: result.id })).status).toBe(4040);
  expect((await admin.absences.endForUser({ userId: a.id, id: result.id })).status).toBe(1000);
  expect((await a.absences.mine()).result.holder).toBeNull();
});

test('PC-7 what readers report about a guide reaches the second post of the one who keeps it, on the open page too', async () => {
  const school = await aSchool();
  const deptId = await aDepartment(school.db, '教务处');
  const { id: guideId } = await aGuideOut(
    await guidePublisher(school),
    await aService(school.db, { name: '成绩', deptId }),
  );
  const [keeper, second, reader] = [await guideKeeper(school, deptId), await school.person(), await school.person()];
  await away(school, keeper, second.id);
  const hinted: string[] = [];
  school.parts.bus.subscribe('hint', ({ tenantId, topic, userIds = [] }) => {
    if (tenantId === school.tenant && topic === 'card.todo') hinted.push(...userIds);
  });
  await reader.guides.correct({ guideId, text: '电话变了' });
  expect(await titles(keeper)).toEqual([]);
  expect(await titles(second)).toEqual([['办事指南「成绩单打印」收到纠错，请答复', '部门编辑']]);
  await vi.waitFor(() => expect(hinted).toContain(second.id));
});

test('PC-7 a guide names the second post while its contact is absent, and the contact again afterwards', async () => {
  const school = await aSchool();
  const publisher = await guidePublisher(school);
  const [a, b, reader] = [
    await school.person({ name: '甲' }),
    await school.person({ name: '乙' }),
    await school.person(),
  ];
  const serviceId = await aService(school.db, { name: '成绩' });
  const contact = { window: '一号窗口', person: { userId: a.id, name: '甲的旧名' } };
  const { id: guideId } = await aGuideOut(publisher, serviceId, { contact });
  const shown = async () => (await reader.guides.info({ guideId })).result.contact.person;
  expect(await shown()).toEqual({ name: '甲' });
  await away(school, a, b.id);
  expect(await shown()).toEqual({ name: '乙', standsInFor: '甲' });
  await daysPass(school, 4);
  expect(await shown()).toEqual({ name: '甲' });
});

test('PC-7 a second post whose account is closed stands in for nobody', async () => {
  const school = await aSchool();
  const [a, b] = [await school.person(), await school.person()];
  await aTodo(school.db, a.id, { title: '甲的待办' });
  await away(school, a, b.id);
  await school.db.run(sql`update app_user set status = 'disabled' where tenant_id = ${tenant} and id = ${b.id}`);
  expect((await titles(a)).length).toBe(1);
});

/** The plain computation: follow the second posts until somebody is there; a circle leaves everything where it was. */
function holderOf(first: number, seconds: readonly (number | null)[]): number {
  const seen = new Set<number>();
  let at = first;
  for (let next = seconds[at]; next !== null && next !== undefined; next = seconds[at]) {
    if (seen.has(at)) return first;
    seen.add(at);
    at = next;
  }
  return at;
}

test('PC-7 a chain of absences ends at the next person present, or stays with the first when it goes round', async () => {
  const school = await aSchool();
  const people = await Promise.all(Array.from({ length: 5 }, () => school.person()));
  const ids = people.map(({ id }) => id);
  for (const { id } of people) await aTodo(school.db, id, { title: id });
  const posts = fc.tuple(...ids.map((_, at) => fc.option(fc.nat(ids.length - 2).map((n) => (n >= at ? n + 1 : n)))));
  await fc.assert(
    fc.asyncProperty(posts, async (seconds) => {
      await school.db.run(sql`delete from absence where tenant_id = ${tenant}`);
      const absent = seconds.flatMap((second, at) => (second === null ? [] : [{ user: ids[at], second: ids[second] }]));
      await school.db.run(sql`
        insert into absence (tenant_id, user_id, second_id, from_day, to_day)
        select ${tenant}, a.*, '2000-01-01', '2100-01-01' from unnest(${absent.map(({ user }) => user)}::bigint[],
          ${absent.map(({ second }) => second)}::bigint[]) a`);
      const holders = await listHolders(school.db, ids, school.parts.clock());
      for (const [at, id] of ids.entries()) {
        const expected = ids[holderOf(at, seconds)];
        expect(holders.find(({ first }) => first === id)?.userId ?? id).toBe(expected);
      }
      const [someone] = people;
      const shown = await (someone as TestPerson).todos.page({});
      const covered = ids.filter((_, at) => holderOf(at, seconds) === 0);
      expect(shown.result.records.map(({ title }) => title).sort()).toEqual([...covered].sort());
    }),
    { numRuns: 40 },
  );
});
