import type { FrameKind } from '@yizhan/contract/entities/shell.ts';
import { identityTypes } from '@yizhan/contract/permissions.ts';
import { expect, test } from 'vitest';
import { anAnnouncement } from '../../../test/cards.ts';
import { aNewsColumn, anArticle, newsEditor } from '../../../test/news.ts';
import { aSchool, type School } from '../../../test/school.ts';
import { aService, aTool } from '../../../test/services.ts';
import { prepareTenant } from '../../db/seed/prepare.ts';
import { json, sql, tenant } from '../../db/sql.ts';

type Item = { name: string; sort?: number; roleIds?: string[]; url?: string; frameId?: string; parentId?: string };

const addItem = async (school: School, { name, sort = 10, roleIds = [], url, frameId, parentId }: Item) => {
  const kind = frameId ? 'frame' : url ? 'link' : 'group';
  const { id } = await school.db.one<{ id: string }>(sql`
    insert into nav_item (tenant_id, name, parent_id, kind, url, frame_id, role_ids, sort)
    values (${tenant}, ${name}, ${parentId ?? null}, ${kind}, ${url ?? null}, ${frameId ?? null}, ${json(roleIds)},
      ${sort}) returning id`);
  return id;
};

const addFrame = async (school: School, kind: FrameKind, url: string) => {
  const { id } = await school.db.one<{ id: string }>(sql`
    insert into frame_address (tenant_id, kind, title, url) values (${tenant}, ${kind}, '图书馆', ${url}) returning id`);
  return id;
};

test('the top bar starts with the home page and follows the school’s order', async () => {
  const school = await aSchool();
  await prepareTenant(school.db);
  await addItem(school, { name: '后', sort: 20, url: 'https://b.cn/' });
  await addItem(school, { name: '前', sort: 10, url: 'https://a.cn/' });
  const person = await school.person();
  const { result } = await person.shell.topMenu();
  expect(result.map((item) => item.name)).toEqual(['首页', '服务大厅', '前', '后']);
  expect(result[0]?.target).toEqual({ kind: 'page', path: '/home/homePage' });
  expect(result[2]?.target).toEqual({ kind: 'link', url: 'https://a.cn/' });
});

test('an item for some roles is seen by those who hold one of them', async () => {
  const school = await aSchool();
  const [insider, outsider] = [await school.person(), await school.person()];
  await addItem(school, { name: '内部', url: 'https://a.cn/', roleIds: [insider.roleId, '999'] });
  expect((await insider.shell.topMenu()).result).toHaveLength(1);
  expect((await outsider.shell.topMenu()).result).toEqual([]);
});

test('a group shows each person what is theirs, and is not there for those to whom it has nothing to show', async () => {
  const school = await aSchool();
  const [insider, outsider] = [await school.person(), await school.person()];
  const parentId = await addItem(school, { name: '校园信息' });
  await addItem(school, { name: '内部', url: 'https://a.cn/', parentId, roleIds: [insider.roleId] });
  expect((await outsider.shell.topMenu()).result).toEqual([]);
  await addItem(school, { name: '校报', url: 'https://b.cn/', parentId, sort: 20 });
  const childrenOf = async (person: typeof insider) =>
    (await person.shell.topMenu()).result.map(({ name, children }) => [name, ...children.map((child) => child.name)]);
  expect(await childrenOf(insider)).toEqual([['校园信息', '内部', '校报']]);
  expect(await childrenOf(outsider)).toEqual([['校园信息', '校报']]);
});

test('who does not see a group sees nothing of what it holds, nor opens it by its address', async () => {
  const school = await aSchool();
  const [insider, outsider] = [await school.person(), await school.person()];
  const parentId = await addItem(school, { name: '校园信息', roleIds: [insider.roleId] });
  const frameId = await addFrame(school, 'navigation', '/s/guide');
  await addItem(school, { name: '校历', frameId, parentId });
  expect((await insider.shell.topMenu()).result[0]?.children).toMatchObject([{ name: '校历' }]);
  expect((await outsider.shell.topMenu()).result).toEqual([]);
  expect((await insider.shell.frame({ kind: 'navigation', id: frameId })).status).toBe(1000);
  expect((await outsider.shell.frame({ kind: 'navigation', id: frameId })).status).toBe(4040);
});

test('RO-6 a school’s top bar shows nothing of another school', async () => {
  const [school, other] = [await aSchool(), await aSchool()];
  await addItem(other, { name: '别校', url: 'https://a.cn/' });
  expect((await (await school.person()).shell.topMenu()).result).toEqual([]);
});

test('RT-7 a stored address opens inside the portal when its host is on the school’s list', async () => {
  const school = await aSchool({ frameHosts: ['*.lib.cn'] });
  const person = await school.person();
  const listed = await addFrame(school, 'tool', 'https://opac.lib.cn/search');
  const unlisted = await addFrame(school, 'tool', 'https://elsewhere.cn/');
  const frame = async (id: string) => (await person.shell.frame({ kind: 'tool', id })).result;
  expect(await frame(listed)).toEqual({ title: '图书馆', url: 'https://opac.lib.cn/search', allowed: true });
  expect(await frame(unlisted)).toEqual({ title: '图书馆', url: 'https://elsewhere.cn/', allowed: false });
});

test('DR-1 an address of another school, or of another kind, is not there', async () => {
  const [school, other] = [await aSchool(), await aSchool()];
  const person = await school.person();
  const theirs = await addFrame(other, 'tool', 'https://a.cn/');
  const mine = await addFrame(school, 'message', 'https://a.cn/');
  for (const id of [theirs, mine, '999999999999'])
    expect((await person.shell.frame({ kind: 'tool', id })).status).toBe(4040);
  expect((await person.shell.frame({ kind: 'message', id: mine })).status).toBe(1000);
});

test('what a navigation item opens is refused to those who do not see the item', async () => {
  const school = await aSchool();
  const [insider, outsider] = [await school.person(), await school.person()];
  const frameId = await addFrame(school, 'navigation', '/s/guide');
  await addItem(school, { name: '内部', frameId, roleIds: [insider.roleId] });
  expect((await insider.shell.topMenu()).result[0]?.target).toEqual({ kind: 'frame', frameId });
  expect((await insider.shell.frame({ kind: 'navigation', id: frameId })).status).toBe(1000);
  expect((await outsider.shell.frame({ kind: 'navigation', id: frameId })).status).toBe(4040);
});

test('RT-7 a service opens inside the portal for those who may use it', async () => {
  const school = await aSchool();
  const [insider, outsider] = [await school.person(), await school.person()];
  const id = await aService(school.db, { name: '选课', url: '/s/guide', roleIds: [insider.roleId] });
  const framed = { title: '选课', url: '/s/guide', allowed: true };
  expect((await insider.shell.frame({ kind: 'service', id })).result).toEqual(framed);
  expect((await outsider.shell.frame({ kind: 'service', id })).status).toBe(4040);
});

test('RT-7 a common tool opens inside the portal for the roles that see it', async () => {
  const school = await aSchool();
  const [insider, outsider] = [await school.person(), await school.person()];
  const id = await aTool(school.db, { name: '校历', url: '/calendar', roleIds: [insider.roleId] });
  const framed = { title: '校历', url: '/calendar', allowed: true };
  expect((await insider.shell.frame({ kind: 'tool', id })).result).toEqual(framed);
  expect((await outsider.shell.frame({ kind: 'tool', id })).status).toBe(4040);
});

test('HL-10 a service that is not open is not framed; it says why', async () => {
  const school = await aSchool();
  const person = await school.person();
  const id = await aService(school.db, { name: '选课', url: '/s/guide', maintenance: 'MANUAL' });
  const refused = await person.shell.frame({ kind: 'service', id });
  expect(refused).toMatchObject({ status: 1002, msg: '「选课」目前不能办理：正在维护，请稍后再来' });
});

test('a framed service is told who comes, and the central login on the way has to be let in too', async () => {
  const cas = { url: 'https://cas.cn/cas', accountAttribute: '', gateway: false };
  const school = await aSchool({ frameHosts: ['jw.cn'], signOn: { cas } });
  const person = await school.person();
  const byCode = await aService(school.db, { name: '教务', accessWay: 4, url: 'https://jw.cn/in' });
  const byCas = await aService(school.db, { name: '学工', accessWay: 2, url: 'https://jw.cn/xg' });
  const framed = async (id: string) => (await person.shell.frame({ kind: 'service', id })).result;
  expect(await framed(byCode)).toMatchObject({ url: expect.stringContaining('https://jw.cn/in?code='), allowed: true });
  expect(await framed(byCas)).toMatchObject({
    url: expect.stringContaining('https://cas.cn/cas/login'),
    allowed: false,
  });
});

test('the search of the shell finds news and announcements one may read, and people only for those who look after them', async () => {
  const school = await aSchool();
  const editor = await newsEditor(school);
  const { id: column } = await aNewsColumn(editor, { columnName: '通知', isPublic: false });
  await anArticle(editor, column, { title: '图书馆 寒假 开放时间' });
  await anArticle(editor, column, { title: '教师寒假值班', isPublic: false, audience: [identityTypes.teacher] });
  const student = await school.person({ type: identityTypes.undergraduate, name: '白寒梅', account: 'baihm' });
  const keeper = await school.person({ type: identityTypes.staff, menus: ['userFrameConfig/manage/users'] });
  const news = (await student.shell.find({ keyword: '寒假' })).result.news;
  expect(news.map(({ title, columnName }) => [title, columnName])).toEqual([['图书馆 寒假 开放时间', '通知']]);
  expect((await student.shell.find({ keyword: '寒梅' })).result.people).toEqual([]);
  for (const keyword of ['寒梅', 'BAIH'])
    expect((await keeper.shell.find({ keyword })).result.people).toMatchObject([{ id: student.id, account: 'baihm' }]);
  const id = await anAnnouncement(school.db, { title: '寒假停水通知' });
  await anAnnouncement(school.db, { title: '教师停水安排', audience: [identityTypes.teacher] });
  const { announcements } = (await student.shell.find({ keyword: '停水' })).result;
  expect(announcements).toEqual([{ id, title: '寒假停水通知', deptName: '' }]);
  expect((await keeper.shell.find({ keyword: '%' })).result).toEqual({ news: [], announcements: [], people: [] });
  expect((await student.shell.find({ keyword: '' })).status).toBe(4000);
});
