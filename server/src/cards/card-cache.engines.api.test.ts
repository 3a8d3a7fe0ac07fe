import * as cardLimits from '@yizhan/contract/limits/cards.ts';
import * as serviceLimits from '@yizhan/contract/limits/services.ts';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { twoNodes } from '../../test/bus.ts';
import { cardData } from '../../test/card-data.ts';
import { aPublishedCard, cardAdmin } from '../../test/cards.ts';
import { aForeignSource } from '../../test/foreign-source.ts';
import { aSchool, type School, type TestPerson } from '../../test/school.ts';
import { aService, favour, visited } from '../../test/services.ts';
import { aTodo } from '../../test/todos.ts';
import { sql, tenant } from '../db/sql.ts';
import { Snapshots } from './snapshots.ts';

const waiting = async (person: TestPerson) => (await cardData(person, 'messages')).todo;
const tell = ({ parts, db }: School, person: TestPerson, contents: 'todos' | 'favourites') =>
  parts.cardHints.publishTo(db.tenant, contents, [person.id]);

async function aHome(...contents: Parameters<typeof aPublishedCard>[1][]) {
  const school = await aSchool();
  const admin = await cardAdmin(school);
  for (const content of contents) await aPublishedCard(admin, content);
  return school;
}

const messages = { kind: 'messages', cardName: '我的', config: {} } as const;
const favourites = { kind: 'favourites', cardName: '我的收藏', config: {} } as const;
const commonUse = { kind: 'commonUse', cardName: '常用服务', config: {} } as const;

test('what a person’s page shows is kept until they are told of a change, at most for a minute', async () => {
  const school = await aHome(messages);
  const [me, other] = [await school.person(), await school.person()];
  expect([await waiting(me), await waiting(other)]).toEqual([0, 0]);
  for (const { id } of [me, other]) await aTodo(school.db, id);
  tell(school, me, 'todos');
  expect([await waiting(me), await waiting(other)]).toEqual([1, 0]);
  school.travel(cardLimits.cacheMs);
  expect(await waiting(other)).toBe(1);
});

test('a card that is looked at alone is read again, and the page shows the same from then on', async () => {
  const school = await aHome(messages);
  const me = await school.person();
  const [card] = (await me.cards.home()).result.cards;
  await aTodo(school.db, me.id);
  expect((await me.cards.one({ id: card?.id ?? '' })).result).toMatchObject({ data: { todo: 1 } });
  expect(await waiting(me)).toBe(1);
});

test('a service one has just opened is among those one uses at once', async () => {
  const school = await aHome(commonUse);
  const me = await school.person();
  const serviceId = await aService(school.db, { name: '选课' });
  await visited(school.db, { serviceId, userId: me.id, times: serviceLimits.minCommonUseVisits - 1 });
  expect((await cardData(me, 'commonUse')).own).toEqual([]);
  await me.services.click({ serviceId });
  expect((await cardData(me, 'commonUse')).own).toMatchObject([{ serviceId }]);
});

test('RO-4 whoever loses a role loses what it opened at once', async () => {
  const school = await aHome(favourites);
  const me = await school.person();
  const serviceId = await aService(school.db, { name: '内部', roleIds: [me.roleId] });
  await favour(school.db, me.id, [serviceId]);
  expect((await cardData(me, 'favourites')).total).toBe(1);
  await school.db.run(sql`
    delete from identity_role r using user_identity i
    where i.tenant_id = ${tenant} and r.tenant_id = i.tenant_id and i.id = r.identity_id and i.id = ${me.identityId}`);
  school.parts.bus.publish('person.changed', { tenantId: school.tenant, userId: me.id });
  expect((await cardData(me, 'favourites')).total).toBe(0);
});

test('a card with a foreign source is not kept: what failed is asked for again', async () => {
  let up = false;
  const source = await aForeignSource((_, response) => {
    response.statusCode = up ? 200 : 500;
    response.end(JSON.stringify({ total: 7 }));
  });
  const school = await aSchool({}, { INWARD_HOSTS: source.host });
  const pull = { sourceType: 'PULL', url: `${source.url}/todo`, totalPath: 'total' } as const;
  const config = { columns: [{ id: 'oa', columnName: '公文', source: pull }] };
  await aPublishedCard(await cardAdmin(school), { kind: 'todo', cardName: '待办事项', config });
  const me = await school.person();
  expect((await cardData(me, 'todo')).list).toMatchObject([{ todoNum: 0, feed: { state: 'failed' } }]);
  up = true;
  expect((await cardData(me, 'todo')).list).toMatchObject([{ todoNum: 7, feed: { state: 'fresh' } }]);
});

test('a change on one node drops what another node keeps', async () => {
  const [here, there] = await twoNodes();
  const { tenant: tenantId } = await aSchool();
  const kept = new Snapshots(() => new Date(), pino({ level: 'silent' }), there);
  const keeping = { keepMs: cardLimits.cacheMs, tenantId, topic: 'card.todo', userId: '1' };
  await kept.read('todo', async () => 'old', keeping);
  here.publish('hint', { tenantId, topic: 'card.todo', userIds: ['1'] });
  await vi.waitFor(async () => expect(await kept.read('todo', async () => 'new', keeping)).toBe('new'));
  for (const bus of new Set([here, there])) await bus.close();
});
