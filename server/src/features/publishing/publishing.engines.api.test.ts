import { menus } from '@yizhan/contract/sections.ts';
import { expect, test } from 'vitest';
import { aCard, aDraft, aPublished, aPublishedCard, cardAdmin } from '../../../test/cards.ts';
import { aNewsColumn, newsEditor } from '../../../test/news.ts';
import { aSchool, type School, type TestPerson } from '../../../test/school.ts';
import { sql, tenant } from '../../db/sql.ts';
import { publishScheduled } from '../../domain/publishing/publish-scheduled.ts';
import { getPublishedContent } from '../../domain/publishing/publishing.ts';

const MINUTE = 60_000;

const onHome = async (person: TestPerson) =>
  (await person.cards.home()).result.cards.map(({ basicConfig }) => basicConfig.cardName);

const actions = async (school: School) =>
  (
    await school.db.many<{ action: string }>(
      sql`select action from audit_log where tenant_id = ${tenant} and entity = 'card' order by id`,
    )
  ).map(({ action }) => action);

async function aNewsroom() {
  const school = await aSchool();
  return { school, admin: await cardAdmin(school), reader: await school.person() };
}

test('PB-1 a draft does not show, neither new nor beside what is published', async () => {
  const { admin, reader } = await aNewsroom();
  const draft = await aDraft(admin, { cardName: '通知公告' });
  expect(await onHome(reader)).toEqual([]);
  const held = (await admin.publishing.publish(draft)).result;
  await admin.cards.submit({ held, content: aCard({ cardName: '校园公告' }) });
  expect(await onHome(reader)).toEqual(['通知公告']);
});

test('PB-1 what is asked for alone is what is published, and nothing when nothing is', async () => {
  const { school, admin } = await aNewsroom();
  const draft = await aDraft(admin);
  expect(await getPublishedContent(school.db, 'card', draft.id)).toBeUndefined();
  await admin.publishing.publish(draft);
  expect(await getPublishedContent(school.db, 'card', draft.id)).toMatchObject({
    number: 1,
    content: { cardName: '重要公告' },
  });
});

test('publishing needs a draft, and leaves none', async () => {
  const { admin } = await aNewsroom();
  const held = await aPublished(admin);
  expect((await admin.publishing.detail(held)).result).toMatchObject({ draft: false, published: { number: 1 } });
  expect(await admin.publishing.publish(held)).toMatchObject({ status: 1002, msg: '没有可发布的草稿' });
});

test('PB-2 what is scheduled shows when its time has come, not before', async () => {
  const { school, admin, reader } = await aNewsroom();
  const at = new Date(Date.now() + 10 * MINUTE);
  const held = (await admin.publishing.schedule({ ...(await aDraft(admin)), at: shanghai(at) })).result;
  await school.parts.jobs.runDue(school.tenant);
  expect(await onHome(reader)).toEqual([]);
  expect((await admin.publishing.detail(held)).result.scheduled).toEqual({ number: 1, at: shanghai(at) });
  school.travel(20 * MINUTE);
  await school.parts.jobs.runDue(school.tenant);
  expect(await onHome(reader)).toEqual(['重要公告']);
  expect((await admin.publishing.detail(held)).result).toMatchObject({ published: { number: 1 }, scheduled: null });
});

test('PB-2 a scheduled publish happens once, however many nodes try', async () => {
  const { school, admin } = await aNewsroom();
  const { id } = (await admin.publishing.schedule({ ...(await aDraft(admin)), at: soon() })).result;
  school.travel(20 * MINUTE);
  const hints: string[] = [];
  school.parts.bus.subscribe('hint', ({ tenantId, topic }) => void (tenantId === school.tenant && hints.push(topic)));
  await Promise.all([1, 2, 3].map(() => school.parts.jobs.runDue(school.tenant)));
  expect(hints).toEqual(['cards']);
  expect(await actions(school)).toEqual(['create', 'schedule', 'publish']);
  expect((await admin.publishing.revisions({ id })).result.total).toBe(1);
});

test('PB-2 even the same job run three times at once publishes once', async () => {
  const { school, admin } = await aNewsroom();
  const { id } = (await admin.publishing.schedule({ ...(await aDraft(admin)), at: soon() })).result;
  const runs = [1, 2, 3].map(() => publishScheduled(school.db, school.parts, { id, number: 1, now: new Date() }));
  expect((await Promise.all(runs)).filter(({ published }) => published)).toHaveLength(1);
});

test('what is scheduled is frozen: a later draft neither changes it nor is lost', async () => {
  const { school, admin, reader } = await aNewsroom();
  const held = (await admin.publishing.schedule({ ...(await aDraft(admin)), at: soon() })).result;
  await admin.cards.submit({ held, content: aCard({ cardName: '下一期公告' }) });
  school.travel(20 * MINUTE);
  await school.parts.jobs.runDue(school.tenant);
  expect(await onHome(reader)).toEqual(['重要公告']);
  expect((await admin.cards.detail({ id: held.id })).result.content.cardName).toBe('下一期公告');
});

test('what is taken back in time does not show and is a draft again', async () => {
  const { school, admin, reader } = await aNewsroom();
  const held = (await admin.publishing.schedule({ ...(await aDraft(admin)), at: soon() })).result;
  const back = (await admin.publishing.unschedule(held)).result;
  school.travel(20 * MINUTE);
  await school.parts.jobs.runDue(school.tenant);
  expect(await onHome(reader)).toEqual([]);
  expect((await admin.publishing.detail(back)).result).toMatchObject({ draft: true, scheduled: null, published: null });
});

test('a time that is over, or that no calendar has, cannot be scheduled', async () => {
  const { admin } = await aNewsroom();
  const draft = await aDraft(admin);
  expect((await admin.publishing.schedule({ ...draft, at: '2020-01-01 08:00:00' })).msg).toBe(
    '发布时间必须晚于当前时间',
  );
  expect((await admin.publishing.schedule({ ...draft, at: '2099-02-30 08:00:00' })).status).toBe(4000);
});

test('PB-3 any two revisions, or a revision and the draft, can be compared', async () => {
  const { admin } = await aNewsroom();
  const first = await aPublished(admin, { displayRows: 1 });
  const second = (await admin.cards.submit({ held: first, content: aCard({ displayRows: 2 }) })).result;
  const { id } = (await admin.publishing.publish(second)).result;
  expect((await admin.publishing.difference({ id, from: 1, to: 2 })).result).toEqual([
    { path: ['displayRows'], before: 1, after: 2 },
  ]);
  expect((await admin.publishing.difference({ id, from: 2, to: 'draft' })).msg).toBe('该版本不存在');
});

test('PB-3 the difference of a card names the column of news it shows, and no id', async () => {
  const { school, admin } = await aNewsroom();
  const editor = await newsEditor(school);
  const showing = async (name: string) => {
    const { id: newsColumnId } = await aNewsColumn(editor, { columnName: name });
    const column = { id: 'a', columnName: '要闻', source: { sourceType: 'INTERNAL' as const, newsColumnId } };
    return { kind: 'news' as const, cardName: '新闻', config: { columns: [column] } };
  };
  const held = await aPublishedCard(admin, await showing('校园要闻'));
  const { id } = (await admin.cards.submit({ held, content: await showing('学院动态') })).result;
  expect((await admin.publishing.difference({ id, from: 1, to: 'draft' })).result).toEqual([
    { path: ['config', 'columns', 0, 'source', 'newsColumnId'], before: '校园要闻', after: '学院动态' },
  ]);
});

test('PB-3 rolling back shows an old version again as a new one and keeps a draft', async () => {
  const { admin, reader } = await aNewsroom();
  const first = await aPublished(admin, { cardName: '第一版' });
  const second = (await admin.cards.submit({ held: first, content: aCard({ cardName: '第二版' }) })).result;
  const third = (await admin.publishing.publish(second)).result;
  const draft = (await admin.cards.submit({ held: third, content: aCard({ cardName: '第三版' }) })).result;
  const held = (await admin.publishing.rollBack({ ...draft, number: 1 })).result;
  expect(await onHome(reader)).toEqual(['第一版']);
  const { records } = (await admin.publishing.revisions({ id: held.id })).result;
  expect(records.map(({ number, from, current }) => ({ number, from, current }))).toEqual([
    { number: 3, from: 1, current: true },
    { number: 2, from: null, current: false },
    { number: 1, from: null, current: false },
  ]);
  expect((await admin.cards.detail({ id: held.id })).result.content.cardName).toBe('第三版');
  expect((await admin.publishing.rollBack({ ...held, number: 9 })).msg).toBe('该版本不存在');
});

test('PB-4 the second of two editors is told who changed what, and sees the other’s draft', async () => {
  const { school, admin } = await aNewsroom();
  const other = await cardAdmin(school, '王老师');
  const held = await aDraft(admin);
  const theirs = (await other.cards.submit({ held, content: aCard({ cardName: '王老师的公告' }) })).result;
  const answer = await admin.cards.submit({ held, content: aCard({ cardName: '我的公告' }) });
  expect(answer.status).toBe(9009);
  expect(answer.msg).toContain('王老师 已在');
  expect(answer.result).toMatchObject({
    who: '王老师',
    what: '王老师的公告',
    version: theirs.version,
    content: { cardName: '王老师的公告' },
  });
  expect((await admin.publishing.publish(held)).status).toBe(9009);
});

test('PB-4 of editors who save at the same moment one succeeds and nothing is overwritten', async () => {
  const { school, admin } = await aNewsroom();
  const held = await aDraft(admin);
  const editors = await Promise.all(['甲', '乙', '丙', '丁'].map((name) => cardAdmin(school, name)));
  const answers = await Promise.all(
    editors.map((editor, n) => editor.cards.submit({ held, content: aCard({ cardName: `公告${n}` }) })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([1000, 9009, 9009, 9009]);
  const winner = answers.findIndex(({ status }) => status === 1000);
  expect((await admin.cards.detail({ id: held.id })).result.content.cardName).toBe(`公告${winner}`);
});

test('a discarded draft is gone; one that was never published goes altogether', async () => {
  const { admin } = await aNewsroom();
  const draft = await aDraft(admin, { cardName: '没用的' });
  await admin.publishing.discard(draft);
  expect((await admin.publishing.detail(draft)).status).toBe(4040);
  const held = (await admin.cards.submit({ held: await aPublished(admin), content: aCard({ cardName: '改名' }) }))
    .result;
  await admin.publishing.discard(held);
  expect((await admin.cards.detail({ id: held.id })).result).toMatchObject({ name: '重要公告', draft: false });
});

test('two of a kind cannot have one name, neither as drafts nor published', async () => {
  const { admin } = await aNewsroom();
  const first = await aPublished(admin, { cardName: '公告' });
  expect((await admin.cards.submit({ content: aCard({ cardName: '公告' }) })).msg).toContain('「公告」已存在');
  await admin.cards.submit({ held: first, content: aCard({ cardName: '改名中' }) });
  const second = await aDraft(admin, { cardName: '公告' });
  expect((await admin.publishing.publish(second)).msg).toContain('「公告」已存在');
});

test('AU-1 every step is in the audit log, with what was before and after', async () => {
  const { school, admin } = await aNewsroom();
  const held = await aPublished(admin, { displayRows: 1 });
  const next = (await admin.cards.submit({ held, content: aCard({ displayRows: 2 }) })).result;
  await admin.publishing.publish(next);
  expect(await actions(school)).toEqual(['create', 'publish', 'update', 'publish']);
  const [last] = await school.db.many(
    sql`select actor_id as who, before, after from audit_log where tenant_id = ${tenant} order by id desc limit 1`,
  );
  expect(last).toMatchObject({ who: admin.id, before: { displayRows: 1 }, after: { displayRows: 2 } });
});

test('publishing takes the menu entry of the kind: another entry is not enough', async () => {
  const { school, admin } = await aNewsroom();
  const held = await aDraft(admin);
  const other = await school.person({ menus: ['userFrameConfig/manage/dictionary'] });
  expect((await other.publishing.publish(held)).http).toBe(403);
  expect((await other.publishing.detail(held)).http).toBe(403);
});

test('a publication of another school is not there', async () => {
  const { admin } = await aNewsroom();
  const held = await aDraft(admin);
  const stranger = await cardAdmin(await aSchool());
  const asked = [
    stranger.publishing.detail(held),
    stranger.publishing.revisions(held),
    stranger.publishing.difference({ ...held, from: 1, to: 'draft' }),
    stranger.publishing.publish(held),
    stranger.publishing.schedule({ ...held, at: soon() }),
    stranger.publishing.unschedule(held),
    stranger.publishing.rollBack({ ...held, number: 1 }),
    stranger.publishing.discard(held),
    stranger.cards.submit({ held, content: aCard() }),
  ];
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(asked.map(() => 4040));
});

const shanghai = (at: Date) => new Date(at.getTime() + 8 * 60 * MINUTE).toISOString().slice(0, 19).replace('T', ' ');
const soon = () => shanghai(new Date(Date.now() + 10 * MINUTE));

test('AD-2 a new draft that something uses already is not discarded, and who uses it is said', async () => {
  const school = await aSchool();
  const admin = await school.person({ menus });
  const item = { navigationName: '新生', kind: 'cards' as const };
  const { navigationId, ...draft } = (await admin.navigation.submit({ content: item })).result;
  const content = { layoutName: '新生页面', navigationId, main: [] };
  const layout = (await admin.layouts.submit({ content })).result;
  const refused = await admin.publishing.discard(draft);
  expect(refused).toMatchObject({ status: 1002, result: { usedBy: [{ kind: 'layout', id: layout.id }] } });
  expect((await admin.layouts.remove(layout)).status).toBe(1000);
  expect((await admin.publishing.discard(draft)).status).toBe(1000);
});

test('AD-2 PB-3 a version whose role was deleted is not brought back, and what is missing is said', async () => {
  const school = await aSchool();
  const admin = await school.person({ menus });
  const { id: role } = (await admin.roles.create({ name: '辅导员', code: 'TUTOR', menus: [] })).result;
  const first = await aPublished(admin, { cardName: '给辅导员', roles: [role] });
  const changed = aCard({ cardName: '给所有人' });
  const second = (await admin.cards.submit({ held: first, content: changed })).result;
  const live = (await admin.publishing.publish(second)).result;
  expect((await admin.roles.remove({ id: role })).status).toBe(1000);
  expect(await admin.publishing.rollBack({ ...live, number: 1 })).toMatchObject({
    status: 1002,
    msg: '「给辅导员」用到的角色「辅导员」已经删除，请先从回收站恢复，或改用别的内容',
  });
  expect((await admin.publishing.detail(live)).result).toMatchObject({ name: '给所有人', published: { number: 2 } });
});
