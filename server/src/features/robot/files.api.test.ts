import { expect, test } from 'vitest';
import { aFaq, aRobotSchool } from '../../../test/robot.ts';
import type { School } from '../../../test/school.ts';

const httpOf = async (school: School, url: string) => (await school.inject({ method: 'GET', url })).http;

test('RB-10 the files of an answer are opened by whoever is answered with it, and by nobody else', async () => {
  const { school, deptId, keeper } = await aRobotSchool();
  const upload = async () => {
    const { id } = (await keeper.files.upload({ file: new File(['办理指引'], '挂失说明.txt') })).result;
    return { name: '挂失说明.txt', url: `/files/${id}` };
  };
  const [open, inside] = [await upload(), await upload()];
  await aFaq(keeper, deptId, { attachments: [open] });
  const staff = await aFaq(keeper, deptId, {
    ...{ question: '教师怎么调课', anonymous: false, attachments: [inside] },
    answers: [{ identities: [3], html: '<p>提前三天</p>' }],
  });
  const visited = (await school.visitor.robot.openAsk({ question: '校园卡丢了怎么办' })).result;
  expect(visited.attachments).toEqual([open]);
  expect(await httpOf(school, open.url)).toBe(200);
  const teacher = await school.person({ type: 3 });
  const [given] = (await teacher.robot.ask({ question: '教师怎么调课' })).result.attachments;
  expect(await httpOf(school, given?.url ?? '')).toBe(200);
  expect(await httpOf(school, inside.url)).toBe(404);
  const held = (await keeper.faq.get({ id: staff.id })).result;
  expect(await httpOf(school, held.links[inside.url] ?? '')).toBe(200);
  const other = await school.person({ menus: ['userFrameConfig/manage/faq'] });
  const theirs = { ...held.content, question: '别的问题', attachments: [open] };
  expect((await other.faq.create(theirs)).status).toBe(4040);
  await keeper.faq.remove({ id: staff.id, version: held.version });
  expect(await httpOf(school, given?.url ?? '')).toBe(404);
});
