import { randomUUID } from 'node:crypto';
import { messageTypes } from '@yizhan/contract/message-types.ts';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { aGuideOut, guideKeeper, guidePublisher } from '../../../test/guides.ts';
import { aCase, actNow, aDept, aProcessOut, aStep, processKeeper } from '../../../test/processes.ts';
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

test('PC-7 the second post named reads the reason, whoever has the to-dos from them and everybody else does not', async () => {
  const school = await aSchool();
  const [a, b, c, other] = [
    await school.person({ name: '甲' }),
    await school.person({ name: '乙' }),
    await school.person({ name: '丙' }),
    await school.person(),
  ];
  const notes = async (person: TestPerson) =>
    (await person.absences.mine()).result.covering.map((one) => [one.name, one.notes]);
  await away(school, a, b.id);
  expect(await notes(b)).toEqual([['甲', ['出差']]]);
  expect([await notes(a), await notes(c), await notes(other)]).toEqual([[], [], []]);

  await b.absences.save({ from: dayIn(school, 0), to: dayIn(school, 1), secondId: c.id });
  expect((await notes(c)).sort()).toEqual([
    ['乙', []],
    ['甲', []],
  ]);
  expect(await notes(b)).toEqual([]);
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

test('PC-7 an administrator names nobody to stand in for somebody who may do more than they may', async () => {
  const school = await aSchool();
  const menu = 'userFrameConfig/manage/users';
  const office = await school.person({ menus: [menu] });
  const head = await school.person({ menus: [menu, 'userFrameConfig/manage/settings'], name: '主任' });
  const second = await school.person();
  const input = { userId: head.id, from: dayIn(school, 0), to: dayIn(school, 1), secondId: office.id };
  await aTodo(school.db, head.id, { title: '校级审批' });
  expect((await office.absences.saveForUser(input)).status).toBe(4030);
  expect(await titles(office)).toEqual([]);
  expect((await office.absences.saveForUser({ ...input, userId: '999999999' })).status).toBe(4040);

  const { id } = (await away(school, head, second.id)).result;
  expect((await office.absences.endForUser({ userId: head.id, id })).status).toBe(4030);
  expect(await titles(second)).toEqual([['校级审批', '主任']]);
  expect((await head.absences.saveForUser({ ...input, userId: office.id, secondId: second.id })).status).toBe(1000);
  expect((await office.absences.saveForUser({ ...input, userId: office.id, from: input.to })).msg).toBe(
    '不能由本人代岗，请选择另一位同事',
  );
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

test('PC-7 whom the robot hands over to a department is answered by the second post of its staff, until they are back', async () => {
  const school = await aSchool();
  const inbox = { menus: ['userFrameConfig/manage/notices'] as const };
  const keeper = await school.person({ menus: ['userFrameConfig/manage/accounts'] });
  const [staff, second, outsider] = [
    await school.person({ name: '甲', menus: [...inbox.menus] }),
    await school.person({ name: '乙', menus: [...inbox.menus] }),
    await school.person({ menus: [...inbox.menus] }),
  ];
  const reader = await school.person({ name: '读者' });
  const account = { name: '后勤服务', followers: { all: true }, allowReply: true, staffIds: [staff.id] };
  const { id } = (await keeper.publicAccounts.submit({ account })).result;
  const { jid } = (await reader.chat.openAccount({ accountId: id })).result;
  const message = { messageIdWeb: randomUUID(), jid, content: '校园卡丢了怎么办？', type: messageTypes.text };
  await school.parts.chat.send(
    { id: reader.id, name: '读者', tenantId: school.tenant },
    { ...message, objectId: null, quotedId: null, mentions: [] },
  );
  const waiting = async (who: TestPerson) => (await who.publicAccounts.threads({ waiting: true })).result.total;
  await vi.waitFor(async () => expect(await titles(staff)).toHaveLength(1));
  expect([await waiting(staff), await waiting(second)]).toEqual([1, 0]);
  expect((await second.publicAccounts.thread({ jid })).status).toBe(4040);

  await away(school, staff, second.id);
  expect([await waiting(second), await waiting(outsider)]).toEqual([1, 0]);
  expect(await titles(second)).toEqual([[expect.stringContaining('后勤服务'), '甲']]);
  expect((await second.publicAccounts.thread({ jid })).result).toHaveLength(1);
  expect((await second.publicAccounts.answer({ jid, content: '请到一楼补办' })).status).toBe(1000);
  expect([await titles(second), await waiting(second)]).toEqual([[], 0]);
  expect((await outsider.publicAccounts.answer({ jid, content: '不归我管' })).status).toBe(4040);

  await daysPass(school, 4);
  expect((await second.publicAccounts.answer({ jid, content: '还有问题吗' })).status).toBe(4040);
  expect((await staff.publicAccounts.thread({ jid })).result).toHaveLength(2);
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

test('PR-11 cases of the chosen processes go to the second post, everything else stays, and it is written down for whom', async () => {
  const school = await aSchool();
  const deptId = await aDept(school, '信息学院');
  const keeper = await processKeeper(school, deptId);
  const [applicant, a, b] = [
    await school.person({ name: '李雷', deptId }),
    await school.person({ name: '甲', deptId }),
    await school.person({ name: '乙', deptId }),
  ];
  const blocks = [aStep('a', [a.id])];
  const leave = await aProcessOut({ keeper, deptId }, { flow: { blocks } });
  const seal = { code: 'seal', name: '用印申请', settings: { numberPattern: 'YY-{yyyy}-{0000}' } };
  await aProcessOut({ keeper, deptId }, { ...seal, flow: { blocks } });
  expect((await a.absences.processes()).result.map(({ name }) => name)).toEqual(['用印申请', '请假申请']);
  expect((await b.absences.processes()).result).toEqual([]);
  await aTodo(school.db, a.id, { title: '甲的待办', itemCode: 'leave' });
  const save = (changes: object) =>
    a.absences.save({ from: dayIn(school, 0), to: dayIn(school, 3), secondId: b.id, ...changes });
  expect((await save({ processIds: ['999999999'] })).msg).toBe('所选流程已停用或不存在，请重新选择');
  expect((await save({ processIds: [leave.id] })).status).toBe(1000);
  const [one, other] = [await aCase(applicant), await aCase(applicant, { reason: '盖章' }, 'seal')];

  expect((await titles(a)).sort()).toEqual(
    [
      ['甲的待办', undefined],
      ['用印申请（李雷）', undefined],
    ].sort(),
  );
  expect(await titles(b)).toEqual([['请假申请（李雷）', '甲']]);
  const counted = (await b.todos.page({})).result.counts.find(({ category }) => category === 'TODO');
  expect(counted?.num).toBe(1);
  expect((await b.cases.detail({ id: other.id })).status).toBe(4040);
  expect((await a.absences.mine()).result).toMatchObject({
    absences: [{ secondName: '乙', processes: [{ id: leave.id, name: '请假申请' }] }],
    holder: null,
  });
  expect((await b.absences.mine()).result.covering).toMatchObject([{ name: '甲', processes: ['请假申请'] }]);
  expect((await actNow(b, one.id, { action: 'approve', opinion: '代批' })).status).toBe(1000);
  const { log, steps } = (await applicant.cases.detail({ id: one.id })).result;
  expect(log[1]).toMatchObject({ actor: { name: '乙' }, actingFor: { name: '甲' } });
  expect(steps[0]?.handlers[0]).toMatchObject({ person: { name: '乙' }, actingFor: { name: '甲' }, source: 'absence' });
  expect((await actNow(a, other.id, { action: 'approve' })).status).toBe(1000);

  const [current] = (await a.absences.mine()).result.absences;
  await a.absences.end({ id: current?.id ?? '' });
  await aCase(applicant);
  expect((await titles(a)).map(([title]) => title).sort()).toEqual(['甲的待办', '请假申请（李雷）'].sort());
  expect(await titles(b)).toEqual([]);
});

test('PR-11 different processes may go to different people at once, the same process or everything only to one', async () => {
  const school = await aSchool();
  const deptId = await aDept(school, '信息学院');
  const keeper = await processKeeper(school, deptId);
  const [applicant, a, b, c] = [
    await school.person({ name: '李雷', deptId }),
    await school.person({ name: '甲', deptId }),
    await school.person({ name: '乙', deptId }),
    await school.person({ name: '丙', deptId }),
  ];
  const blocks = [aStep('a', [a.id])];
  const leave = await aProcessOut({ keeper, deptId }, { flow: { blocks } });
  const settings = { numberPattern: 'YY-{yyyy}-{0000}' };
  const seal = await aProcessOut({ keeper, deptId }, { code: 'seal', name: '用印申请', settings, flow: { blocks } });
  const save = (person: TestPerson, secondId: string, processIds: string[]) =>
    person.absences.save({ from: dayIn(school, 0), to: dayIn(school, 3), secondId, processIds });
  expect((await save(a, b.id, [leave.id])).status).toBe(1000);
  expect((await save(a, c.id, [seal.id, leave.id])).status).toBe(1002);
  expect((await save(a, c.id, [])).status).toBe(1002);
  expect((await save(a, c.id, [seal.id])).status).toBe(1000);
  await aCase(applicant);
  await aCase(applicant, { reason: '盖章' }, 'seal');
  expect(await titles(a)).toEqual([]);
  expect(await titles(b)).toEqual([['请假申请（李雷）', '甲']]);
  expect(await titles(c)).toEqual([['用印申请（李雷）', '甲']]);

  // 乙 is away from everything, so that what came from 甲 goes on with it.
  await save(b, c.id, []);
  expect(await titles(b)).toEqual([]);
  expect((await titles(c)).sort()).toEqual([
    ['用印申请（李雷）', '甲'],
    ['请假申请（李雷）', '甲'],
  ]);
});
