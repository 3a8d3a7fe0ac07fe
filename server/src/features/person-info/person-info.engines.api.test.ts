import { accessWays } from '@yizhan/contract/open-ways.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { aSchool, type School, type TestPerson } from '../../../test/school.ts';
import { aService } from '../../../test/services.ts';
import { aMember, password } from '../../../test/sign-in.ts';
import { sql, tenant } from '../../db/sql.ts';

const MINUTE_MS = 60_000;
const usersMenu = 'userFrameConfig/manage/users' as const;

const aDepartment = async ({ db }: School, name: string) =>
  (
    await db.one<{ id: string }>(
      sql`insert into dept (tenant_id, code, name) values (${tenant}, ${name}, ${name}) returning id`,
    )
  ).id;

test('PC-5 whoever is looked up in user management reads who did it, when and why; a reload is not recorded twice', async () => {
  const school = await aSchool();
  const deptId = await aDepartment(school, '人事处');
  const clerk = await school.person({ name: '赵办事', menus: [usersMenu], deptId });
  const [person, other] = [await school.person(), await school.person()];
  await clerk.users.get({ id: person.id });
  await clerk.users.get({ id: person.id });
  await clerk.users.get({ id: clerk.id });
  const views = async (who: TestPerson) => (await who.personInfo.views()).result;
  expect(await views(person)).toMatchObject({
    total: 1,
    records: [{ viewer: '赵办事', deptName: '人事处', why: 'userAdmin', note: '' }],
  });
  expect([(await views(other)).total, (await views(clerk)).total]).toEqual([0, 0]);
  school.travel(11 * MINUTE_MS);
  await clerk.users.get({ id: person.id });
  expect((await views(person)).total).toBe(2);
});

test('PC-5 a search of chat records shows in the list of those whose messages were read, with the reason given', async () => {
  const school = await aSchool();
  const [writer, reader] = [await school.person(), await school.person()];
  await school.db.run(sql`
    with c as (insert into conversation (tenant_id, kind, pair_key, last_seq, counted)
      values (${tenant}, 'person', 'a', 1, 1) returning id)
    insert into message (tenant_id, conversation_id, seq, from_id, client_id, type, content, counted, sent_at)
    select ${tenant}, c.id, 1, ${writer.id}, 'x', 1, '你好', 1, now() from c`);
  const admin = await school.person({ name: '钱管理', menus: ['userFrameConfig/manage/chatRecords'] });
  const day = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  expect(
    (await admin.chatAdmin.searchRecords({ reason: '调查学生的举报内容', keyword: '', sender: '', from: day, to: day }))
      .result.total,
  ).toBe(1);
  expect((await writer.personInfo.views()).result.records).toMatchObject([
    { viewer: '钱管理', why: 'chatRecords', note: '调查学生的举报内容' },
  ]);
  expect((await reader.personInfo.views()).result.total).toBe(0);
});

test('PC-5 the audit log’s details of somebody’s record, and an export with them in it, are views too', async () => {
  const school = await aSchool();
  const admin = await school.person({ name: '孙审计', menus: [usersMenu, 'userFrameConfig/manage/audit'] });
  const person = await aMember(school);
  await person.personInfo.updateContact({ email: 'a@example.edu.cn', mobile: '', password });
  const { records } = (await admin.audit.page({ entityId: person.id })).result;
  await admin.audit.get({ id: records[0]?.id ?? '' });
  for (const after of [
    { list: 'users', state: 'finished', ids: [person.id] },
    { list: 'users', state: 'finished', ids: ['1'] },
    { list: 'users', state: 'finished', ids: null, conditions: { status: 'disabled' } },
    { list: 'users', state: 'finished', ids: null },
    { list: 'identities', state: 'finished', ids: null },
    { list: 'services', state: 'finished', ids: null },
  ])
    await school.db.run(sql`
      insert into audit_log (tenant_id, actor_id, actor_name, action, entity, entity_id, after, ip, trace)
      values (${tenant}, ${admin.id}, '孙审计', 'export', 'bulkJob', '1', ${JSON.stringify(after)}, '', '')`);
  expect((await person.personInfo.views()).result.records.map(({ why }) => why).sort()).toEqual([
    'auditLog',
    'export',
    'export',
    'export',
  ]);
});

test('PC-5 an export of a search is a view for those whom the search found, and for nobody else', async () => {
  const school = await aSchool();
  const admin = await school.person({ name: '孙导出', menus: [usersMenu] });
  const [found, other] = [await school.person({ name: '李四光' }), await school.person({ name: '王五' })];
  for (const list of ['users', 'identities']) {
    const start = { list, fileName: '名单20260302', exportField: ['account'], dataRange: 2 };
    await admin.bulk.startExport({ ...start, formInline: { keyword: '李四光' } });
    await school.parts.jobs.runDue(school.tenant);
  }
  const views = async (person: typeof found) => (await person.personInfo.views()).result.records;
  expect(await views(found)).toMatchObject([
    { why: 'export', viewer: '孙导出' },
    { why: 'export', viewer: '孙导出' },
  ]);
  expect(await views(other)).toEqual([]);
});

test('PC-1 one changes the name one goes by and one’s picture; what the school records is not one’s own to change', async () => {
  const school = await aSchool();
  const person = await school.person({ name: '李四', number: '2023001' });
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#008cff' } })
    .png()
    .toBuffer();
  const picture = (await person.files.upload({ file: new File([png], '我.png'), picture: true })).result;
  const { result } = await person.personInfo.updateProfile({ nickName: '小李', avatarFileId: picture.id });
  expect(result).toMatchObject({
    realName: '李四',
    nickName: '小李',
    avatar: `/files/${picture.id}`,
    identities: [{ number: '2023001', active: true }],
  });
  const colleague = await school.person();
  expect((await colleague.files.link({ id: picture.id })).status).toBe(1000);
  await person.personInfo.updateProfile({ nickName: '小李', avatarFileId: null });
  expect((await colleague.files.link({ id: picture.id })).status).toBe(4040);
  expect((await person.personInfo.updateProfile({ nickName: ' ' })).status).toBe(4000);
  const foreign = (await colleague.files.upload({ file: new File([png], '她.png'), picture: true })).result;
  expect((await person.personInfo.updateProfile({ nickName: '小李', avatarFileId: foreign.id })).status).toBe(4040);
});

test('PC-1 mail and phone change with the password only, and the change is on record', async () => {
  const school = await aSchool();
  const person = await aMember(school);
  const contact = { email: 'li@example.edu.cn', mobile: '13800000001' };
  expect((await person.personInfo.updateContact({ ...contact, password: 'wrong' })).status).toBe(1002);
  expect((await person.personInfo.profile()).result).toMatchObject({ email: '', mobile: '' });
  expect((await person.personInfo.updateContact({ ...contact, password })).result).toMatchObject(contact);
  const rows = await school.db.many(
    sql`select before, after from audit_log where tenant_id = ${tenant} and action = 'update'`,
  );
  expect(rows).toEqual([{ before: expect.objectContaining({ email: '' }) as unknown, after: contact }]);
});

test('API-NAV the systems that learn who one is are listed with the last visit, those never opened last', async () => {
  const school = await aSchool({
    signOn: { cas: { url: 'https://cas.example.edu.cn/cas', accountAttribute: '', gateway: false } },
  });
  const person = await school.person();
  const open = { url: 'https://card.example.edu.cn/', accessWay: accessWays.code };
  await aService(school.db, { name: '财务系统', ...open });
  const visited = await aService(school.db, { name: '一卡通', ...open });
  await aService(school.db, { name: '学校主页', url: 'https://www.example.edu.cn/' });
  await person.services.click({ serviceId: visited });
  const { result } = await person.personInfo.systems();
  expect(result.map(({ system, bound }) => [system, bound])).toEqual([
    ['统一身份认证', false],
    ['一卡通', true],
    ['财务系统', false],
  ]);
  expect(result[1]).toMatchObject({ account: person.account, url: open.url, serviceId: visited });
});

test('RA-1 my ratings: what I used lately and may rate, and what I gave', async () => {
  const school = await aSchool();
  const person = await school.person();
  const [used, given] = [await aService(school.db, { name: '选课' }), await aService(school.db, { name: '图书馆' })];
  for (const serviceId of [used, given]) await person.services.click({ serviceId });
  await person.services.giveScore({ serviceId: given, score: 4, text: '好' });
  const box = async (name: 'waiting' | 'given') => (await person.services.myRatings({ box: name })).result;
  expect(await box('waiting')).toMatchObject({
    total: 1,
    records: [{ serviceId: used, serviceName: '选课', given: null }],
  });
  expect(await box('given')).toMatchObject({
    total: 1,
    records: [{ serviceName: '图书馆', usable: true, given: { score: 4, text: '好', changeable: true } }],
  });
});
