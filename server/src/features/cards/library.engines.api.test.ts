import { expect, test } from 'vitest';
import { aPublishedCard } from '../../../test/cards.ts';
import { aSchool } from '../../../test/school.ts';

async function aLibrary() {
  const school = await aSchool();
  const admin = await school.person({
    name: '门户管理员',
    menus: ['cardBusinessConfig', 'userFrameConfig/homePageConfig'],
  });
  const card = await aPublishedCard(admin, { kind: 'favourites', cardName: '我的收藏', config: {} });
  const category = (await admin.cards.submitCategory({ typeName: '服务类' })).result;
  return { school, admin, card, category };
}

test('a card is kept in a category, and the category lists it', async () => {
  const { admin, card, category } = await aLibrary();
  await admin.cards.classify({ id: card.id, categoryId: category.id });
  const { result } = await admin.cards.category({ id: category.id });
  expect(result).toMatchObject({ typeName: '服务类', cardConfigs: [{ id: card.id, cardName: '我的收藏' }] });
  expect((await admin.cards.library({ typeId: category.id })).result.map(({ id }) => id)).toEqual([card.id]);
  await admin.cards.classify({ id: card.id, categoryId: null });
  expect((await admin.cards.libraryCard({ id: card.id })).result.categoryId).toBeNull();
});

test('NV-5 a category goes only when it has no cards', async () => {
  const { admin, card, category } = await aLibrary();
  await admin.cards.classify({ id: card.id, categoryId: category.id });
  const refused = await admin.cards.removeCategory(category);
  expect([refused.status, refused.msg]).toEqual([1002, '仍被使用，不能删除：1 张卡片（我的收藏）']);
  expect(refused.result).toMatchObject({ usedBy: [{ kind: 'card', name: '我的收藏' }] });
  await admin.cards.classify({ id: card.id, categoryId: null });
  expect((await admin.cards.removeCategory(category)).status).toBe(1000);
  expect((await admin.cards.categories()).result).toEqual([]);
});

test('two categories cannot have one name, and of two editors the second is told', async () => {
  const { admin, category } = await aLibrary();
  expect((await admin.cards.submitCategory({ typeName: '服务类' })).msg).toBe('「服务类」已存在，请换一个名称');
  const renamed = (await admin.cards.submitCategory({ typeName: '服务', held: category })).result;
  expect(renamed.version).toBe(category.version + 1);
  expect((await admin.cards.submitCategory({ typeName: '办事', held: category })).status).toBe(9009);
});

test('VA-5 whether a card’s name is taken, drafted or published, whatever its capitals', async () => {
  const { admin, card } = await aLibrary();
  await admin.cards.submit({ content: { kind: 'favourites', cardName: 'OA 待办', config: {} } });
  const asked = async (cardName: string, id?: string) =>
    (await admin.cards.repetitiveName({ cardName, ...(id ? { id } : {}) })).result.repetitive;
  expect([await asked(' oa 待办 '), await asked('我的收藏'), await asked('别的')]).toEqual([true, true, false]);
  expect(await asked('我的收藏', card.id)).toBe(false);
});

test('a card on a published page is not removed; off every page it is', async () => {
  const { admin, card } = await aLibrary();
  const layout = (await admin.layouts.submit({ content: { layoutName: '默认首页', main: [{ cardId: card.id }] } }))
    .result;
  const published = (await admin.publishing.publish(layout)).result;
  const refused = await admin.cards.remove(card);
  expect([refused.status, refused.msg]).toEqual([1002, '仍被使用，不能删除：1 个首页布局（默认首页）']);
  expect(refused.result).toMatchObject({ usedBy: [{ kind: 'layout', name: '默认首页' }] });
  await admin.layouts.remove(published);
  expect((await admin.cards.remove(card)).status).toBe(1000);
  expect((await admin.cards.list()).result).toEqual([]);
});

test('cards and categories of another school are not there', async () => {
  const { card, category } = await aLibrary();
  const stranger = await aLibrary();
  const { admin } = stranger;
  expect((await admin.cards.category({ id: category.id })).status).toBe(4040);
  expect((await admin.cards.classify({ id: card.id, categoryId: null })).status).toBe(4040);
  expect((await admin.cards.classify({ id: stranger.card.id, categoryId: category.id })).status).toBe(4000);
  expect((await admin.cards.remove(card)).status).toBe(4040);
  expect((await admin.cards.removeCategory(category)).status).toBe(4040);
});
