import { expect, test } from 'vitest';
import { aDesk, handlerOf, held, own, write } from '../../../test/feedback.ts';
import { aFaq, faqKeeper, openRobot } from '../../../test/robot.ts';
import { aDepartment } from '../../../test/services.ts';
import { rowsAt, runJobs } from '../../../test/workbooks.ts';

test('RB-7 equal ones are found, joined and answered at once; who is not satisfied goes on alone', async () => {
  const { school, deptId, handler, asker } = await aDesk();
  const second = await school.person({ name: '王同学' });
  const main = await write(asker, { deptId });
  const same = await write(second, { deptId, title: '宿舍几点供应热水', content: '东区三号楼没有热水' });
  const other = await write(second, { deptId, title: '食堂菜价', content: '二食堂涨价了吗' });
  const { similar } = (await handler.feedback.get({ id: main })).result;
  expect(similar.map(({ id }) => id)).toEqual([same]);

  expect((await handler.feedback.merge({ ...(await held(handler, main)), ids: [same] })).status).toBe(1000);
  const queue = (await handler.feedback.queue({ status: 'OPEN' })).result.records;
  expect(queue.map(({ id, merged }) => [id, merged])).toEqual([
    [main, 1],
    [other, 0],
  ]);
  expect((await handler.feedback.take(await held(handler, same))).status).toBe(1002);
  await handler.feedback.reply({ ...(await held(handler, main)), text: '已恢复供应。' });
  for (const [person, id] of [
    [asker, main],
    [second, same],
  ] as const) {
    const { status, timeline } = (await person.feedback.detail({ id })).result;
    expect([status, timeline[0]?.opinion]).toEqual(['ANSWERED', '已恢复供应。']);
  }
  await second.feedback.reopen({ ...(await own(second, same)), reason: '我这里还没有' });
  const again = (await handler.feedback.queue({ status: 'OPEN' })).result.records;
  expect(again.map(({ id }) => id).sort()).toEqual([same, other].sort());
  expect((await asker.feedback.detail({ id: main })).result.status).toBe('ANSWERED');
  expect((await handler.feedback.merge({ ...(await held(handler, other)), ids: [main] })).msg).toBe(
    '只能合并您办理的、尚未答复的反馈',
  );
});

test('RB-7 when the one they were joined to is withdrawn, the others wait for an answer of their own', async () => {
  const { school, deptId, handler, asker } = await aDesk();
  const second = await school.person({ name: '王同学' });
  const [main, same] = [await write(asker, { deptId }), await write(second, { deptId })];
  await handler.feedback.merge({ ...(await held(handler, main)), ids: [same] });
  await asker.feedback.close(await own(asker, main));
  const open = (await handler.feedback.queue({ status: 'OPEN' })).result.records;
  expect(open.map(({ id }) => id)).toEqual([same]);
  expect((await handler.todos.page({ category: 'TODO' })).result.records.map(({ title }) => title)).toEqual([
    '请答复反馈「宿舍几点供热水」',
  ]);
});

test('RB-7 of two handlers who answer at once the second learns who was first', async () => {
  const { deptId, handler, asker } = await aDesk();
  const id = await write(asker, { deptId });
  const at = await held(handler, id);
  await handler.feedback.reply({ ...at, text: '第一个答复' });
  const late = await handler.feedback.reply({ ...at, text: '第二个答复' });
  expect(late.result).toMatchObject({ who: '办理人' });
  expect((await asker.feedback.detail({ id })).result.timeline[0]?.opinion).toBe('第一个答复');
});

test('RB-7 pictures and answers’ files are seen by the asker and the handlers only', async () => {
  const { school, deptId, handler, asker } = await aDesk();
  const picture = () => new File([Uint8Array.from(Buffer.from(dot, 'base64'))], '现场.png', { type: 'image/png' });
  const { id: image } = (await asker.files.upload({ file: picture(), picture: true })).result;
  const id = await write(asker, { deptId, images: [image] });
  const { id: answered } = (await handler.files.upload({ file: picture(), picture: true })).result;
  await handler.feedback.reply({ ...(await held(handler, id)), text: '见图', files: [answered] });
  const detail = (await asker.feedback.detail({ id })).result;
  expect(detail.images.map(({ name }) => name)).toEqual(['现场.png']);
  const urls = [detail.images[0]?.url, detail.timeline[0]?.attachments[0]?.url];
  for (const url of urls) expect((await school.inject({ url: url ?? '' })).http).toBe(200);
  const stranger = await school.person();
  const link = (fileId: string) => school.parts.files.find(school.db, fileId);
  const elsewhere = await school.person({ deptId: await aDepartment(school.db, '财务处') });
  for (const fileId of [image, answered]) {
    expect(await link(fileId)).toMatchObject({ audience: 'attached', attachedId: id });
    for (const { token } of [stranger, elsewhere])
      expect((await school.inject({ url: `/files/${fileId}` }, token)).http).not.toBe(200);
  }
  expect((await stranger.feedback.create({ ...said, images: [image] })).status).toBe(4040);
});

const said = { type: 'CONSULT', title: '别人的图', content: '别人的图' } as const;
/** One grey pixel. */
const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNoaGgAAAMEAYFL09IQAAAAAElFTkSuQmCC';

test('EX-1 RB-7 a handler exports the feedback of their department; who wrote anonymously stays unknown', async () => {
  const { school, deptId, handler, asker } = await aDesk();
  await write(asker, { deptId });
  await write(asker, { deptId, type: 'COMPLAIN', title: '匿名的投诉', anonymous: true });
  await write(asker, { deptId: await aDepartment(school.db, '财务处'), title: '别的部门' });
  const start = {
    list: 'feedback',
    fileName: '咨询反馈',
    exportField: ['type', 'subject', 'status', 'who'],
    dataRange: 1,
  };
  const { redisKey: key } = (await handler.bulk.startExport(start)).result;
  await runJobs(school);
  const rows = await rowsAt(school, (await handler.bulk.exportProgress({ list: 'feedback', key })).result.url ?? '');
  const texts = rows.filter(([type]) => type === '咨询' || type === '投诉');
  expect(texts).toEqual([
    ['投诉', '匿名的投诉', '已转办', '匿名'],
    ['咨询', '宿舍几点供热水', '已转办', '李同学'],
  ]);
});

test('RB-7 whose feedback is joined to an equal one reads so at once', async () => {
  const { school, deptId, handler, asker } = await aDesk();
  const second = await school.person({ name: '王同学' });
  const [main, same] = [await write(asker, { deptId }), await write(second, { deptId })];
  await handler.feedback.merge({ ...(await held(handler, main)), ids: [same] });
  const news = async (person: typeof second) =>
    (await person.todos.page({ category: 'READ' })).result.records.map(({ title }) => title);
  expect(await news(second)).toEqual(['您的反馈「宿舍几点供热水」与相同的反馈合并办理，将一并答复']);
  expect(await news(asker)).toEqual([]);
});

test('RB-7 two handlers who join the same two in opposite directions at once: one does, the other is told', async () => {
  const { school, deptId, handler, asker } = await aDesk();
  const second = await handlerOf(school, deptId, '第二人');
  for (let round = 0; round < 4; round += 1) {
    const [one, other] = [await write(asker, { deptId }), await write(asker, { deptId })];
    const [at, otherAt] = [await held(handler, one), await held(second, other)];
    const answers = await Promise.all([
      handler.feedback.merge({ ...at, ids: [other] }),
      second.feedback.merge({ ...otherAt, ids: [one] }),
    ]);
    expect(answers.map(({ http }) => http)).toEqual([200, 200]);
    expect(answers.filter(({ status }) => status === 1000)).toHaveLength(1);
  }
});

test('RB-7 VA-1 an internal note with a sensitive word is refused', async () => {
  const { school, deptId, handler, asker } = await aDesk();
  const editor = await school.person({ menus: ['userFrameConfig/manage/words'] });
  await editor.sensitiveWords.create({ words: ['代写论文'] });
  const id = await write(asker, { deptId });
  expect((await handler.feedback.note({ id, text: '疑似代写论文' })).status).not.toBe(1000);
  const { timeline } = (await handler.feedback.get({ id })).result;
  expect(timeline.map(({ node }) => node)).not.toContain('NOTED');
});

test('RB-7 a handler reads what the robot was asked before, never what somebody else asked it', async () => {
  const { school, deptId, handler, asker } = await aDesk();
  const other = await school.person({ name: '王同学' });
  const keeper = await faqKeeper(school);
  await openRobot(keeper);
  await aFaq(keeper, deptId, { question: '宿舍几点供应热水' });
  const question = '宿舍几点供应热水';
  const { answerId } = (await asker.robot.ask({ question })).result;
  const talkOf = async (id: string) => (await handler.feedback.get({ id })).result.talk;
  expect(await talkOf(await write(asker, { deptId, transcriptId: answerId }))).toEqual({
    question,
    answered: '宿舍几点供应热水',
  });
  expect(await talkOf(await write(other, { deptId, transcriptId: answerId }))).toBeNull();
  expect(await talkOf(await write(asker, { deptId, transcriptId: 'x' }))).toBeNull();
  expect(await talkOf(await write(asker, { deptId }))).toBeNull();
});
