import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { stringToSign } from '@yizhan/contract/open/signature.ts';
import { webhookBody } from '@yizhan/contract/open/webhook-events.ts';
import type { WebhookKind } from '@yizhan/contract/webhooks.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { anApiClient, type OpenClient, todoFor } from '../../../test/open.ts';
import { aCase, actNow, aDept, aProcessOut, aStep, processKeeper } from '../../../test/processes.ts';
import { aSchool, type School, type TestPerson } from '../../../test/school.ts';
import { aServer } from '../../../test/scripted-server.ts';
import { aService } from '../../../test/services.ts';
import { assignTodo, endTodos } from '../todos/write-queries.ts';

type WebhookRequest = {
  kind: WebhookKind;
  objectId: string;
  data: Record<string, unknown>;
  headers: IncomingMessage['headers'];
  body: string;
};
const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

/** Another system that keeps what it is told, and answers what the test says. */
async function aReceiver() {
  const received: WebhookRequest[] = [];
  const receiver = { status: 200, received, url: '' };
  const server = await aServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString('utf8');
      received.push({ ...(JSON.parse(body) as WebhookRequest), headers: request.headers, body });
      response.writeHead(receiver.status).end('heard');
    });
  });
  open.push(server);
  receiver.url = `${server.url}/hook?from=portal`;
  return receiver;
}

const aListeningSchool = () => aSchool({}, { INWARD_HOSTS: '127.0.0.1' });
/** What was received, as the OpenAPI document describes it. */
const isAsDocumented = ({ kind, body }: WebhookRequest) =>
  webhookBody(kind).strict().safeParse(JSON.parse(body)).success;
const run = ({ parts, tenant }: School) => parts.jobs.runDue(tenant);

const hook = async (client: OpenClient, url: string, kinds: string[], ofAllApps = false) =>
  (
    await client.admin.apiClients.createWebhook({
      ...{ clientId: client.id, url, ofAllApps, isDisabled: false, kinds: kinds as ['todo.done'] },
    })
  ).result;

const done = async (client: OpenClient, person: TestPerson, sourceId: string) => {
  await client.push('/todos:batchUpsert', [todoFor(person.account, { sourceId })]);
  await client.push('/todos:complete', [{ sourceId }]);
};

test('OA-4 a webhook is signed with its own secret', async () => {
  const [school, receiver] = [await aListeningSchool(), await aReceiver()];
  const [client, person] = [await anApiClient(school), await school.person()];
  const { secret } = await hook(client, receiver.url, ['todo.done']);
  await done(client, person, 'T-7');
  await run(school);
  expect(receiver.received).toMatchObject([
    { kind: 'todo.done', objectId: `${client.appId}:T-7`, data: { sourceId: 'T-7', account: person.account } },
  ]);
  const [{ headers, body } = expect.fail()] = receiver.received;
  const signed = stringToSign({
    ...{ method: 'POST', url: '/hook?from=portal', bodyHash: createHash('sha256').update(body).digest('hex') },
    ...{ timestamp: String(headers['x-timestamp']), nonce: String(headers['x-nonce']) },
  });
  expect(headers['x-signature']).toBe(createHmac('sha256', secret).update(signed).digest('hex'));
  expect(receiver.received.every(isAsDocumented)).toBe(true);
  expect((await client.admin.apiClients.deliveries({})).result.records).toMatchObject([
    { state: 'done', http: 200, answer: 'heard', attempts: 1 },
  ]);
});

test('OA-4 one that is refused is tried again after a while, is dead at last, and is replayed by hand', async () => {
  const [school, receiver] = [await aListeningSchool(), await aReceiver()];
  const [client, person] = [await anApiClient(school), await school.person()];
  await hook(client, receiver.url, ['todo.done']);
  receiver.status = 500;
  await done(client, person, 'T-8');
  await run(school);
  await run(school);
  expect(receiver.received).toHaveLength(1);
  for (const seconds of [11, 61, 301, 1801, 7201, 43_201]) {
    school.travel(seconds * 1000);
    await run(school);
  }
  expect(receiver.received).toHaveLength(7);
  const admin = await school.person({ menus: ['userFrameConfig/manage/open'] });
  const [dead] = (await admin.apiClients.deliveries({ state: 'dead' })).result.records;
  expect(dead).toMatchObject({ attempts: 7, http: 500 });
  receiver.status = 204;
  expect((await admin.apiClients.replay({ id: dead?.id ?? '' })).status).toBe(1000);
  await run(school);
  expect(receiver.received).toHaveLength(8);
  expect((await admin.apiClients.deliveries({ state: 'done' })).result.total).toBe(1);
});

test('OA-6 webhooks of one object come in order, also after a failure; those of others are not held up', async () => {
  const [school, receiver] = [await aListeningSchool(), await aReceiver()];
  const [client, person] = [await anApiClient(school), await school.person()];
  await hook(client, receiver.url, ['todo.done']);
  receiver.status = 503;
  await done(client, person, 'A');
  await run(school);
  receiver.status = 200;
  await done(client, person, 'A');
  await done(client, person, 'B');
  await run(school);
  expect(receiver.received.map(({ data }) => data.sourceId)).toEqual(['A', 'B']);
  school.travel(11_000);
  await run(school);
  const ids = receiver.received
    .filter(({ data }) => data.sourceId === 'A')
    .map(({ body }) => Number((JSON.parse(body) as { id: string }).id));
  expect(ids).toHaveLength(3);
  expect(ids[0]).toBe(ids[1]);
  expect(ids[2]).toBeGreaterThan(ids[1] ?? 0);
});

test('OA-4 a notice that is read and a rating tell of themselves, each once', async () => {
  const [school, receiver] = [await aListeningSchool(), await aReceiver()];
  const [client, reader] = [await anApiClient(school), await school.person()];
  await hook(client, receiver.url, ['notice.read', 'rating.created']);
  const body = { title: '讲座', content: '今晚', receivers: { accounts: [reader.account] } };
  const { sendId } = (await client.call('/messages', { body })).result as { sendId: string };
  await run(school);
  for (let n = 0; n < 2; n += 1) await reader.notices.read({ messageId: sendId, userId: reader.id });
  const serviceId = await aService(school.db, { name: '图书借阅', code: 'TS01' });
  for (const score of [4, 5])
    await reader.services.giveScore({ serviceId, score, labels: [], text: '好', anonymous: true });
  await run(school);
  await run(school);
  // Order holds for one object; these are two.
  const heard = receiver.received.map(({ kind, data }) => [kind, data.account ?? data.score]);
  expect(heard.sort(([a], [b]) => String(a).localeCompare(String(b)))).toEqual([
    ['notice.read', reader.account],
    ['rating.created', 4],
  ]);
  expect(receiver.received.every(isAsDocumented)).toBe(true);
});

test('OA-4 each change of a case and new feedback tell of themselves in order, without who wrote them', async () => {
  const [school, receiver] = [await aListeningSchool(), await aReceiver()];
  const client = await anApiClient(school);
  await hook(client, receiver.url, ['case.changed', 'feedback.created']);
  const deptId = await aDept(school, '信息学院');
  const keeper = await processKeeper(school, deptId);
  const applicant = await school.person({ name: '李雷', deptId });
  await aProcessOut({ keeper, deptId }, { flow: { blocks: [aStep('a', [keeper.id])] } });
  const { id, no } = await aCase(applicant);
  await actNow(keeper, id, { action: 'approve' });
  // Every minute the server starts it where something waits.
  await school.parts.jobs.start(school.db, 'deliverWebhooks', {});
  await run(school);
  const changes = receiver.received.map(({ kind, objectId, data }) => [kind, objectId, data.no, data.status]);
  const of = (status: string) => ['case.changed', `case:${id}`, no, status];
  expect(changes).toEqual([of('running'), of('approved')]);

  const { result } = await applicant.feedback.create({
    type: 'CONSULT',
    title: '热水',
    content: '几点供热水？',
    anonymous: true,
  });
  await run(school);
  expect(receiver.received.at(-1)).toMatchObject({
    ...{ kind: 'feedback.created', objectId: `feedback:${result.id}`, data: { sourceApp: '', title: '热水' } },
  });
  for (const { body } of receiver.received) expect(body).not.toMatch(new RegExp(`${applicant.account}|李雷`));
  expect(receiver.received.every(isAsDocumented)).toBe(true);
});

test('OA-4 a to-do that ends by its case, by the work it asked for or by a click is told once, with who did it', async () => {
  const [school, receiver, narrow] = [await aListeningSchool(), await aReceiver(), await aReceiver()];
  const client = await anApiClient(school);
  await hook(client, receiver.url, ['todo.done'], true);
  await hook(client, narrow.url, ['todo.done']);
  const deptId = await aDept(school, '信息学院');
  const keeper = await processKeeper(school, deptId);
  const applicant = await school.person({ name: '李雷', deptId });
  await aProcessOut({ keeper, deptId }, { flow: { blocks: [aStep('a', [keeper.id])] } });
  const { id } = await aCase(applicant);
  await actNow(keeper, id, { action: 'return', opinion: '补材料' });
  const { revision } = (await applicant.cases.detail({ id })).result;
  await applicant.cases.submit({ code: 'leave', id, revision, data: { reason: '回家过年' } });
  await actNow(keeper, id, { action: 'approve' });

  const at = { category: 'READ', url: '#/home', now: school.parts.clock() } as const;
  await assignTodo(school.db, { ...at, sourceApp: 'guide', sourceId: 'news-1', title: '指南已发布' }, [applicant.id]);
  const [read] = (await applicant.todos.page({ category: 'READ' })).result.records;
  for (let n = 0; n < 2; n += 1) await applicant.todos.markRead({ id: read?.id ?? '' });

  await assignTodo(school.db, { ...at, category: 'TODO', sourceApp: 'guide', sourceId: 'a-2', title: '写指南' }, [
    keeper.id,
  ]);
  for (let n = 0; n < 2; n += 1) await endTodos(school.db, { sourceApp: 'guide', sourceIds: ['a-2'] });
  await assignTodo(school.db, { ...at, sourceApp: 'guide', sourceId: 'a-3', title: '不用写了' }, [keeper.id]);
  await endTodos(school.db, { sourceApp: 'guide', sourceIds: ['a-3'], as: 'CANCELLED' });

  await school.parts.jobs.start(school.db, 'deliverWebhooks', {});
  await run(school);
  const sent = receiver.received.map(({ objectId, data }) => [objectId, data.account]);
  expect(sent.sort()).toEqual(
    [
      [`case:${id}:1`, keeper.account],
      [`case:${id}:0`, applicant.account],
      [`case:${id}:2`, keeper.account],
      ['guide:news-1', applicant.account],
      ['guide:a-2', keeper.account],
    ].sort(),
  );
  expect(receiver.received.every(isAsDocumented)).toBe(true);
  expect(narrow.received).toEqual([]);
});

test('OA-4 a receiver that takes the call and never answers holds up nobody else, and has two calls open at most', async () => {
  const [school, good] = [await aListeningSchool(), await aReceiver()];
  const held: (() => void)[] = [];
  const hanging = await aServer((_request, response) => void held.push(() => response.writeHead(200).end()));
  open.push(hanging);
  const [slow, quick, person] = [await anApiClient(school), await anApiClient(school), await school.person()];
  await hook(slow, hanging.url, ['todo.done']);
  await hook(quick, good.url, ['todo.done']);
  for (const sourceId of ['A', 'B', 'C', 'D', 'E', 'F']) await done(slow, person, sourceId);
  await done(quick, person, 'G');
  const running = run(school);
  await vi.waitFor(() => expect([good.received.length, held.length]).toEqual([1, 2]));
  // Neither has a second run of the same school more.
  await school.parts.jobs.start(school.db, 'deliverWebhooks', {});
  expect(await run(school)).toBe(1);
  expect(held).toHaveLength(2);
  // It answers after all: the others follow.
  const answerAll = () => {
    for (const answer of held.splice(0)) answer();
  };
  await vi.waitFor(async () => {
    answerAll();
    expect((await slow.admin.apiClients.deliveries({ state: 'done' })).result.total).toBe(7);
  });
  await running;
});

test('a webhook hears of its own app alone, unless it is to hear of all', async () => {
  const [school, own, all] = [await aListeningSchool(), await aReceiver(), await aReceiver()];
  const [client, other, person] = [await anApiClient(school), await anApiClient(school), await school.person()];
  await hook(client, own.url, ['todo.done']);
  await hook(client, all.url, ['todo.done'], true);
  await done(other, person, 'T-9');
  await run(school);
  expect([own.received.length, all.received.length]).toEqual([0, 1]);
});

test('OA-5 no spelling of an inward address becomes a webhook, and a name that leads inward is not called', async () => {
  const school = await aSchool();
  const client = await anApiClient(school);
  const save = async (url: string) =>
    (
      await client.admin.apiClients.createWebhook({
        ...{ clientId: client.id, url, kinds: ['todo.done'], ofAllApps: false, isDisabled: false },
      })
    ).status;
  const { id, version } = await hook(client, 'https://oa.example.edu.cn/hook', ['todo.done']);
  const change = async (url: string) =>
    (
      await client.admin.apiClients.updateWebhook({
        ...{ id, version, url, kinds: ['todo.done'], ofAllApps: false, isDisabled: true },
      })
    ).status;
  for (const url of [
    'http://127.0.0.1/x',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://[::1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://169.254.169.254/latest',
    'http://user@10.0.0.1/',
    'http://[64:ff9b::7f00:1]/',
    'http://017700000001/',
    'ftp://a.example/',
  ])
    expect([await save(url), await change(url)], url).not.toContain(1000);
  expect(await change('https://oa.example.edu.cn/hook')).toBe(1000);
  expect(await save('http://localhost/')).toBe(1000);
  await done(client, await school.person(), 'T-1');
  await run(school);
  expect((await client.admin.apiClients.deliveries({})).result.records).toMatchObject([
    { state: 'waiting', http: null, answer: expect.stringContaining('inward') },
  ]);
});
