import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import * as sessionLimits from '@yizhan/contract/limits/session.ts';
import type { ServerFrame } from '@yizhan/contract/socket.ts';
import { wire } from '@yizhan/contract/wire.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { aSchool, type School } from '../../../test/school.ts';
import { aMember, password, signedIn } from '../../../test/sign-in.ts';

const listening: School[] = [];
afterEach(async () => {
  await Promise.all(listening.splice(0).map((school) => school.app.close()));
});

async function aListeningSchool() {
  const school = await aSchool();
  await school.app.listen({ port: 0 });
  listening.push(school);
  return school;
}

/** The socket of a session, and the frames it received. */
async function socketOf(school: School, token: string) {
  const { port } = school.app.server.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}${wire.socketPath}`);
  const heard: ServerFrame[] = [];
  socket.on('message', (data) => heard.push(JSON.parse(data.toString()) as ServerFrame));
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await new Promise((resolve) => socket.once('open', resolve));
  socket.send(JSON.stringify({ op: 'auth', token, deviceKey: randomUUID() }));
  const hears = (frame: object) =>
    vi.waitFor(() => expect(heard).toContainEqual(expect.objectContaining(frame)), { timeout: 5000 });
  await hears({ op: 'ready' });
  return { heard, closed, hears };
}

const hint = (topic: string) => ({ op: 'hint', topic }) as const;

test('RT-3 locking makes the socket quiet but for unread counts, unlocking lets it speak again', async () => {
  const school = await aListeningSchool();
  const me = await aMember(school);
  const line = await socketOf(school, me.token);
  const say = (topic: string) => school.parts.bus.publish('hint', { tenantId: school.tenant, topic });

  await me.security.lock();
  await line.hears(hint('session'));
  say('messages');
  say('unread');
  await line.hears(hint('unread'));
  expect(line.heard).not.toContainEqual(hint('messages'));

  line.heard.length = 0;
  await me.security.unlock({ password });
  await line.hears(hint('session'));
  say('messages');
  await line.hears(hint('messages'));
});

test('RT-3 a socket that a locked session opens hears of unread counts only', async () => {
  const school = await aListeningSchool();
  const me = await aMember(school);
  await me.security.lock();
  const line = await socketOf(school, me.token);
  for (const topic of ['messages', 'unread']) school.parts.bus.publish('hint', { tenantId: school.tenant, topic });
  await line.hears(hint('unread'));
  expect(line.heard).not.toContainEqual(hint('messages'));
});

test('RT-3 the fifth wrong password ends the socket with the session', async () => {
  const school = await aListeningSchool();
  const me = await aMember(school);
  const line = await socketOf(school, me.token);
  for (let tries = 0; tries < sessionLimits.maxUnlockAttempts; tries++)
    await me.security.unlock({ password: 'Wrong-horse-7' });
  expect(await line.closed).toBe(wire.socketClosed.refused);
});

test('SE-2 a session whose ticket ran out loses its socket at the next beat', async () => {
  const school = await aListeningSchool();
  const { account } = await aMember(school);
  const { access_token, cas_ticket = '' } = await signedIn(school, account);
  const line = await socketOf(school, access_token);
  const { result } = await school.visitor.tickets.validTime({ casTicket: cas_ticket });
  school.travel((result.expireTime + 1) * 1000);
  await school.parts.hub.beat();
  expect(await line.closed).toBe(wire.socketClosed.refused);
  expect(line.heard).toContainEqual({ op: 'kick', reason: 'ended' });
});

test('PC-2 a device that was signed out elsewhere loses its socket at once', async () => {
  const school = await aListeningSchool();
  const me = await aMember(school);
  const line = await socketOf(school, (await signedIn(school, me.account)).access_token);
  const there = (await me.security.devices()).result.find(({ current }) => !current);
  await me.security.removeDevice({ id: there?.id ?? '' });
  expect(await line.closed).toBe(wire.socketClosed.refused);
});
