import { expect, test } from 'vitest';
import { aDesk, held, own, write } from '../../../test/feedback.ts';
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
