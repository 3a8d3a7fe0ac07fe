import { expect, test } from 'vitest';
import { aCard, aDraft, anAnnouncement, aPublished, cardAdmin } from '../../../test/cards.ts';
import { aSchool } from '../../../test/school.ts';

test('CD-1 the home page is built from the cards an administrator published', async () => {
  const school = await aSchool();
  const admin = await cardAdmin(school);
  await aPublished(admin, { cardName: '重要公告', cardIntroduction: '学校通知', displayRows: 2 });
  await aPublished(admin, { cardName: '公众号通知', config: { dataSource: 'OfficialAccount' } });
  const reader = await school.person();
  const cards = (await reader.cards.home()).result.cards;
  expect(cards.map(({ kind, state, basicConfig }) => ({ kind, state, ...basicConfig }))).toEqual([
    { kind: 'announcements', state: 'fresh', cardName: '重要公告', cardIntroduction: '学校通知', displayRows: 2 },
    { kind: 'announcements', state: 'fresh', cardName: '公众号通知', cardIntroduction: '', displayRows: 3 },
  ]);
});

test('RO-4 a card with a role list shows to those roles only', async () => {
  const school = await aSchool();
  const admin = await cardAdmin(school);
  const [member, outsider] = [await school.person(), await school.person()];
  await aPublished(admin, { roles: [member.roleId] });
  expect((await member.cards.home()).result.cards).toHaveLength(1);
  expect((await outsider.cards.home()).result.cards).toEqual([]);
});

test('RO-4 a role of another school cannot be named', async () => {
  const admin = await cardAdmin(await aSchool());
  const stranger = await (await aSchool()).person();
  const answer = await admin.cards.submit({ content: aCard({ roles: [stranger.roleId] }) });
  expect(answer).toMatchObject({ status: 4000, result: { fields: ['roles'] } });
});

test('EN-9 a preview shows the content as given, or the saved draft, with live data', async () => {
  const school = await aSchool();
  const admin = await cardAdmin(school);
  await anAnnouncement(school.db, { title: '放假通知' });
  const draft = await aDraft(admin, { cardName: '草稿', displayRows: 1 });
  const saved = (await admin.cards.preview({ id: draft.id, userId: admin.id })).result;
  expect(saved).toMatchObject({
    basicConfig: { cardName: '草稿', cardIntroduction: '', displayRows: 1 },
    data: { dataSource: 'PORTAL', list: [{ title: '放假通知' }] },
  });
  const given = await admin.cards.preview({ content: aCard({ config: { dataSource: 'OfficialAccount' } }) });
  expect(given.result.data).toEqual({ dataSource: 'OfficialAccount', list: [] });
  expect((await admin.cards.preview({})).status).toBe(4000);
});

test('the list tells of every card what is drafted and what is published', async () => {
  const admin = await cardAdmin(await aSchool());
  await aDraft(admin, { cardName: '草稿' });
  await aPublished(admin, { cardName: '已发布' });
  expect((await admin.cards.list()).result).toMatchObject([
    { name: '草稿', cardKind: 'announcements', draft: true, published: null, changedBy: '门户管理员' },
    { name: '已发布', draft: false, published: { number: 1 } },
  ]);
});

test('a card with a wrong number of rows, no name or an unknown kind is refused', async () => {
  const admin = await cardAdmin(await aSchool());
  const wrong = [{ displayRows: 4 }, { displayRows: 0 }, { cardName: ' ' }, { kind: 'clock' as 'announcements' }];
  const answers = await Promise.all(wrong.map((changes) => admin.cards.submit({ content: aCard(changes) })));
  expect(answers.map(({ status }) => status)).toEqual(wrong.map(() => 4000));
});

test('cards are configured with the menu entry only, and never across schools', async () => {
  const school = await aSchool();
  const draft = await aDraft(await cardAdmin(school));
  expect((await (await school.person()).cards.list()).http).toBe(403);
  const stranger = await cardAdmin(await aSchool());
  expect((await stranger.cards.detail({ id: draft.id })).status).toBe(4040);
  expect((await stranger.cards.preview({ id: draft.id })).status).toBe(4040);
});

test('the kind of a card stays what it was: where it may stand goes by it', async () => {
  const admin = await cardAdmin(await aSchool());
  const { id, version } = await aDraft(admin, { cardName: '通知' });
  const { kind: _kind, config: _config, ...rest } = aCard({ cardName: '通知' });
  const other = { ...rest, kind: 'messages' as const, config: {} };
  expect(await admin.cards.submit({ content: other, held: { id, version } })).toMatchObject({ status: 4000 });
  expect((await admin.cards.detail({ id })).result.content.kind).toBe('announcements');
});
