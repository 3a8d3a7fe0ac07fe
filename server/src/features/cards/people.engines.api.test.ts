import { identityTypes } from '@yizhan/contract/permissions.ts';
import { expect, test } from 'vitest';
import { aCardPage, aLayout, anAnnouncement, aPublished, aPublishedCard, cardAdmin } from '../../../test/cards.ts';
import { aSchool, type TestPerson } from '../../../test/school.ts';

type Which = { navigationId?: string };
const names = async (person: TestPerson, which: Which = {}) =>
  (await person.cards.home(which)).result.cards.map(({ basicConfig }) => basicConfig.cardName);
const own = (ids: readonly string[], hidden: readonly string[] = []) => ({
  arrangement: { main: ids.map((id) => ({ id, span: 1 as const })), aside: [], hidden: [...hidden] },
});

async function aPage() {
  const school = await aSchool();
  const admin = await cardAdmin(school);
  const [a, b, c] = [
    (await aPublished(admin, { cardName: '甲' })).id,
    (await aPublished(admin, { cardName: '乙' })).id,
    (await aPublished(admin, { cardName: '丙' })).id,
  ];
  const student = await school.person({ type: identityTypes.undergraduate });
  return { school, admin, student, a, b, c };
}

test('the page is the layout for one’s identity, else the one for everybody, else every card', async () => {
  const { school, student, a, b, c } = await aPage();
  const teacher = await school.person({ type: identityTypes.teacher });
  expect(await names(teacher)).toEqual(['甲', '乙', '丙']);
  await aLayout(school, { layoutName: '默认', main: [{ cardId: c }] });
  await aLayout(school, { layoutName: '学生', identities: [1, 2], main: [{ cardId: b, span: 2 }, { cardId: a }] });
  expect(await names(teacher)).toEqual(['丙']);
  expect(await names(student)).toEqual(['乙', '甲']);
  expect((await student.cards.home()).result.cards[0]).toMatchObject({ place: 'main', span: 2, mandatory: false });
});

test('with a card in the right column the page is the narrow one; hiding it makes it wide', async () => {
  const { school, admin, student, a } = await aPage();
  const { id } = await aPublishedCard(admin, { kind: 'messages', cardName: '我的', config: {} });
  await aLayout(school, { layoutName: '默认', main: [{ cardId: a }], aside: [{ cardId: id }] });
  expect((await student.cards.home()).result.layout).toBe('narrow');
  await student.cards.arrange(own([a], [id]));
  expect((await student.cards.home()).result).toMatchObject({ layout: 'wide', personal: true });
});

test('a person moves, hides and resizes for themselves, and restores', async () => {
  const { school, student, a, b, c } = await aPage();
  const other = await school.person({ type: identityTypes.undergraduate });
  const arrangement = {
    main: [
      { id: c, span: 2 as const },
      { id: a, span: 1 as const },
    ],
    aside: [],
    hidden: [b],
  };
  expect((await student.cards.arrange({ arrangement })).status).toBe(1000);
  const page = (await student.cards.home()).result;
  expect(page.cards.map(({ id, span }) => [id, span])).toEqual([
    [c, 2],
    [a, 1],
  ]);
  expect([page.personal, await names(other)]).toEqual([true, ['甲', '乙', '丙']]);
  await student.cards.restore();
  expect((await student.cards.home()).result).toMatchObject({ personal: false });
  expect(await names(student)).toEqual(['甲', '乙', '丙']);
});

test('a mandatory card stays whatever is sent, and one made mandatory comes back', async () => {
  const { school, student, a, b } = await aPage();
  await student.cards.arrange(own([a], [b]));
  await aLayout(school, { layoutName: '默认', main: [{ cardId: a }, { cardId: b, mandatory: true }] });
  expect(await names(student)).toEqual(['甲', '乙']);
});

test('a card that is off by default waits among the choices until it is added', async () => {
  const { school, student, a, b } = await aPage();
  await aLayout(school, { layoutName: '默认', main: [{ cardId: a }, { cardId: b, shown: false }] });
  expect(await names(student)).toEqual(['甲']);
  const choices = (await student.cards.choices()).result;
  expect(choices.map(({ cardName, shown, layoutName }) => [cardName, shown, layoutName])).toEqual([
    ['甲', true, '默认'],
    ['乙', false, '默认'],
  ]);
  await student.cards.arrange(own([b, a]));
  expect(await names(student)).toEqual(['乙', '甲']);
});

test('RO-4 a card for other roles is neither on the page nor a choice; one for mine says for which', async () => {
  const { school, admin, student } = await aPage();
  const outsider = await school.person();
  await aPublished(admin, { cardName: '内部', roles: [student.roleId] });
  expect((await outsider.cards.choices()).result.map(({ cardName }) => cardName)).toEqual(['甲', '乙', '丙']);
  const mine = (await student.cards.choices()).result.find(({ cardName }) => cardName === '内部');
  expect(mine?.roleNames).toHaveLength(1);
});

test('what is no card of the school cannot be arranged', async () => {
  const { student } = await aPage();
  const stranger = await aPage();
  expect(await student.cards.arrange(own([stranger.a]))).toMatchObject({ status: 4000 });
  expect(await student.cards.arrange(own([], [stranger.a]))).toMatchObject({ status: 4000 });
});

test('a page that nobody laid out cannot be arranged', async () => {
  const { student, a } = await aPage();
  expect(await student.cards.arrange({ navigationId: '5000000', ...own([a]) })).toMatchObject({ status: 4040 });
  expect((await student.cards.home({ navigationId: '5000000' })).result.personal).toBe(false);
});

test('each kind of identity, and each page, is arranged by itself', async () => {
  const { school, student, a, b, c } = await aPage();
  const [page, empty] = [await aCardPage(school), await aCardPage(school)];
  await aLayout(school, { layoutName: '科研', navigationId: page, main: [{ cardId: a }, { cardId: b }] });
  await student.cards.arrange({ navigationId: page, ...own([b, a]) });
  expect(await names(student, { navigationId: page })).toEqual(['乙', '甲']);
  expect(await names(student)).toEqual(['甲', '乙', '丙']);
  expect(await names(student, { navigationId: empty })).toEqual([]);
  expect((await student.cards.one({ id: c, navigationId: page })).status).toBe(4040);
});

test('RO-3 the page of an entry one does not see is nobody’s: neither read nor arranged', async () => {
  const { school, student, a } = await aPage();
  const page = await aCardPage(school, ['5000000']);
  await aLayout(school, { layoutName: '科研', navigationId: page, main: [{ cardId: a }] });
  expect(await names(student, { navigationId: page })).toEqual([]);
  expect((await student.cards.one({ id: a, navigationId: page })).status).toBe(4040);
  expect((await student.cards.choices({ navigationId: page })).result).toEqual([]);
  expect((await student.cards.arrange({ navigationId: page, ...own([a]) })).status).toBe(4040);
});

test('one card is read again; one that is not on the page is not there', async () => {
  const { school, student, a, b } = await aPage();
  await anAnnouncement(school.db, { title: '新的通知' });
  expect((await student.cards.one({ id: a })).result).toMatchObject({ id: a, data: { list: [{ title: '新的通知' }] } });
  await student.cards.arrange(own([a], [b]));
  expect((await student.cards.one({ id: b })).status).toBe(4040);
});

test('a change of one’s page is told to one’s other tabs alone', async () => {
  const { school, student, a } = await aPage();
  const heard: unknown[] = [];
  const stop = school.parts.bus.subscribe('hint', ({ tenantId, topic, userIds }) => {
    if (tenantId === school.tenant) heard.push({ topic, userIds });
  });
  await student.cards.arrange(own([a]));
  await student.cards.restore();
  stop();
  expect(heard).toEqual([
    { topic: 'cards', userIds: [student.id] },
    { topic: 'cards', userIds: [student.id] },
  ]);
});
