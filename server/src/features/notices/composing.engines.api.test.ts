import { expect, test } from 'vitest';
import { aDraft, aSentNotice, noticeSender } from '../../../test/notices.ts';
import { aSchool, type School, type TestPerson } from '../../../test/school.ts';
import { sql, tenant } from '../../db/sql.ts';

const aDepartment = async ({ db }: School, name: string) =>
  (
    await db.one<{ id: string }>(
      sql`insert into dept (tenant_id, code, name) values (${tenant}, ${name}, ${name}) returning id`,
    )
  ).id;
const departmentSender = (school: School, deptId: string, name = '学院干事') =>
  school.person({ name, deptId, menus: ['userFrameConfig/manage/notices'] });
const unreadOf = async (person: TestPerson) => (await person.notices.unread()).result.total;

test('NT-1 a department’s sender sends for its account and reaches its people alone, whatever is chosen', async () => {
  const school = await aSchool();
  const [arts, law] = [await aDepartment(school, '文学院'), await aDepartment(school, '法学院')];
  const sender = await departmentSender(school, arts);
  const everybody = await noticeSender(school);
  const [own, other] = [await school.person({ deptId: arts }), await school.person({ deptId: law })];
  const accounts = (await sender.notices.accounts()).result;
  expect(accounts).toMatchObject([{ name: '文学院', deptId: arts, followers: { all: false, deptIds: [arts] } }]);
  const counted = await sender.notices.countReceivers({ receivers: { all: true }, accountId: accounts[0]?.id });
  expect(counted.result.count).toBe(2);
  await aSentNotice(school, sender);
  expect([await unreadOf(own), await unreadOf(other)]).toEqual([1, 0]);

  const foreign = (await everybody.notices.accounts()).result.find(({ deptId }) => deptId === law)?.id ?? '';
  const notice = { accountId: foreign, title: '通知', content: '<p>1</p>', receivers: { all: true } };
  expect(await sender.notices.submit({ notice })).toMatchObject({ status: 4000, result: { fields: ['accountId'] } });
  const hidden = await aSentNotice(school, everybody, { accountId: foreign });
  expect((await sender.notices.list()).result.total).toBe(1);
  for (const refused of [
    await sender.notices.get({ id: hidden }),
    await sender.notices.statistics({ id: hidden }),
    await sender.notices.receivers({ id: hidden }),
    await sender.notices.recall({ id: hidden }),
  ])
    expect(refused.status).toBe(4040);
});

test('where the school reviews notices, another sender approves or returns what was submitted', async () => {
  const school = await aSchool({ notices: { review: true } });
  const [writer, reviewer, reader] = [
    await noticeSender(school, '撰稿'),
    await noticeSender(school, '审核'),
    await school.person(),
  ];
  const submitted = (await writer.notices.send(await aDraft(writer))).result;
  await school.parts.jobs.runDue(school.tenant);
  expect(await unreadOf(reader)).toBe(0);
  expect((await reviewer.notices.list({ state: 'review' })).result.records).toMatchObject([{ id: submitted.id }]);
  expect((await writer.notices.approve(submitted)).msg).toBe('不能审核自己提交的通知');
  expect((await writer.notices.remove(submitted)).msg).toBe('通知正在审核中，请先收回');

  const returned = (await reviewer.notices.sendBack({ ...submitted, note: '请补充时间' })).result;
  expect((await writer.notices.get({ id: submitted.id })).result).toMatchObject({
    state: 'draft',
    returnedNote: '请补充时间',
    submittedBy: null,
  });
  expect((await reviewer.notices.approve(returned)).status).toBe(4040);
  const again = (await writer.notices.send(returned)).result;
  expect((await writer.notices.get({ id: again.id })).result.submittedBy).toMatchObject({ id: writer.id });
  expect((await reviewer.notices.approve({ ...again, version: 1 })).status).toBe(9009);
  await reviewer.notices.approve(again);
  await school.parts.jobs.runDue(school.tenant);
  expect(await unreadOf(reader)).toBe(1);

  const third = (await writer.notices.send(await aDraft(writer))).result;
  await writer.notices.recall({ id: third.id });
  expect((await writer.notices.get({ id: third.id })).result.state).toBe('draft');
});

test('what a department’s sender submits reaches that department, whoever approves it', async () => {
  const school = await aSchool({ notices: { review: true } });
  const arts = await aDepartment(school, '文学院');
  const [sender, reviewer] = [await departmentSender(school, arts), await noticeSender(school)];
  const [own, other] = [await school.person({ deptId: arts }), await school.person()];
  const submitted = (await sender.notices.send(await aDraft(sender))).result;
  const reach = async ({ notices }: TestPerson) => (await notices.get({ id: submitted.id })).result.reviewedReach;
  // The sender and one reader, though the reviewer could reach the whole school.
  expect([await reach(sender), await reach(reviewer)]).toEqual([2, 2]);
  await reviewer.notices.approve(submitted);
  expect(await reach(reviewer)).toBeNull();
  await school.parts.jobs.runDue(school.tenant);
  expect([await unreadOf(own), await unreadOf(other)]).toEqual([1, 0]);
});

test('a template is saved under its name, chosen again and removed; it keeps no pictures', async () => {
  const school = await aSchool();
  const sender = await noticeSender(school);
  const template = { name: '停水', title: '停水通知', content: '<p>明日停水<img src="/files/7"></p>' };
  const { id } = (await sender.notices.saveTemplate({ template })).result;
  const replaced = await sender.notices.saveTemplate({ template: { ...template, level: 'URGENT', needConfirm: true } });
  expect(replaced.result.id).toBe(id);
  expect((await sender.notices.templates()).result).toMatchObject([
    { id, name: '停水', title: '停水通知', content: '<p>明日停水</p>', level: 'URGENT', needConfirm: true },
  ]);
  const stranger = await noticeSender(await aSchool());
  expect((await stranger.notices.removeTemplate({ id })).status).toBe(4040);
  await sender.notices.removeTemplate({ id });
  expect((await sender.notices.templates()).result).toEqual([]);
});

test('NT-5 an attachment is listed and opened by receivers, and by nobody else', async () => {
  const school = await aSchool();
  const [sender, arts] = [await noticeSender(school), await aDepartment(school, '文学院')];
  const [receiver, stranger] = [await school.person({ deptId: arts }), await school.person()];
  const upload = await sender.files.upload({ file: new File(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'], '安排.pdf') });
  const fileIds = [upload.result.id];
  const id = await aSentNotice(school, sender, { receivers: { deptIds: [arts] }, fileIds });
  const [attachment] = (await receiver.notices.detail({ id })).result.attachments;
  expect(attachment).toMatchObject({ id: fileIds[0], name: '安排.pdf' });
  const opened = await school.app.inject({ url: attachment?.url ?? '', headers: { host: school.host } });
  expect([opened.statusCode, opened.body.startsWith('%PDF')]).toEqual([200, true]);
  expect((await stranger.files.link({ id: fileIds[0] ?? '' })).status).toBe(4040);
  expect((await stranger.files.downloadFile({ id: fileIds[0] ?? '' })).status).toBe(4040);
  await sender.notices.recall({ id });
  expect((await receiver.files.link({ id: fileIds[0] ?? '' })).status).toBe(4040);
});

test('the history shows counts that are at most half a minute old, and counts again after that', async () => {
  const school = await aSchool();
  const sender = await noticeSender(school);
  const id = await aSentNotice(school, sender, { receivers: { userIds: [sender.id] } });
  const counts = async () => (await sender.notices.list()).result.records[0]?.counts;
  expect(await counts()).toEqual({ sent: 1, delivered: 0, read: 0, confirmed: 0 });
  await sender.notices.read({ messageId: id, userId: sender.id });
  expect(await counts()).toEqual({ sent: 1, delivered: 0, read: 0, confirmed: 0 });
  expect((await sender.notices.statistics({ id })).result.read).toBe(1);
  school.travel(31_000);
  expect(await counts()).toEqual({ sent: 1, delivered: 1, read: 1, confirmed: 0 });
});
