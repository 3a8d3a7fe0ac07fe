import type { Input } from '@yizhan/contract/call.ts';
import type { Contract } from '@yizhan/contract/contract.ts';
import * as portalLimits from '@yizhan/contract/limits/portal.ts';
import { expect, test } from 'vitest';
import { aLayout } from '../../../test/cards.ts';
import { aSchool, type School, type TestPerson } from '../../../test/school.ts';
import { aService } from '../../../test/services.ts';
import { prepareTenant } from '../../db/seed/prepare.ts';

const navigator = (school: School, name = '门户管理员') =>
  school.person({ name, menus: ['userFrameConfig/addNavigation', 'userFrameConfig/homePageConfig'] });

type Content = Input<Contract['navigation']['submit']>['content'];
const link: Content = { navigationName: '图书馆', kind: 'link', url: 'https://lib.example/' };

const added = async (admin: TestPerson, content: Content) => {
  const { navigationId, ...draft } = (await admin.navigation.submit({ content })).result;
  return { navigationId, held: (await admin.publishing.publish(draft)).result };
};
const namesOf = async (person: TestPerson) => (await person.shell.topMenu()).result.map(({ name }) => name);

test('EN-8 PB-1 an item is drafted, then published, and stands in people’s top bar', async () => {
  const school = await aSchool();
  const [admin, person] = [await navigator(school), await school.person()];
  const { navigationId, ...draft } = (await admin.navigation.submit({ content: link })).result;
  const rowOf = async () => (await admin.navigation.detail({ id: navigationId })).result;
  expect(await rowOf()).toMatchObject({
    ...{ navigationName: '图书馆', navigationType: 'ADD', isBuilt: 2, isAuto: 0 },
    configPath: '/userFrameConfig/addNavigation',
  });
  expect(await namesOf(person)).not.toContain('图书馆');
  await admin.publishing.publish(draft);
  expect(await rowOf()).toMatchObject({ isAuto: 1, publication: { published: { number: 1 }, draft: false } });
  expect((await person.shell.topMenu()).result).toContainEqual(
    expect.objectContaining({ name: '图书馆', target: { kind: 'link', url: 'https://lib.example/' } }),
  );
});

test('NV-1 built-in items name the route of their screen; they are renamed or hidden, home and hall never hidden', async () => {
  const school = await aSchool();
  const [admin, person] = [await navigator(school), await school.person()];
  await prepareTenant(school.db);
  const [home] = (await admin.navigation.list()).result;
  expect(home).toMatchObject({ isBuilt: 1, isAuto: 1, configPath: '/userFrameConfig/homePageConfig', isFixed: true });
  const { id = '', version = 1 } = home ?? {};
  const rename = (isAuto: boolean) => admin.navigation.rename({ id, version, navigationName: '门户', isAuto });
  expect((await rename(false)).status).toBe(4000);
  expect((await rename(true)).status).toBe(1000);
  expect((await namesOf(person))[0]).toBe('门户');
  expect((await rename(true)).status).toBe(9009);
});

test('NV-3 no more than six are added, whoever asks and however fast', async () => {
  const school = await aSchool();
  const admin = await navigator(school);
  const answers = await Promise.all(
    Array.from({ length: portalLimits.maxAddedNavigation + 2 }, (_, n) =>
      admin.navigation.submit({ content: { ...link, navigationName: `入口 ${n}` } }),
    ),
  );
  expect(answers.filter(({ status }) => status === 1000)).toHaveLength(6);
  expect(answers.find(({ status }) => status !== 1000)).toMatchObject({ status: 1002, msg: '最多可添加6个' });
});

test('an item is for its roles only; a service’s for those who may use it', async () => {
  const school = await aSchool();
  const [admin, mine, other] = [await navigator(school), await school.person(), await school.person()];
  const forMine = await aService(school.db, { name: '选课', roleIds: [mine.roleId] });
  await added(admin, { ...link, roles: [mine.roleId] });
  await added(admin, { navigationName: '选课', kind: 'service', serviceId: forMine });
  expect(await namesOf(mine)).toEqual(expect.arrayContaining(['图书馆', '选课']));
  const seen = await namesOf(other);
  expect(seen.filter((name) => ['图书馆', '选课'].includes(name))).toEqual([]);
  const hidden = (await mine.navigation.navigationConfig()).result.find((one) => one.navigationName === '图书馆');
  expect((await other.navigation.item({ id: hidden?.id ?? '' })).status).toBe(4040);
  expect((await mine.navigation.item({ id: hidden?.id ?? '' })).result).toMatchObject({ navigationName: '图书馆' });
});

test('a page of cards has its own layout, prepared before people see it; while it has one the item stays', async () => {
  const school = await aSchool();
  const [admin, person] = [await navigator(school), await school.person()];
  const content: Content = { navigationName: '科研', kind: 'cards' };
  const { navigationId, ...draft } = (await admin.navigation.submit({ content })).result;
  expect((await admin.layouts.pages()).result).toEqual([{ id: navigationId, name: '科研' }]);
  await aLayout(school, { layoutName: '科研页', navigationId });
  expect((await person.cards.home({ navigationId })).result.cards).toEqual([]);
  const held = (await admin.publishing.publish(draft)).result;
  const path = `/home/homePage?navigation=${navigationId}`;
  expect((await person.shell.topMenu()).result).toContainEqual(
    expect.objectContaining({ name: '科研', target: { kind: 'page', path } }),
  );
  const refused = await admin.navigation.remove(held);
  expect(refused).toMatchObject({ status: 1002, msg: '仍被使用，不能删除：1 个首页布局（科研页）' });
});

test('a group holds others; one that holds something is not removed, and no group stands in another', async () => {
  const school = await aSchool();
  const [admin, person] = [await navigator(school), await school.person()];
  const group = await added(admin, { navigationName: '资源', kind: 'group' });
  const inside = await added(admin, { ...link, parentId: group.navigationId });
  const top = (await person.shell.topMenu()).result.find(({ name }) => name === '资源');
  expect(top?.children).toMatchObject([{ name: '图书馆' }]);
  expect((await admin.navigation.remove(group.held)).msg).toBe('仍被使用，不能删除：1 个导航（图书馆）');
  const nested = await admin.navigation.submit({
    content: { navigationName: '更多', kind: 'group', parentId: group.navigationId },
  });
  expect(nested.status).toBe(4000);
  await admin.navigation.remove(inside.held);
  expect((await admin.navigation.remove(group.held)).status).toBe(1000);
  expect(await namesOf(person)).not.toContain('资源');
});

test('a framed address is one stored id, follows its item and goes with it', async () => {
  const school = await aSchool();
  const [admin, person] = [await navigator(school), await school.person()];
  const { held } = await added(admin, { navigationName: '校历', kind: 'frame', url: '/calendar' });
  const target = async () => (await person.shell.topMenu()).result.find(({ name }) => name === '校历')?.target;
  const first = await target();
  const id = first?.kind === 'frame' ? first.frameId : '';
  expect((await person.shell.frame({ kind: 'navigation', id })).result).toMatchObject({
    url: '/calendar',
    allowed: true,
  });
  const content: Content = { navigationName: '校历', kind: 'frame', url: 'https://other.example/' };
  const { navigationId: _, ...draft } = (await admin.navigation.submit({ content, held })).result;
  const live = (await admin.publishing.publish(draft)).result;
  expect(await target()).toEqual(first);
  expect((await person.shell.frame({ kind: 'navigation', id })).result.allowed).toBe(false);
  await admin.navigation.remove(live);
  expect((await person.shell.frame({ kind: 'navigation', id })).status).toBe(4040);
});

test('the order is everybody’s at once; an item of another school was never there', async () => {
  const [school, elsewhere] = [await aSchool(), await aSchool()];
  const [admin, person] = [await navigator(school), await school.person()];
  const one = await added(admin, link);
  const two = await added(admin, { ...link, navigationName: '校医院' });
  await admin.navigation.order({ ids: [two.navigationId, one.navigationId] });
  expect((await namesOf(person)).slice(0, 2)).toEqual(['校医院', '图书馆']);
  const there = await navigator(elsewhere);
  const foreign = await added(there, link);
  expect((await admin.navigation.order({ ids: [foreign.navigationId] })).status).toBe(4040);
  expect((await admin.navigation.detail({ id: foreign.navigationId })).status).toBe(4040);
  expect((await admin.navigation.remove(foreign.held)).status).toBe(4040);
});

test('PB-3 what was published before comes back as people saw it', async () => {
  const school = await aSchool();
  const [admin, person] = [await navigator(school), await school.person()];
  const { held } = await added(admin, link);
  const { navigationId: _, ...draft } = (
    await admin.navigation.submit({ content: { ...link, navigationName: '新图书馆' }, held })
  ).result;
  const second = (await admin.publishing.publish(draft)).result;
  expect(await namesOf(person)).toContain('新图书馆');
  await admin.publishing.rollBack({ ...second, number: 1 });
  expect(await namesOf(person)).toContain('图书馆');
});
