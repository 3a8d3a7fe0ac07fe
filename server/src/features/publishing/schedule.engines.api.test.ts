import * as jobLimits from '@yizhan/contract/limits/jobs.ts';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { aCard, aDraft, aPublished, cardAdmin } from '../../../test/cards.ts';
import { aSchool, type School, type TestPerson } from '../../../test/school.ts';
import { toWireTime } from '../../common/wire-time.ts';
import { sql, tenant } from '../../db/sql.ts';
import { Jobs } from '../../jobs/queue.ts';
import { registry } from '../../jobs/registry.ts';

const MINUTE = 60_000;
const soon = () => toWireTime(new Date(Date.now() + 10 * MINUTE));

async function aNewsroom() {
  const school = await aSchool();
  return { school, admin: await cardAdmin(school), reader: await school.person() };
}
const onHome = async (person: TestPerson) =>
  (await person.cards.home()).result.cards.map(({ basicConfig }) => basicConfig.cardName);
const nameInForm = async (admin: TestPerson, id: string) => (await admin.cards.detail({ id })).result.content.cardName;
const revisionsOf = async (admin: TestPerson, id: string) =>
  (await admin.publishing.revisions({ id })).result.records.map(({ number, publishedAt, current }) => ({
    number,
    out: publishedAt !== null,
    current,
  }));
const auditOf = ({ db }: School, id: string) =>
  db.many<{ action: string; before: unknown }>(
    sql`select action, before from audit_log where tenant_id = ${tenant} and entity_id = ${id} order by id`,
  );

/** The scheduled time passes, and three nodes try to publish. */
async function itsTimeComes({ parts, tenant, travel }: School) {
  travel(20 * MINUTE);
  await Promise.all([1, 2, 3].map(() => parts.jobs.runDue(tenant)));
}

/** A scheduled revision with a newer draft beside it. */
async function aScheduledAndADraft(admin: TestPerson) {
  const at = soon();
  const held = (await admin.publishing.schedule({ ...(await aDraft(admin, { cardName: '第一稿' })), at })).result;
  return { at, held: (await admin.cards.submit({ held, content: aCard({ cardName: '第二稿' }) })).result };
}

test('PB-2 who publishes at once ends the schedule that waits: the older text never replaces the newer', async () => {
  const { school, admin, reader } = await aNewsroom();
  const { at, held } = await aScheduledAndADraft(admin);
  await admin.publishing.publish(held);
  expect((await admin.publishing.detail(held)).result).toMatchObject({
    ...{ draft: false, scheduled: null, failed: null, published: { number: 2 } },
  });
  expect(await nameInForm(admin, held.id)).toBe('第二稿');

  await itsTimeComes(school);
  expect(await onHome(reader)).toEqual(['第二稿']);
  expect(await revisionsOf(admin, held.id)).toEqual([
    { number: 2, out: true, current: true },
    { number: 1, out: false, current: false },
  ]);
  const audited = await auditOf(school, held.id);
  expect(audited.map(({ action }) => action)).toEqual(['create', 'schedule', 'update', 'unschedule', 'publish']);
  expect(audited.at(-2)?.before).toEqual({ number: 1, time: at });
});

test('PB-3 rolling back ends the schedule that waits, and the form shows what was brought back', async () => {
  const { school, admin, reader } = await aNewsroom();
  const first = await aPublished(admin, { cardName: '第一版' });
  const second = (await admin.cards.submit({ held: first, content: aCard({ cardName: '第二版' }) })).result;
  const waiting = (await admin.publishing.schedule({ ...second, at: soon() })).result;
  const back = (await admin.publishing.rollBack({ ...waiting, number: 1 })).result;
  expect((await admin.publishing.detail(back)).result).toMatchObject({ draft: false, scheduled: null });
  expect(await nameInForm(admin, back.id)).toBe('第一版');

  await itsTimeComes(school);
  expect(await onHome(reader)).toEqual(['第一版']);
  expect(await revisionsOf(admin, back.id)).toEqual([
    { number: 3, out: true, current: true },
    { number: 2, out: false, current: false },
    { number: 1, out: true, current: false },
  ]);
});

/** The scheduled revision is named 眼乙; another card takes that name before its time. */
async function aNameTakenMeanwhile({ school, admin }: { school: School; admin: TestPerson }) {
  const draft = await aDraft(admin, { cardName: '眼乙' });
  const waiting = (await admin.publishing.schedule({ ...draft, at: soon() })).result;
  const held = (await admin.cards.submit({ held: waiting, content: aCard({ cardName: '眼丙' }) })).result;
  await aPublished(await cardAdmin(school, '王老师'), { cardName: '眼乙' });
  return held;
}

test('PB-2 a scheduled publish that is refused ends there, with the reason for those who edit it', async () => {
  const { school, admin, reader } = await aNewsroom();
  const held = await aNameTakenMeanwhile({ school, admin });
  await itsTimeComes(school);
  const failed = { number: 1, at: toWireTime(school.parts.clock()), code: 'name_taken', params: { name: '眼乙' } };
  const { result } = await admin.publishing.detail(held);
  expect(result).toMatchObject({ draft: true, published: null, scheduled: null });
  expect(result.failed).toEqual({ ...failed, at: expect.stringContaining(failed.at.slice(0, 14)) });
  const rows = (await admin.cards.list()).result;
  expect(rows.find(({ id }) => id === held.id)?.failed).toEqual(result.failed);
  expect(await nameInForm(admin, held.id)).toBe('眼丙');
  expect(await revisionsOf(admin, held.id)).toEqual([{ number: 1, out: false, current: false }]);
  expect(await onHome(reader)).toEqual(['眼乙']);
  expect((await auditOf(school, held.id)).map(({ action }) => action)).toEqual([
    ...['create', 'schedule', 'update', 'publishFailed'],
  ]);
});

test('PB-2 of a scheduled publish that is refused whoever scheduled it is told once, and open pages look again', async () => {
  const { school, admin } = await aNewsroom();
  const { id } = await aNameTakenMeanwhile({ school, admin });
  const hints: unknown[] = [];
  school.parts.bus.subscribe('hint', ({ tenantId, topic, userIds }) => {
    if (tenantId === school.tenant) hints.push(userIds ? [topic, userIds] : topic);
  });
  await itsTimeComes(school);
  expect(hints).toEqual([
    'cards',
    ...['messages', 'todo', 'staging', 'affairs', 'today'].map((kind) => [`card.${kind}`, [admin.id]]),
  ]);
  expect((await admin.todos.page({ category: 'READ' })).result.records).toMatchObject([
    {
      title: '「眼丙」第 1 版定时发布失败：「眼乙」已存在，请换一个名称',
      url: `#/home/cardBusinessConfig?id=${id}`,
    },
  ]);
});

test('a failure holds until it is published, rescheduled or discarded', async () => {
  const { school, admin } = await aNewsroom();
  const held = await aNameTakenMeanwhile({ school, admin });
  await itsTimeComes(school);
  const failedOf = async () => (await admin.publishing.detail(held)).result.failed;
  const next = (await admin.cards.submit({ held, content: aCard({ cardName: '眼丁' }) })).result;
  expect(await failedOf()).toMatchObject({ number: 1 });
  const at = toWireTime(new Date(school.parts.clock().getTime() + 10 * MINUTE));
  const again = (await admin.publishing.schedule({ ...next, at })).result;
  expect(await failedOf()).toBeNull();
  await itsTimeComes(school);
  expect((await admin.publishing.detail(again)).result).toMatchObject({ published: { number: 2 }, failed: null });
});

test('what failed and has no newer draft is a draft again; discarded, nothing is left of the failure', async () => {
  const { school, admin } = await aNewsroom();
  const other = await aPublished(admin, { cardName: '眼乙' });
  await admin.cards.submit({ held: other, content: aCard({ cardName: '眼甲' }) });
  const first = await aPublished(admin, { cardName: '第一版' });
  const second = (await admin.cards.submit({ held: first, content: aCard({ cardName: '眼乙' }) })).result;
  const waiting = (await admin.publishing.schedule({ ...second, at: soon() })).result;
  await itsTimeComes(school);
  const { result } = await admin.publishing.detail(waiting);
  expect(result).toMatchObject({ draft: true, published: { number: 1 }, failed: { number: 2 } });
  expect(await nameInForm(admin, waiting.id)).toBe('眼乙');
  await admin.publishing.discard(waiting);
  expect((await admin.publishing.detail(waiting)).result).toMatchObject({ draft: false, failed: null });
});

/** A node whose log the test reads, with a replaceable publish job. */
function aLoggingNode({ parts }: School, publish = registry.publish) {
  const lines: Record<string, unknown>[] = [];
  const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const all = { ...parts, logger };
  return { lines, node: new Jobs(all, () => all, { ...registry, publish }) };
}

test('PB-2 the log names what was refused and where, and nothing of its content', async () => {
  const { school, admin } = await aNewsroom();
  await aNameTakenMeanwhile({ school, admin });
  school.travel(20 * MINUTE);
  const { lines, node } = aLoggingNode(school);
  await node.runDue(school.tenant);
  expect(lines).toMatchObject([{ level: 40, kind: 'publish', tenant: school.tenant, code: 'name_taken' }]);
  expect(JSON.stringify(lines)).not.toContain('眼');
});

test('PB-2 a scheduled publish that breaks again and again has failed as well, and so has one lost with its node', async () => {
  const { school, admin } = await aNewsroom();
  const schedule = async (cardName: string) =>
    (await admin.publishing.schedule({ ...(await aDraft(admin, { cardName })), at: soon() })).result;
  const broken = await schedule('坏的');
  school.travel(20 * MINUTE);
  const { failed } = await registry.publish.load();
  const run = () => Promise.reject(new Error('broken'));
  const { node } = aLoggingNode(school, { lane: 'quick', load: async () => ({ run, ...(failed && { failed }) }) });
  for (let n = 0; n < jobLimits.maxAttempts; n++) await node.runDue(school.tenant);
  expect((await admin.publishing.detail(broken)).result).toMatchObject({
    ...{ draft: true, scheduled: null, failed: { code: 'internal' } },
  });

  const at = toWireTime(new Date(school.parts.clock().getTime() + 10 * MINUTE));
  const lost = (await admin.publishing.schedule({ ...(await aDraft(admin, { cardName: '丢的' })), at })).result;
  await school.db.run(sql`
    update job set state = 'running', tries = ${jobLimits.maxAttempts}, alive_at = ${school.parts.clock()}
    where tenant_id = ${tenant} and state = 'waiting'`);
  school.travel(jobLimits.lostAfterMs + MINUTE);
  await node.requeueLost(jobLimits.lostAfterMs);
  expect((await admin.publishing.detail(lost)).result).toMatchObject({ scheduled: null, failed: { code: 'internal' } });
});
