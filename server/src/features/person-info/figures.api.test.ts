import { expect, test } from 'vitest';
import { aPublishedCard, cardAdmin } from '../../../test/cards.ts';
import { handlerOf, held } from '../../../test/feedback.ts';
import { aSchool } from '../../../test/school.ts';
import { aDepartment, aService } from '../../../test/services.ts';
import { aMatter } from '../../../test/todos.ts';

test('RB-7 a correction of personal data goes to the office in charge, and its state stands at the figure', async () => {
  const school = await aSchool();
  const deptId = await aDepartment(school.db, '图书馆');
  await aService(school.db, { name: '图书借阅', code: 'LIB', deptId });
  const [handler, person, other] = [
    await handlerOf(school, deptId),
    await school.person({ name: '李同学' }),
    await school.person(),
  ];
  for (const { id } of [person, other]) await aMatter(school.db, id, { code: 'LIB' });
  const columns = [{ id: 'a', columnName: '图书', source: { sourceType: 'INTERNAL' as const } }];
  await aPublishedCard(await cardAdmin(school), { kind: 'matters', cardName: '个人事项', config: { columns } });
  const figure = async () => (await person.personInfo.figures()).result[0];
  expect(await figure()).toMatchObject({ source: '图书馆', deptId, correction: null });

  const figureId = (await figure())?.id ?? '';
  const asked = { type: 'CORRECT', title: '申请更正：图书借阅', content: '已经还了', deptId, figureId } as const;
  const { id } = (await person.feedback.create(asked)).result;
  expect(await figure()).toMatchObject({ correction: { id, status: 'ASSIGNED' } });
  const todos = (await handler.todos.page({ category: 'TODO' })).result.records;
  expect(todos.map(({ title }) => title)).toEqual(['请答复反馈「申请更正：图书借阅」']);
  await handler.feedback.reply({ ...(await held(handler, id)), text: '已更正' });
  expect(await figure()).toMatchObject({ correction: { id, status: 'ANSWERED' } });
  expect((await other.personInfo.figures()).result).toMatchObject([{ correction: null }]);
});
