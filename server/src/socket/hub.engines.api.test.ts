import { randomUUID } from 'node:crypto';
import * as socketLimits from '@yizhan/contract/limits/socket.ts';
import { wire } from '@yizhan/contract/wire.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { twoNodes } from '../../test/bus.ts';
import { aSchool, type School, type TestPerson } from '../../test/school.ts';
import { connect, type Node, type SocketClient, signIn } from '../../test/socket.ts';
import { buildApp } from '../app.ts';
import { sql, tenant } from '../db/sql.ts';
import type { Bus } from '../outside/bus.ts';
import { makeParts } from '../parts.ts';

const open: Node[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((school) => school.app.close()));
});

async function aListeningSchool() {
  const school = await aSchool();
  await school.app.listen({ port: 0 });
  open.push(school);
  return school;
}

/** Another node of the same installation. */
async function aNode(school: School, bus: Bus): Promise<Node> {
  const parts = makeParts({ ...school.parts, bus, secret: 'a secret for tests, long enough to be one' });
  const node = { parts, app: await buildApp(parts, { checkAnswers: true }) };
  await node.app.listen({ port: 0 });
  open.push(node);
  return node;
}

/** Broadcasts a hint and waits for it, so that everything sent before has arrived. */
async function hintsArrived(school: School, client: SocketClient) {
  const topic = `unread.${randomUUID()}`;
  school.parts.bus.publish('hint', { tenantId: school.tenant, topic });
  await client.hears({ op: 'hint', topic });
}

const sessionOf = async (school: School, person: TestPerson) =>
  (
    await school.db.one<{ id: string }>(
      sql`select id from session where tenant_id = ${tenant} and user_id = ${person.id}`,
    )
  ).id;

test('a hint reaches the people it concerns and nobody else', async () => {
  const school = await aListeningSchool();
  const [one, other] = [await school.person(), await school.person()];
  const [first, second] = [await signIn(school, one), await signIn(school, other)];
  school.parts.bus.publish('hint', { tenantId: school.tenant, topic: 'messages', userIds: [one.id] });
  await first.hears({ op: 'hint', topic: 'messages' });
  await hintsArrived(school, second);
  expect(second.heard).not.toContainEqual({ op: 'hint', topic: 'messages' });
});

test('a page that read its data before it connected is told what changed since for the school and for this person', async () => {
  const school = await aListeningSchool();
  const [one, two] = [await school.person(), await school.person()];
  const watching = await signIn(school, one);
  school.parts.bus.publish('hint', { tenantId: school.tenant, topic: 'missed.all' });
  school.parts.bus.publish('hint', { tenantId: school.tenant, topic: 'missed.other', userIds: [one.id] });
  await watching.hears({ op: 'hint', topic: 'missed.other' });
  const client = await signIn(school, two);
  const ready = client.heard.find((frame) => frame.op === 'ready');
  expect(ready?.recent).toContain('missed.all');
  expect(ready?.recent).not.toContain('missed.other');
});

test('a hint to a school stays in the school', async () => {
  const [school, elsewhere] = [await aListeningSchool(), await aListeningSchool()];
  const here = await signIn(school, await school.person());
  const there = await signIn(elsewhere, await elsewhere.person());
  for (const { parts } of [school, elsewhere]) parts.bus.publish('hint', { tenantId: school.tenant, topic: 'cards' });
  await here.hears({ op: 'hint', topic: 'cards' });
  await hintsArrived(elsewhere, there);
  expect(there.heard).not.toContainEqual({ op: 'hint', topic: 'cards' });
});

test('CH-3 a wrong token, another first frame and rubbish are an authentication failure', async () => {
  const school = await aListeningSchool();
  const deviceKey = randomUUID();
  const token = 'x'.repeat(43);
  for (const first of [JSON.stringify({ op: 'auth', token, deviceKey }), '{"op":"ping"}', 'rubbish', '[]']) {
    const client = connect(school);
    await client.opened;
    client.socket.send(first);
    expect(await client.closed).toBe(wire.socketClosed.refused);
  }
});

test('a socket that does not say who it is ends after the time to sign in', async () => {
  const school = await aListeningSchool();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const client = connect(school);
    await client.opened;
    await new Promise((resolve) => setImmediate(resolve));
    vi.advanceTimersByTime(socketLimits.authTimeoutMs);
    expect(await client.closed).toBe(wire.socketClosed.refused);
  } finally {
    vi.useRealTimers();
  }
});

test('CH-5 the same device signing in again ends its older socket, another device does not', async () => {
  const school = await aListeningSchool();
  const person = await school.person();
  const device = randomUUID();
  const [older, phone] = [await signIn(school, person, device), await signIn(school, person)];
  const newer = await signIn(school, person, device);
  expect(await older.closed).toBe(wire.socketClosed.elsewhere);
  expect(older.heard).toContainEqual({ op: 'kick', reason: 'elsewhere' });
  await Promise.all([hintsArrived(school, newer), hintsArrived(school, phone)]);
});

test('MN-1 a hint, a kick and the end of a session reach the sockets of another node', async () => {
  const school = await aSchool();
  const buses = await twoNodes();
  const [here, there] = await Promise.all(buses.map((bus) => aNode(school, bus)));
  if (!here || !there) return expect.fail('two nodes');
  const [person, reader] = [await school.person(), await school.person()];
  const device = randomUUID();
  const [older, reading] = [await signIn(here, person, device), await signIn(here, reader)];
  there.parts.bus.publish('hint', { tenantId: school.tenant, topic: 'messages', userIds: [reader.id] });
  await reading.hears({ op: 'hint', topic: 'messages' });

  await signIn(there, person, device);
  expect(await older.closed).toBe(wire.socketClosed.elsewhere);

  const sessionId = await sessionOf(school, reader);
  await school.db.run(sql`update session set ended_at = now() where tenant_id = ${tenant} and id = ${sessionId}`);
  there.parts.bus.publish('session.changed', { sessionId });
  expect(await reading.closed).toBe(wire.socketClosed.refused);
});

test('an ended session loses its socket at once', async () => {
  const school = await aListeningSchool();
  const person = await school.person();
  const client = await signIn(school, person);
  const sessionId = await sessionOf(school, person);
  await school.db.run(sql`update session set ended_at = now() where tenant_id = ${tenant} and id = ${sessionId}`);
  school.parts.bus.publish('session.changed', { sessionId });
  expect(await client.closed).toBe(wire.socketClosed.refused);
});

test('a person disabled loses the socket, and a lost message only delays it', async () => {
  const school = await aListeningSchool();
  const person = await school.person();
  const client = await signIn(school, person);
  await school.db.run(sql`update app_user set status = 'disabled' where tenant_id = ${tenant} and id = ${person.id}`);
  await school.parts.hub.beat();
  expect(await client.closed).toBe(wire.socketClosed.refused);
});

test('a locked session hears of unread counts only', async () => {
  const school = await aListeningSchool();
  const person = await school.person();
  const client = await signIn(school, person);
  const sessionId = await sessionOf(school, person);
  await school.db.run(sql`update session set locked_at = now() where tenant_id = ${tenant} and id = ${sessionId}`);
  await school.parts.hub.beat();
  school.parts.bus.publish('hint', { tenantId: school.tenant, topic: 'messages' });
  school.parts.bus.publish('hint', { tenantId: school.tenant, topic: 'unread' });
  await client.hears({ op: 'hint', topic: 'unread' });
  expect(client.heard).not.toContainEqual({ op: 'hint', topic: 'messages' });
});

test('a peer that no longer answers is cut off at the second beat of the server that listens', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const school = await aListeningSchool();
    const client = await signIn(school, await school.person(), randomUUID(), { autoPong: false });
    vi.advanceTimersByTime(2 * socketLimits.pingMs);
    await client.closed;
    await vi.waitFor(() => expect(school.parts.hub.size).toBe(0));
  } finally {
    vi.useRealTimers();
  }
});

test('a ping is answered, a frame too large or unknown ends the socket', async () => {
  const school = await aListeningSchool();
  const person = await school.person();
  const client = await signIn(school, person);
  client.socket.send('{"op":"ping"}');
  await client.hears({ op: 'pong' });
  client.socket.send('x'.repeat(socketLimits.maxFrameBytes + 1));
  expect(await client.closed).toBe(1009);
  const other = await signIn(school, person);
  other.socket.send('{"op":"fly"}');
  expect(await other.closed).toBe(1008);
});

test('a page of another site is not let in, and no other path is a socket', async () => {
  const school = await aListeningSchool();
  const status = (client: ReturnType<typeof connect>) =>
    new Promise((resolve) => client.socket.once('unexpected-response', (_, answer) => resolve(answer.statusCode)));
  expect(await status(connect(school, { origin: 'http://evil.example' }))).toBe(403);
  expect(await status(connect(school, {}, '/ws/other'))).toBe(404);
  await connect(school, { origin: `http://${school.host}` }).opened;
});

test('when the server ends, everybody is told that it goes away', async () => {
  const school = await aListeningSchool();
  const client = await signIn(school, await school.person());
  await school.app.close();
  expect(await client.closed).toBe(1001);
});
