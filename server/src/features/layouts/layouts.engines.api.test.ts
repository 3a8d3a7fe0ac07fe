import { expect, test } from 'vitest';
import { aCardPage, aPublishedCard, cardAdmin } from '../../../test/cards.ts';
import { aSchool, type School } from '../../../test/school.ts';

const homeAdmin = (school: School, name = '门户管理员') =>
  school.person({ name, menus: ['cardBusinessConfig', 'userFrameConfig/homePageConfig'] });

async function aPortal() {
  const school = await aSchool();
  const admin = await homeAdmin(school);
  const card = await aPublishedCard(admin, { kind: 'favourites', cardName: '我的收藏', config: {} });
  const person = await aPublishedCard(admin, { kind: 'messages', cardName: '我的信息', config: {} });
  return { school, admin, card, person };
}

const fieldsOf = ({ status, result }: { status: number; result: unknown }) => [
  status,
  (result as { fields?: string[] } | null)?.fields?.[0],
];

test('a layout is drafted, published and listed with whom it is for', async () => {
  const { admin, card, person } = await aPortal();
  const content = {
    layoutName: '学生首页',
    identities: [1, 2],
    main: [{ cardId: card.id, span: 2 as const, mandatory: true }],
    aside: [{ cardId: person.id }],
  };
  const draft = (await admin.layouts.submit({ content })).result;
  await admin.publishing.publish(draft);
  const [row] = (await admin.layouts.list()).result;
  expect(row).toMatchObject({ name: '学生首页', identities: [1, 2], cards: 2, draft: false, published: { number: 1 } });
  const { result } = await admin.layouts.detail({ id: draft.id });
  expect(result.content.main).toEqual([{ cardId: card.id, span: 2, mandatory: true, shown: true, frame: null }]);
});

test('a layout names cards of the school, each once, and the person’s own card in the right column only', async () => {
  const { admin, card, person } = await aPortal();
  const stranger = (await aPortal()).card;
  const submit = async (main: { cardId: string }[], aside: { cardId: string }[] = []) =>
    fieldsOf(await admin.layouts.submit({ content: { layoutName: '首页', main, aside } }));
  expect(await submit([{ cardId: stranger.id }])).toEqual([4000, 'main']);
  expect(await submit([{ cardId: person.id }])).toEqual([4000, 'main']);
  expect(await submit([{ cardId: card.id }], [{ cardId: card.id }])).toEqual([4000, 'cardId']);
});

test('HM-1 a frame of a layout holds four cards at most', async () => {
  const { admin } = await aPortal();
  const made: { id: string }[] = [];
  for (let n = 0; n < 5; n += 1)
    made.push(await aPublishedCard(admin, { kind: 'favourites', cardName: `收藏 ${n}`, config: {} }));
  const submit = async (count: number) => {
    const main = made.slice(0, count).map(({ id }) => ({ cardId: id, frame: made[0]?.id ?? null }));
    return fieldsOf(await admin.layouts.submit({ content: { layoutName: '首页', main } }));
  };
  expect(await submit(4)).toEqual([1000, undefined]);
  expect(await submit(5)).toEqual([4000, 'frame']);
});

test('a layout names identities there are and a page of cards of the school', async () => {
  const { school, admin } = await aPortal();
  const submit = async (changes: { identities?: number[]; navigationId?: string }) =>
    fieldsOf(await admin.layouts.submit({ content: { layoutName: '首页', ...changes } }));
  expect(await submit({ identities: [8] })).toEqual([4000, 'identities']);
  expect(await submit({ navigationId: '999999999' })).toEqual([4000, 'navigationId']);
  const page = await aCardPage(school);
  expect((await admin.layouts.submit({ content: { layoutName: '科研', navigationId: page } })).status).toBe(1000);
});

test('PB-4 of two editors of a layout the second is told', async () => {
  const { school, admin } = await aPortal();
  const held = (await admin.layouts.submit({ content: { layoutName: '首页' } })).result;
  const other = await homeAdmin(school, '王老师');
  await other.layouts.submit({ content: { layoutName: '新首页' }, held });
  const late = await admin.layouts.submit({ content: { layoutName: '我的首页' }, held });
  expect([late.status, late.msg]).toEqual([9009, expect.stringContaining('王老师')]);
});

test('a layout that is removed is gone; one of another school was never there', async () => {
  const { admin } = await aPortal();
  const held = (await admin.layouts.submit({ content: { layoutName: '首页' } })).result;
  const stranger = (await aPortal()).admin;
  expect((await stranger.layouts.detail({ id: held.id })).status).toBe(4040);
  expect((await stranger.layouts.remove(held)).status).toBe(4040);
  expect((await admin.layouts.remove(held)).status).toBe(1000);
  expect((await admin.layouts.list()).result).toEqual([]);
});

test('a card is no layout', async () => {
  const { school, card } = await aPortal();
  const admin = await homeAdmin(school);
  expect((await admin.layouts.detail({ id: card.id })).status).toBe(4040);
  expect((await admin.layouts.remove(card)).status).toBe(4040);
  expect((await (await cardAdmin(school)).layouts.list()).status).toBe(403);
});

test('AD-5 a draft layout is seen as the page of an identity before it is published, by those who make layouts', async () => {
  const { school, admin, card, person } = await aPortal();
  const { roleId } = await school.person();
  const limited = await aPublishedCard(admin, {
    kind: 'favourites',
    cardName: '给一个角色',
    config: {},
    roles: [roleId],
  });
  const main = [{ cardId: card.id }, { cardId: limited.id }];
  const content = { layoutName: '学生首页', identities: [1], main, aside: [{ cardId: person.id }] };
  const { id } = (await admin.layouts.submit({ content })).result;
  const { result: page } = await admin.cards.home({ layoutId: id, as: 1 });
  expect(page.cards.map(({ basicConfig, place }) => [basicConfig.cardName, place])).toEqual([
    ['我的收藏', 'main'],
    ['我的信息', 'aside'],
  ]);
  expect((await admin.cards.one({ layoutId: id, as: 1, id: card.id })).status).toBe(1000);
  const student = await school.person({ type: 1 });
  expect((await student.cards.home({ layoutId: id, as: 1 })).http).toBe(403);
  expect((await student.cards.home()).result.personal).toBe(false);
  const stranger = await homeAdmin(await aSchool());
  expect((await stranger.cards.home({ layoutId: id, as: 1 })).status).toBe(4040);
});
