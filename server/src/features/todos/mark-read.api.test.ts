import { expect, test } from 'vitest';
import { aSchool, type School, type TestPerson } from '../../../test/school.ts';
import { aTodo } from '../../../test/todos.ts';
import { assignTodo } from '../../domain/todos/write-queries.ts';

const notice = { sourceApp: 'service', category: 'READ', title: '服务「选课」被退回', url: '#/home' } as const;

async function aSchoolWithNotice() {
  const school = await aSchool();
  const person = await school.person();
  await assignTodo(school.db, { ...notice, sourceId: 'returned-1', now: new Date() }, [person.id]);
  return { school, person, id: await firstOf(person) };
}
const readings = async (person: TestPerson) => (await person.todos.page({ category: 'READ' })).result;
const firstOf = async (person: TestPerson) => (await readings(person)).records[0]?.id ?? expect.fail('no notice');

function listenForHints(school: School) {
  const heard: unknown[] = [];
  school.parts.bus.subscribe('hint', ({ tenantId, topic, userIds }) => {
    if (tenantId === school.tenant) heard.push([topic, userIds]);
  });
  return heard;
}

test('a notice of the portal that was read waits no longer; to read it again changes nothing', async () => {
  const { school, person, id } = await aSchoolWithNotice();
  const heard = listenForHints(school);
  expect((await person.todos.markRead({ id })).status).toBe(1000);
  const { total, counts } = await readings(person);
  expect([total, counts.find(({ category }) => category === 'READ')?.num]).toEqual([0, 0]);
  expect(heard).toEqual(
    ['messages', 'todo', 'staging', 'affairs', 'today'].map((kind) => [`card.${kind}`, [person.id]]),
  );
  expect((await person.todos.markRead({ id })).status).toBe(1000);
  expect(heard).toHaveLength(5);
});

test('what another system sent, and what the portal wants done, stays though it was opened', async () => {
  const { school, person } = await aSchoolWithNotice();
  const other = await school.person();
  await aTodo(school.db, other.id, { category: 'READ' });
  expect((await other.todos.markRead({ id: await firstOf(other) })).status).toBe(1000);
  expect((await readings(other)).total).toBe(1);
  await assignTodo(school.db, { ...notice, category: 'TODO', sourceId: 'ask-1', now: new Date() }, [person.id]);
  const [task] = (await person.todos.page()).result.records;
  expect((await person.todos.markRead({ id: task?.id ?? '' })).status).toBe(1000);
  expect((await person.todos.page()).result.total).toBe(1);
});

test('nobody reads for another: not for one of the same school, nor from another, nor as a visitor', async () => {
  const { school, person, id } = await aSchoolWithNotice();
  const strangers = [await school.person(), await (await aSchool()).person()];
  for (const stranger of strangers) expect((await stranger.todos.markRead({ id })).status).toBe(4040);
  expect((await school.visitor.todos.markRead({ id })).http).toBe(401);
  expect((await readings(person)).total).toBe(1);
});

test('told once more after it was read, a notice waits again', async () => {
  const { school, person, id } = await aSchoolWithNotice();
  await person.todos.markRead({ id });
  await assignTodo(school.db, { ...notice, sourceId: 'returned-1', now: new Date() }, [person.id]);
  expect((await readings(person)).total).toBe(1);
});
