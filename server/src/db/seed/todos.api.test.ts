import { identityTypes } from '@yizhan/contract/permissions.ts';
import { expect, test } from 'vitest';
import { cardData } from '../../../test/card-data.ts';
import { aPublishedCard, cardAdmin } from '../../../test/cards.ts';
import { aSchool } from '../../../test/school.ts';
import { seedTodos } from './todos.ts';

const internal = { sourceType: 'INTERNAL' } as const;

test('on the demo campus student, teacher and administrator have work of every class and matters of their own', async () => {
  const school = await aSchool();
  const portalAdmin = await cardAdmin(school);
  await aPublishedCard(portalAdmin, { kind: 'affairs', cardName: '我的事务', config: {} });
  const config = { columns: [{ id: 'own', columnName: '个人事项', source: internal }] };
  await aPublishedCard(portalAdmin, { kind: 'matters', cardName: '个人事项', config });
  await aPublishedCard(portalAdmin, { kind: 'todo', cardName: '待办事项', config });
  const people = [
    await school.person({ account: 'student', type: identityTypes.undergraduate }),
    await school.person({ account: 'teacher', type: identityTypes.teacher }),
    await school.person({ account: 'admin', type: identityTypes.staff }),
  ];
  await seedTodos(school.db, new Date());
  const titles = new Set<string>();
  for (const person of people) {
    const { list } = await cardData(person, 'affairs');
    expect(list.map(({ result }) => result.length)).toEqual([4, 4, 4, 4, 4]);
    for (const { sentAt, dueAt } of list.flatMap(({ result }) => result))
      expect(dueAt === null || sentAt < dueAt).toBe(true);
    expect((await cardData(person, 'matters')).list.length).toBeGreaterThanOrEqual(5);
    const [todo] = (await cardData(person, 'todo')).list;
    expect(todo?.todoTimeoutNum).toBeGreaterThan(0);
    expect(todo?.todoTimeoutNum).toBeLessThan(todo?.todoNum ?? 0);
    titles.add(list[0]?.result[0]?.title ?? '');
  }
  expect(titles.size).toBe(3);
  const done = await people[0]?.todos.page({ category: 'DONE', current: 2 });
  expect(done?.result.records.length).toBeGreaterThan(0);
});
