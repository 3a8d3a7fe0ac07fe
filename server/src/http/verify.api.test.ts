import { expect, test } from 'vitest';
import { aCase, aDept, aProcessOut, aStep, processKeeper } from '../../test/processes.ts';
import { aSchool } from '../../test/school.ts';

test('PR-15 a printed case is verified by anyone who holds its code, the name masked; without it, not there', async () => {
  const school = await aSchool();
  const deptId = await aDept(school, '信息学院');
  const keeper = await processKeeper(school, deptId);
  const applicant = await school.person({ name: '欧阳雷', deptId });
  await aProcessOut({ keeper, deptId }, { flow: { blocks: [aStep('a', [keeper.id])] } });
  const { id, no } = await aCase(applicant);
  const { verifyUrl } = (await applicant.cases.detail({ id })).result;
  const page = await school.inject({ url: verifyUrl ?? '' });
  expect(page.http).toBe(200);
  expect(page.body).toContain(no);
  expect(page.body).toContain('请假申请');
  expect(page.body).toContain('欧**');
  expect(page.body).not.toContain('欧阳');
  // Which school says so; and what is still under way is genuine, not in force.
  expect(page.body).toContain('测试大学</header>');
  expect(page.body).not.toContain('有效');
  const without = await school.inject({ url: `/verify/${no}` });
  const wrong = await school.inject({ url: `/verify/${no}?k=AAAAAAAAAAAAAAAAAAAAAA` });
  const unknown = await school.inject({ url: `/verify/QJ-1999-0001?k=AAAAAAAAAAAAAAAAAAAAAA` });
  expect([without.http, wrong.http, unknown.http]).toEqual([404, 404, 404]);
  for (const { body } of [without, wrong, unknown]) expect(body).not.toContain('请假申请');
  const other = await aSchool();
  expect((await other.inject({ url: verifyUrl ?? '' })).http).toBe(404);
});
