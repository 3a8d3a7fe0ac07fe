import type { Input } from '@yizhan/contract/call.ts';
import type { Contract } from '@yizhan/contract/contract.ts';
import type { CardColumn } from '@yizhan/contract/entities/card-column.ts';
import * as cardLimits from '@yizhan/contract/limits/cards.ts';
import { expect, test } from 'vitest';
import { aCard, cardAdmin } from '../../../test/cards.ts';
import { aSchool, type TestPerson } from '../../../test/school.ts';
import { sql, tenant } from '../../db/sql.ts';

type Content = Input<Contract['cards']['submit']>['content'];

const aColumn = (id: string, changes: Record<string, unknown> = {}) => ({
  id,
  columnName: `栏目${id}`,
  source: { sourceType: 'INTERNAL', category: 'TODO' },
  ...changes,
});

async function aTodoCard(admin: TestPerson, columns: object[] = []) {
  const content = { kind: 'todo', cardName: '待办事项', config: { columns } } as const;
  return (await admin.cards.submit({ content: content as never })).result;
}

const namesOf = async (admin: TestPerson, id: string) =>
  (await admin.cards.columns({ id })).result.map(({ columnName }) => columnName);

test('a column is added to the draft, replaced by its id, ordered and taken out again', async () => {
  const admin = await cardAdmin(await aSchool());
  let held = await aTodoCard(admin);
  for (const id of ['a', 'b', 'c']) held = (await admin.cards.submitColumn({ held, column: aColumn(id) })).result;
  held = (await admin.cards.submitColumn({ held, column: aColumn('b', { columnName: '待阅' }) })).result;
  expect(await namesOf(admin, held.id)).toEqual(['栏目a', '待阅', '栏目c']);
  held = (await admin.cards.orderColumns({ held, columnIds: ['c', 'a', 'b'] })).result;
  held = (await admin.cards.removeColumn({ held, columnId: 'a' })).result;
  expect(await namesOf(admin, held.id)).toEqual(['栏目c', '待阅']);
  const one = (await admin.cards.column({ id: held.id, columnId: 'b' })).result as unknown as CardColumn;
  expect(one).toMatchObject({ columnName: '待阅', source: { sourceType: 'INTERNAL', category: 'TODO', itemCode: '' } });
  expect((await admin.cards.detail({ id: held.id })).result).toMatchObject({ draft: true, published: null });
});

test('PB-4 a column saved from an older state is refused, and the card is as it was', async () => {
  const admin = await cardAdmin(await aSchool());
  const held = await aTodoCard(admin);
  await admin.cards.submitColumn({ held, column: aColumn('a') });
  const late = await admin.cards.submitColumn({ held, column: aColumn('b') });
  expect(late).toMatchObject({ status: 9009, result: { who: '门户管理员', what: '待办事项' } });
  expect(await namesOf(admin, held.id)).toEqual(['栏目a']);
});

test('a column that does not fit its kind of card names the wrong field', async () => {
  const admin = await cardAdmin(await aSchool());
  const held = await aTodoCard(admin);
  const wrong: [Record<string, unknown>, string][] = [
    [{ source: { sourceType: 'RSS', url: 'https://news.example.edu/feed' } }, 'source.sourceType'],
    [{ source: { sourceType: 'PULL', url: 'javascript:alert(1)' } }, 'source.url'],
    [{ source: { sourceType: 'INTERNAL', category: 'LATER' } }, 'source.category'],
    [{ source: undefined }, 'source'],
    [{ urlDetail: 'javascript:alert(1)' }, 'urlDetail'],
    [{ cardMapping: [{ field: '1 number' }] }, 'cardMapping.0.field'],
    [{ roles: ['x'] }, 'roles.0'],
  ];
  for (const [changes, field] of wrong) {
    const answer = await admin.cards.submitColumn({ held, column: aColumn('a', changes) });
    expect([answer.status, answer.result]).toEqual([4000, { fields: [field] }]);
  }
  expect((await admin.cards.submitColumn({ held, column: aColumn('No!') })).status).toBe(4000);
  expect((await admin.cards.submitColumn({ held, column: aColumn('a', { columnName: ' ' }) })).status).toBe(4000);
});

test('two columns of a card never have one name', async () => {
  const admin = await cardAdmin(await aSchool());
  const held = await aTodoCard(admin, [aColumn('a')]);
  const answer = await admin.cards.submitColumn({ held, column: aColumn('b', { columnName: '栏目a' }) });
  expect(answer).toMatchObject({ status: 1002, msg: '「栏目a」已存在，请换一个名称', result: { field: 'columnName' } });
  const config = { columns: [aColumn('a'), aColumn('b', { columnName: '栏目a' })] };
  const whole = await admin.cards.submit({ content: { kind: 'todo', cardName: '另一张', config } as never });
  expect(whole.status).toBe(1002);
});

test('a card has only so many columns', async () => {
  const admin = await cardAdmin(await aSchool());
  const full = Array.from({ length: cardLimits.maxColumns }, (_, at) => aColumn(`c${at}`));
  const held = await aTodoCard(admin, full);
  const answer = await admin.cards.submitColumn({ held, column: aColumn('more') });
  expect(answer).toMatchObject({ status: 4000, result: { fields: ['columns'] } });
});

test('an order names every column once', async () => {
  const admin = await cardAdmin(await aSchool());
  const held = await aTodoCard(admin, [aColumn('a'), aColumn('b')]);
  for (const columnIds of [['a'], ['a', 'a'], ['a', 'b', 'c'], ['b', 'c'], []]) {
    const answer = await admin.cards.orderColumns({ held, columnIds });
    expect(answer).toMatchObject({ status: 4000, result: { fields: ['columnIds'] } });
  }
});

test('a kind of card without columns has none to list, add or try', async () => {
  const admin = await cardAdmin(await aSchool());
  const held = (await admin.cards.submit({ content: aCard() })).result;
  const answers = [
    await admin.cards.columns({ id: held.id }),
    await admin.cards.submitColumn({ held, column: aColumn('a') }),
    await admin.cards.orderColumns({ held, columnIds: [] }),
    await admin.cards.tryColumn({ kind: 'announcements', column: aColumn('a') }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([4000, 4000, 4000, 4000]);
});

test('a column that is not there is not found, nor is one of another school', async () => {
  const admin = await cardAdmin(await aSchool());
  const held = await aTodoCard(admin, [aColumn('a')]);
  const notFound = (await admin.cards.column({ id: held.id, columnId: 'b' })).status;
  expect([notFound, (await admin.cards.removeColumn({ held, columnId: 'b' })).status]).toEqual([notFound, notFound]);
  const stranger = await cardAdmin(await aSchool());
  expect((await stranger.cards.columns({ id: held.id })).status).toBe(4040);
  expect((await stranger.cards.submitColumn({ held, column: aColumn('b') })).status).toBe(4040);
});

test('RO-4 a column names roles and news columns of its own school only', async () => {
  const [school, other] = [await aSchool(), await aSchool()];
  const admin = await cardAdmin(school);
  const stranger = await other.person();
  const held = await aTodoCard(admin);
  const roles = await admin.cards.submitColumn({ held, column: aColumn('a', { roles: [stranger.roleId] }) });
  expect(roles).toMatchObject({ status: 4000, result: { fields: ['roles'] } });
  const { id: newsColumnId } = await other.db.one<{ id: string }>(
    sql`insert into news_column (tenant_id, name) values (${tenant}, '校园要闻') returning id`,
  );
  const column = { id: 'a', columnName: '要闻', source: { sourceType: 'INTERNAL' as const, newsColumnId } };
  const content = { kind: 'news', cardName: '新闻', config: { columns: [column] } } as const;
  const news = await admin.cards.submit({ content: content as never });
  expect(news).toMatchObject({ status: 4000, result: { fields: ['config.columns'] } });
});

test('a card names services and tools of its own school only', async () => {
  const admin = await cardAdmin(await aSchool());
  const business: Content = { kind: 'business', cardName: '业务直通车', config: { serviceIds: ['999999999'] } };
  const tools: Content = { kind: 'tools', cardName: '常用工具', config: { toolIds: ['999999999'] } };
  expect((await admin.cards.submit({ content: business })).result).toEqual({ fields: ['config.serviceIds'] });
  expect((await admin.cards.submit({ content: tools })).result).toEqual({ fields: ['config.toolIds'] });
});

test('services to pick are those on the shelf, by their name as it is written', async () => {
  const school = await aSchool();
  const admin = await cardAdmin(school);
  const rows = await school.db.many<{ id: string }>(sql`
    insert into service (tenant_id, code, name, type, status, visit_times) values
      (${tenant}, 'a', '请假申请', 'PROCESS', 'SHELF', 5), (${tenant}, 'b', '奖学金 100%', 'PROCESS', 'SHELF', 9),
      (${tenant}, 'c', '请假销假', 'PROCESS', 'OFF', 1) returning id`);
  const named = async (input: { keyword?: string; ids?: string[] }) =>
    (await admin.cards.services(input)).result.map(({ serviceName }) => serviceName);
  expect(await named({})).toEqual(['奖学金 100%', '请假申请']);
  expect(await named({ keyword: '请假' })).toEqual(['请假申请']);
  expect(await named({ keyword: '%' })).toEqual(['奖学金 100%']);
  expect(await named({ keyword: '_' })).toEqual([]);
  expect(await named({ ids: [rows[2]?.id ?? ''] })).toEqual(['请假销假']);
});

test('the list tells the drawer of a card and whether a published layout holds it', async () => {
  const school = await aSchool();
  const admin = await school.person({ menus: ['cardBusinessConfig', 'userFrameConfig/homePageConfig'] });
  const [inside, outside] = [await aTodoCard(admin), (await admin.cards.submit({ content: aCard() })).result];
  const drawer = await school.db.one<{ id: string }>(
    sql`insert into card_category (tenant_id, type_name) values (${tenant}, '办事') returning id`,
  );
  await school.db.run(
    sql`update publication set category_id = ${drawer.id} where tenant_id = ${tenant} and id = ${inside.id}`,
  );
  const content = { layoutName: '默认布局', main: [{ cardId: inside.id }] };
  const draft = await school.db.one<{ id: string; version: number }>(sql`
    insert into publication (tenant_id, kind, name, draft)
    values (${tenant}, 'layout', '默认布局', ${JSON.stringify(content)}) returning id, version`);
  const places = async () =>
    (await admin.cards.list()).result.map(({ id, categoryId, placed }) => ({ id, categoryId, placed }));
  expect((await places()).map(({ placed }) => placed)).toEqual([false, false]);
  await admin.publishing.publish(draft);
  expect(await places()).toEqual([
    { id: inside.id, categoryId: drawer.id, placed: true },
    { id: outside.id, categoryId: null, placed: false },
  ]);
});
