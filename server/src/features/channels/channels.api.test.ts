import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { canGoOut, type PreferenceChannel } from '@yizhan/contract/notice-channels.ts';
import { type NoticeLevel, type NoticeType, noticeTypes } from '@yizhan/contract/notice-kinds.ts';
import { expect, onTestFinished, test } from 'vitest';
import {
  aGateway,
  aReachable,
  aSchoolAt,
  channelAdmin,
  runDeliveries,
  sendBy,
  setUp,
  smsBy,
  statesOf,
} from '../../../test/channels.ts';
import { openTestDatabase } from '../../../test/database.ts';
import { aDraft, noticeSender } from '../../../test/notices.ts';
import { aSchool } from '../../../test/school.ts';
import { Database } from '../../db/database.ts';
import { migrationsFolder } from '../../db/migrations-folder.ts';
import { sql, tenant } from '../../db/sql.ts';
import { findPreference } from './preference-queries.ts';
import { toPreference } from './rules.ts';

test('DR-8 secrets of channels are sealed at rest, never on the wire or in the audit log, and stay when not given again', async () => {
  const school = await aSchool();
  const { result: first } = await setUp(school, {
    sms: smsBy('http://sms.example.edu.cn'),
    wecom: { address: 'https://qyapi.example/send?key=Geheim2' },
    dingtalk: { address: 'https://ding.example/send?access_token=Geheim3', secret: 'Geheim4' },
  });
  expect(first).toMatchObject({
    sms: { hasSecret: true, url: 'http://sms.example.edu.cn/send' },
    wecom: { shown: 'https://qyapi.example/send?…' },
    dingtalk: { shown: 'https://ding.example/send?…', hasSecret: true },
  });
  expect(JSON.stringify(first)).not.toContain('Geheim');
  const { secret: _, ...sms } = smsBy('http://sms.example.edu.cn');
  const { result: again } = await setUp(school, { sms, wecom: {}, dingtalk: {} });
  expect(again).toMatchObject({ sms: { hasSecret: true }, dingtalk: { hasSecret: true } });
  const kept = await school.db.one<{ text: string }>(sql`
    select settings::text || (select string_agg(coalesce(before::text, '') || after::text, '') from audit_log
      where tenant_id = ${tenant}) as text from tenant where id = ${tenant}`);
  expect(kept.text).not.toContain('Geheim');
});

test('DR-8 the stored secret does not go to another gateway, nor a robot’s to another robot', async () => {
  const school = await aSchool();
  await setUp(school, {
    sms: smsBy('http://sms.example.edu.cn'),
    dingtalk: { address: 'https://ding.example/send?access_token=1', secret: 'SEC1' },
  });
  const { secret: _, ...elsewhere } = smsBy('http://thief.example');
  const { result } = await setUp(school, {
    sms: elsewhere,
    dingtalk: { address: 'https://ding.example/send?access_token=2' },
  });
  expect(result).toMatchObject({ sms: { hasSecret: false }, dingtalk: { hasSecret: false } });
});

test('NT-6 a test to oneself shows what the other side answered', async () => {
  const gateway = await aGateway();
  const school = await aSchoolAt('10:00');
  await setUp(school, { sms: smsBy(gateway.url) });
  const admin = await channelAdmin(school);
  expect((await admin.channels.test({ channel: 'sms' })).msg).toContain('没有登记手机号');
  expect((await admin.channels.test({ channel: 'wecom' })).msg).toBe('请先开通并保存这个渠道');
  await school.db.run(sql`update app_user set mobile = '13812345678' where tenant_id = ${tenant} and id = ${admin.id}`);
  expect((await admin.channels.test({ channel: 'sms' })).result).toMatchObject({
    isSent: true,
    to: '138****5678',
    answer: '{"code":0}',
  });
  gateway.answer = (response) => void response.end('{"code":9,"msg":"签名未报备"}');
  expect((await admin.channels.test({ channel: 'sms' })).result).toMatchObject({
    isSent: false,
    answer: '{"code":9,"msg":"签名未报备"}',
  });
  await gateway.close();
  expect((await admin.channels.test({ channel: 'sms' })).result).toMatchObject({
    isSent: false,
    answer: 'ECONNREFUSED',
  });
});

test('DR-8 an inner address that the installation does not name is not asked', async () => {
  const gateway = await aGateway();
  const school = await aSchool();
  await setUp(school, { wecom: { address: gateway.url } });
  const admin = await channelAdmin(school);
  expect((await admin.channels.test({ channel: 'wecom' })).result).toMatchObject({
    isSent: false,
    answer: 'inward address',
  });
  expect(gateway.received).toEqual([]);
  await gateway.close();
});

test('DR-2 templates with unknown words, hosts made of words and headers that break lines are refused', async () => {
  const school = await aSchool();
  const sms = smsBy('http://sms.example.edu.cn');
  for (const wrong of [
    { body: `\${password}` },
    { url: `http://\${phone}.example/` },
    { url: 'ftp://sms.example' },
    { headers: [{ name: 'x', value: 'a\r\nb: c' }] },
  ])
    expect((await setUp(school, { sms: { ...sms, ...wrong } })).status).toBe(4000);
  expect((await setUp(school, { wecom: {} })).msg).toBe('请填写机器人的 Webhook 地址');
});

test('NT-6 a text with quotes and line ends does not break out of the template', async () => {
  const gateway = await aGateway();
  const school = await aSchoolAt('10:00');
  await setUp(school, {
    sms: { ...smsBy(gateway.url), url: `${gateway.url}/send?to=\${phone}`, body: `{"t":"\${title}"}` },
  });
  const title = '引号"、反斜线\\与&a=b';
  await sendBy(school, ['sms'], [await aReachable(school, { mobile: '+86 138-0000-0001' })], { title });
  const [sms] = gateway.received;
  expect(JSON.parse(sms?.body ?? '')).toEqual({ t: title });
  expect(sms?.url.searchParams.get('to')).toBe('+8613800000001');
  await gateway.close();
});

test('NT-6 a sender chooses among the channels that are set up; one switched off meanwhile is refused', async () => {
  const school = await aSchoolAt('10:00');
  const sender = await noticeSender(school);
  expect((await sender.channels.available()).result).toEqual({ channels: [] });
  await setUp(school, { sms: smsBy('http://sms.example.edu.cn') });
  expect((await sender.channels.available()).result).toEqual({ channels: ['sms'] });
  const draft = await aDraft(sender, { channels: ['sms'] });
  expect((await sender.notices.get({ id: draft.id })).result.channels).toEqual(['sms']);
  await setUp(school, {});
  expect(await sender.notices.send(draft)).toMatchObject({ status: 1002, msg: '所选的发送渠道尚未开通：短信' });
});

test('NT-4 who wants SMS of one type for what is important alone gets it so; other types and what is urgent arrive as before', async () => {
  const gateway = await aGateway();
  const school = await aSchoolAt('10:00');
  await setUp(school, { sms: smsBy(gateway.url) });
  const ann = await aReachable(school, { mobile: '13812345678' });
  const { result: usual } = await ann.channels.preference();
  expect(usual).toEqual({
    limits: [],
    quiet: { on: true, from: '22:00', to: '07:00' },
    channels: [{ channel: 'sms', address: '138****5678' }],
  });
  const stateOf = async (level: NoticeLevel) =>
    (await statesOf(school, await sendBy(school, ['sms'], [ann], { level }))).map(({ state }) => state);
  const limit = (type: NoticeType, from: 'IMPORTANT' | 'URGENT') => [{ type, channel: 'sms', from } as const];
  const important = { ...usual, limits: limit('account', 'IMPORTANT') };
  expect((await ann.channels.updatePreference(important)).result.limits).toEqual(important.limits);
  expect([await stateOf('NORMAL'), await stateOf('IMPORTANT')]).toEqual([['off'], ['sent']]);
  await ann.channels.updatePreference({ ...usual, limits: limit('account', 'URGENT') });
  expect([await stateOf('IMPORTANT'), await stateOf('URGENT')]).toEqual([['off'], ['sent']]);
  await ann.channels.updatePreference({ ...usual, limits: limit('todo', 'URGENT') });
  expect(await stateOf('NORMAL')).toEqual(['sent']);
  expect(gateway.received).toHaveLength(3);
  await gateway.close();
});

test('NT-4 what was turned off by level before there were types stays off, for every type', async () => {
  const { pool, close } = await openTestDatabase();
  onTestFinished(close);
  await pool.query("insert into tenant (id, name) values ('000000', '一站大学')");
  const people = [['NORMAL:sms'], ['IMPORTANT:mail', 'URGENT:sms'], ['NORMAL:browser', 'IMPORTANT:browser'], []];
  for (const [at, muted] of people.entries()) {
    await pool.query(
      "insert into app_user (id, tenant_id, account, real_name, nick_name) overriding system value values ($1, '000000', $2, '张三', '')",
      [at + 1, `p${at}`],
    );
    await pool.query(
      "insert into notice_preference (tenant_id, user_id, muted, quiet_on, quiet_from, quiet_to) values ('000000', $1, $2, true, 0, 0)",
      [at + 1, muted],
    );
  }
  const folder = migrationsFolder();
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql'));
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  const change = texts.flatMap((text) => /^update "notice_preference"[^;]+;/m.exec(text) ?? []);
  expect(change).toHaveLength(1);
  for (const statement of [...change, ...change]) await pool.query(statement);
  const db = new Database(pool).of('000000');
  const limitsOf = async (id: string) => toPreference(await findPreference(db, id)).limits;
  const of = (types: readonly NoticeType[], channel: PreferenceChannel, from: 'IMPORTANT' | 'URGENT') =>
    types.map((type) => ({ type, channel, from }));
  const outgoing = noticeTypes.filter((type) => canGoOut(type, 'sms'));
  expect(await limitsOf('1')).toEqual(of(outgoing, 'sms', 'IMPORTANT'));
  expect(await limitsOf('2')).toEqual(of(outgoing, 'mail', 'URGENT'));
  expect(await limitsOf('3')).toEqual(of(noticeTypes, 'browser', 'URGENT'));
  expect(await limitsOf('4')).toEqual([]);
});

test('NT-4 quiet hours of one’s own count instead of the usual ones, at once for what waits', async () => {
  const gateway = await aGateway();
  const school = await aSchoolAt('23:00');
  await setUp(school, { sms: smsBy(gateway.url) });
  const night = await aReachable(school, { mobile: '13800000001' });
  const id = await sendBy(school, ['sms'], [night]);
  expect(await statesOf(school, id)).toMatchObject([{ state: 'waiting' }]);
  await night.channels.updatePreference({ limits: [], quiet: { on: true, from: '08:00', to: '16:00' } });
  await runDeliveries(school);
  expect(await statesOf(school, id)).toMatchObject([{ state: 'sent' }]);
  await gateway.close();
});

test('NT-6 the deliveries of a notice are seen and tried again by those who send for its account, by nobody of another department', async () => {
  const gateway = await aGateway();
  const school = await aSchoolAt('10:00');
  await setUp(school, { sms: smsBy(gateway.url) });
  const id = await sendBy(school, ['sms'], [await aReachable(school, { mobile: '13800000001' })]);
  const keeper = await noticeSender(school);
  const other = await school.person({ menus: ['userFrameConfig/manage/notices'] });
  const retry = { id, channel: 'sms', state: 'failed' } as const;
  expect((await keeper.channels.deliveries({ id })).result.total).toBe(1);
  expect((await keeper.channels.retry(retry)).status).toBe(1000);
  expect((await other.channels.counts({ id })).status).toBe(4040);
  expect((await other.channels.deliveries({ id })).status).toBe(4040);
  expect((await other.channels.retry(retry)).status).toBe(4040);
  await gateway.close();
});
