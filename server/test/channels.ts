import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ChannelSettingsInput } from '@yizhan/contract/entities/channel.ts';
import type { NoticeChannel } from '@yizhan/contract/notice-channels.ts';
import { sql, tenant } from '../src/db/sql.ts';
import { noticeSender } from './notices.ts';
import { aSchool, type School, type TestPerson } from './school.ts';
import { aServer, requestUrl } from './scripted-server.ts';

const SHANGHAI_MS = 8 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

export const channelAdmin = (school: School) => school.person({ menus: ['userFrameConfig/manage/channels'] });

/** A school whose clock stands at this time of the day, in Asia/Shanghai, and reaches servers of the test. */
export async function aSchoolAt(time: string, settings: Record<string, unknown> = {}): Promise<School> {
  const school = await aSchool(settings, { INWARD_HOSTS: '127.0.0.1' });
  school.stopClock();
  setTime(school, time);
  return school;
}

/** The next time that it is `HH:mm` there. */
export function setTime(school: School, time: string): void {
  const now = school.parts.clock().getTime();
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const ofDay = (now + SHANGHAI_MS) % DAY_MS;
  const wanted = (hours * 60 + minutes) * 60_000;
  school.travel((wanted - ofDay + DAY_MS) % DAY_MS);
}

type ChannelRequest = { url: URL; headers: IncomingMessage['headers']; body: string };

/** A foreign system that records what it receives, and answers as the test says at that moment. */
export async function aGateway() {
  const received: ChannelRequest[] = [];
  const gateway = {
    received,
    /** Sent to each phone, or posted. */
    bodies: () => received.map(({ body }) => body),
    answer: (response: ServerResponse, _request: ChannelRequest): void => {
      response.end('{"code":0}');
    },
  };
  const server = await aServer((request, response) => {
    void (async () => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      await once(request, 'end');
      const one = { url: requestUrl(request), headers: request.headers, body: Buffer.concat(parts).toString() };
      received.push(one);
      gateway.answer(response, one);
    })();
  });
  return Object.assign(gateway, server);
}

export const smsBy = (url: string): NonNullable<ChannelSettingsInput['sms']> => ({
  url: `${url}/send`,
  method: 'POST',
  format: 'json',
  body: `{"to":"\${phone}","text":"\${text}","ref":"\${id}"}`,
  headers: [{ name: 'x-key', value: `\${secret}` }],
  signIn: true,
  codeBody: '',
  successPath: 'code',
  successValue: '0',
  secret: 'Geheim#1',
});

export async function setUp(school: School, input: Partial<ChannelSettingsInput>) {
  const admin = await channelAdmin(school);
  const { version } = (await admin.channels.get()).result;
  return admin.channels.update({ sms: null, wecom: null, dingtalk: null, ...input, version });
}

/** A person with a phone number and a mail address. */
export async function aReachable(school: School, { mobile = '', email = '' }): Promise<TestPerson> {
  const person = await school.person();
  await school.db.run(sql`
    update app_user set mobile = ${mobile}, email = ${email} where tenant_id = ${tenant} and id = ${person.id}`);
  return person;
}

/** Sends a notice by channels to these people alone, and runs what is due. */
export async function sendBy(
  school: School,
  channels: NoticeChannel[],
  people: readonly TestPerson[],
  changes: Record<string, unknown> = {},
): Promise<string> {
  const sender = await noticeSender(school);
  const [account] = (await sender.notices.accounts()).result;
  const receivers = { userIds: people.map(({ id }) => id) };
  const notice = { accountId: account?.id ?? '', title: '停水通知', content: '<p>明早停水。</p>', receivers, channels };
  const draft = (await sender.notices.submit({ notice: { ...notice, ...changes } })).result;
  const sent = await sender.notices.send(draft);
  if (sent.status !== 1000) throw new Error(sent.msg);
  await runDeliveries(school);
  return draft.id;
}

/** Runs the jobs that are due, and those that they start for now. */
export async function runDeliveries({ parts, tenant: id }: School): Promise<void> {
  while ((await parts.jobs.runDue(id)) > 0);
}

export const statesOf = ({ db }: School, noticeId: string) =>
  db.many<{ channel: string; state: string; attempts: number; error: string }>(sql`
    select channel, state, attempts, error from notice_delivery
    where tenant_id = ${tenant} and notice_id = ${noticeId} order by channel, user_id`);
