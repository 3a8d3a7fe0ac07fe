import { createHmac } from 'node:crypto';
import * as deliveryLimits from '@yizhan/contract/limits/deliveries.ts';
import { expect, test } from 'vitest';
import {
  aGateway,
  aReachable,
  aSchoolAt,
  runDeliveries,
  sendBy,
  setTime,
  setUp,
  smsBy,
  statesOf,
} from '../../../test/channels.ts';
import { aMailServer } from '../../../test/mail-server.ts';
import { noticeSender } from '../../../test/notices.ts';
import { claimDelivery } from '../../domain/channels/delivery-queries.ts';

const mailBy = (port: number) => ({
  mail: { host: '127.0.0.1', port, secure: false, user: '', password: '', from: '一站 <portal@example.edu.cn>' },
});
const robotAnswer = '{"errcode":0,"errmsg":"ok"}';

test('NT-6 a notice goes to each receiver once by mail and SMS, with the link to it; who has no address has a row that says so', async () => {
  const [gateway, server] = [await aGateway(), await aMailServer()];
  const school = await aSchoolAt('10:00', mailBy(server.port));
  await setUp(school, { sms: smsBy(gateway.url) });
  const ann = await aReachable(school, { mobile: '13800000001', email: 'ann@example.edu.cn' });
  const bob = await aReachable(school, {});
  const id = await sendBy(school, ['mail', 'sms'], [ann, bob], { level: 'IMPORTANT' });

  const [sms] = gateway.received;
  expect(JSON.parse(sms?.body ?? '')).toMatchObject({
    to: '13800000001',
    text: expect.stringMatching(new RegExp(`^【重要】测试大学：停水通知.*/\\?messageId=${id}$`)),
  });
  expect(sms?.headers['x-key']).toBe('Geheim#1');
  const letter = await server.letter();
  expect(letter).toMatchObject({ to: 'ann@example.edu.cn', subject: '【重要】停水通知' });
  expect(letter.text).toContain('明早停水。');
  expect(letter.text).toContain(`/?messageId=${id}`);
  expect(await statesOf(school, id)).toMatchObject([
    { channel: 'mail', state: 'sent', attempts: 1 },
    { channel: 'mail', state: 'noAddress' },
    { channel: 'sms', state: 'sent', attempts: 1 },
    { channel: 'sms', state: 'noAddress' },
  ]);
  await runDeliveries(school);
  expect(gateway.received).toHaveLength(1);
  await Promise.all([gateway.close(), server.close()]);
});

test('NT-6 group robots get one post without the text, DingTalk with its signature; a test to oneself posts nothing', async () => {
  const gateway = await aGateway();
  gateway.answer = (response) => void response.end(robotAnswer);
  const school = await aSchoolAt('10:00');
  await setUp(school, {
    wecom: { address: `${gateway.url}/wecom?key=k1` },
    dingtalk: { address: `${gateway.url}/ding?access_token=t1`, secret: 'SECabc' },
  });
  const people = [await school.person(), await school.person()];
  const id = await sendBy(school, ['wecom', 'dingtalk'], people);
  expect(gateway.received.map(({ url }) => url.pathname).sort()).toEqual(['/ding', '/wecom']);
  for (const { body } of gateway.received) {
    expect(body).toContain('停水通知');
    expect(body).not.toContain('明早停水');
  }
  const signed = gateway.received.find(({ url }) => url.pathname === '/ding')?.url.searchParams;
  const timestamp = signed?.get('timestamp');
  expect(timestamp).toBe(String(school.parts.clock().getTime()));
  expect(signed?.get('sign')).toBe(createHmac('sha256', 'SECabc').update(`${timestamp}\nSECabc`).digest('base64'));
  expect(signed?.get('access_token')).toBe('t1');

  const sender = await noticeSender(school);
  await sender.notices.testSend({ id });
  await runDeliveries(school);
  expect(gateway.received).toHaveLength(2);
  await gateway.close();
});

test('NT-6 a gateway that refuses is tried again after ever longer waits, and once it takes them each arrives once', async () => {
  const gateway = await aGateway();
  gateway.answer = (response) => void response.end('{"code":17,"msg":"余额不足"}');
  const school = await aSchoolAt('08:00');
  await setUp(school, { sms: smsBy(gateway.url) });
  const id = await sendBy(school, ['sms'], [await aReachable(school, { mobile: '13800000001' })]);
  const refused = { state: 'waiting', error: '{"code":17,"msg":"余额不足"}' };
  expect(await statesOf(school, id)).toMatchObject([{ ...refused, attempts: 1 }]);
  school.travel(deliveryLimits.backOffMs[0] - 1);
  await runDeliveries(school);
  expect(gateway.received).toHaveLength(1);
  school.travel(1);
  await runDeliveries(school);
  expect(await statesOf(school, id)).toMatchObject([{ ...refused, attempts: 2 }]);
  gateway.answer = (response) => void response.end('{"code":0}');
  school.travel(deliveryLimits.backOffMs[1]);
  await runDeliveries(school);
  expect(await statesOf(school, id)).toMatchObject([{ state: 'sent', attempts: 3, error: '' }]);
  expect(new Set(gateway.received.map(({ body }) => JSON.parse(body).ref)).size).toBe(1);
  await gateway.close();
});

test('NT-6 a gateway that is down: all wait, few are tried; back again, everybody gets one', async () => {
  const down = await aGateway();
  const port = Number(new URL(down.url).port);
  await down.close();
  const school = await aSchoolAt('10:00');
  await setUp(school, { sms: smsBy(`http://127.0.0.1:${port}`) });
  const people = [];
  for (let n = 10; n < 30; n += 1) people.push(await aReachable(school, { mobile: `138000000${n}` }));
  const id = await sendBy(school, ['sms'], people);
  const tried = (await statesOf(school, id)).filter(({ attempts }) => attempts > 0);
  expect(tried.length).toBeLessThan(deliveryLimits.failuresBeforeRest + deliveryLimits.concurrency);
  expect(tried[0]).toMatchObject({ state: 'waiting', error: 'ECONNREFUSED' });

  const gateway = await aGateway();
  await setUp(school, { sms: smsBy(gateway.url) });
  school.travel(deliveryLimits.restMs);
  await runDeliveries(school);
  expect(gateway.received).toHaveLength(people.length);
  expect(new Set(gateway.received.map(({ body }) => JSON.parse(body).to)).size).toBe(people.length);
  await gateway.close();
});

test('NT-6 what never got through has failed, with its reason, and the sender has it tried again', async () => {
  const gateway = await aGateway();
  gateway.answer = (response) => {
    response.statusCode = 401;
    response.end('wrong key Geheim#1');
  };
  const school = await aSchoolAt('10:00');
  await setUp(school, { sms: smsBy(gateway.url) });
  const id = await sendBy(school, ['sms'], [await aReachable(school, { mobile: '13800000001' })]);
  const sender = await noticeSender(school);
  expect((await sender.channels.counts({ id })).result).toEqual([{ channel: 'sms', state: 'failed', count: 1 }]);
  const [row] = (await sender.channels.deliveries({ id, state: 'failed' })).result.records;
  expect(row).toMatchObject({ name: '测试用户', attempts: 1, error: 'HTTP 401 wrong key •••', nextTry: null });

  gateway.answer = (response) => void response.end('{"code":0}');
  expect((await sender.channels.retry({ id, channel: 'sms', state: 'failed' })).result).toEqual({ count: 1 });
  await runDeliveries(school);
  expect((await sender.channels.counts({ id })).result).toEqual([{ channel: 'sms', state: 'sent', count: 1 }]);
  expect((await sender.channels.retry({ id, channel: 'sms', state: 'failed' })).result).toEqual({ count: 0 });
  await gateway.close();
});

test('NT-6 a gateway that takes an SMS and does not answer: it is not sent again by itself', async () => {
  const gateway = await aGateway();
  gateway.answer = (response, { body }) => {
    // One hangs up, the other one leaves us waiting.
    if (JSON.parse(body).to.endsWith('1')) response.destroy();
  };
  const school = await aSchoolAt('10:00');
  await setUp(school, { sms: smsBy(gateway.url) });
  const people = [
    await aReachable(school, { mobile: '13800000001' }),
    await aReachable(school, { mobile: '13800000002' }),
  ];
  const id = await sendBy(school, ['sms'], people);
  expect(await statesOf(school, id)).toMatchObject([{ state: 'unknown' }, { state: 'unknown', error: 'timeout' }]);
  school.travel(24 * 3_600_000);
  await runDeliveries(school);
  expect(gateway.received).toHaveLength(2);
  await gateway.close();
});

test('NT-6 two nodes at work at once: each person gets one', async () => {
  const gateway = await aGateway();
  const school = await aSchoolAt('22:30');
  await setUp(school, { sms: smsBy(gateway.url) });
  const people = [];
  for (let n = 10; n < 40; n += 1) people.push(await aReachable(school, { mobile: `138000000${n}` }));
  await sendBy(school, ['sms'], people);
  expect(gateway.received).toEqual([]);
  setTime(school, '07:00');
  const { run } = await import('../../jobs/kinds/deliver-notices.ts');
  const work = { db: school.db, payload: {}, now: school.parts.clock(), parts: school.parts };
  const node = () => run({ ...work, progress: async () => undefined, signal: new AbortController().signal });
  await Promise.all([node(), node()]);
  expect(new Set(gateway.bodies()).size).toBe(people.length);
  expect(gateway.received).toHaveLength(people.length);
  await gateway.close();
});

test('NT-6 a node killed with an SMS under way: it is shown as unknown, and the rest goes out', async () => {
  const gateway = await aGateway();
  const school = await aSchoolAt('06:00');
  await setUp(school, { sms: smsBy(gateway.url) });
  const people = [
    await aReachable(school, { mobile: '13800000001' }),
    await aReachable(school, { mobile: '13800000002' }),
  ];
  const id = await sendBy(school, ['sms'], people);
  setTime(school, '07:00');
  // All that a killed node leaves behind.
  const lost = await claimDelivery(school.db, 'sms', school.parts.clock());
  expect(lost?.address).toBe('13800000001');
  await runDeliveries(school);
  school.travel(deliveryLimits.leaseMs);
  await runDeliveries(school);
  expect(await statesOf(school, id)).toMatchObject([{ state: 'unknown' }, { state: 'sent' }]);
  expect(gateway.bodies().map((body) => JSON.parse(body).to)).toEqual(['13800000002']);
  await gateway.close();
});

test('NT-6 a notice that is recalled, or read in the portal, before it goes out does not go out', async () => {
  const gateway = await aGateway();
  const school = await aSchoolAt('23:00');
  await setUp(school, { sms: smsBy(gateway.url) });
  const [ann, bob] = [
    await aReachable(school, { mobile: '13800000001' }),
    await aReachable(school, { mobile: '13800000002' }),
  ];
  const recalled = await sendBy(school, ['sms'], [ann]);
  const read = await sendBy(school, ['sms'], [ann, bob]);
  const sender = await noticeSender(school);
  await sender.notices.recall({ id: recalled });
  expect(await statesOf(school, recalled)).toMatchObject([{ state: 'cancelled' }]);
  await ann.notices.read({ messageId: read, userId: ann.id });
  setTime(school, '07:00');
  await runDeliveries(school);
  expect(await statesOf(school, read)).toMatchObject([{ state: 'cancelled' }, { state: 'sent' }]);
  expect(gateway.received).toHaveLength(1);
  await gateway.close();
});

test.each([
  ['21:59', 'NORMAL', 'sent'],
  ['22:00', 'NORMAL', 'waiting'],
  ['22:00', 'IMPORTANT', 'waiting'],
  ['22:00', 'URGENT', 'sent'],
  ['06:59', 'NORMAL', 'waiting'],
  ['07:00', 'NORMAL', 'sent'],
])('NT-4 at %s a notice of level %s is %s', async (time, level, state) => {
  const gateway = await aGateway();
  const school = await aSchoolAt(time);
  await setUp(school, { sms: smsBy(gateway.url) });
  const id = await sendBy(school, ['sms'], [await aReachable(school, { mobile: '13800000001' })], { level });
  expect(await statesOf(school, id)).toMatchObject([{ state }]);
  setTime(school, '07:00');
  await runDeliveries(school);
  expect(await statesOf(school, id)).toMatchObject([{ state: 'sent' }]);
  expect(gateway.received).toHaveLength(1);
  await gateway.close();
});
