import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/database.ts';
import { clientOf, type School } from '../../../test/school.ts';
import { buildApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { Database, type Db } from '../../db/database.ts';
import type { OpenPool } from '../../db/pool.ts';
import { employeeProcesses } from '../../db/seed/demo/processes/employees.ts';
import { studentProcesses } from '../../db/seed/demo/processes/students.ts';
import { randomFrom } from '../../db/seed/demo/random.ts';
import { demoPassword, seedDemo } from '../../db/seed/demo.ts';
import { prepareTenants } from '../../db/seed/prepare.ts';
import { sql, tenant } from '../../db/sql.ts';
import { findCase, listLog, listSteps, toState } from '../../domain/cases/queries.ts';
import { replay } from '../../domain/cases/replay.ts';
import { checkProcess } from '../../domain/processes/check.ts';
import { listPublishedContents } from '../../domain/publishing/publishing.ts';
import { parseContent } from '../../domain/publishing/rules.ts';
import { memoryBus } from '../../outside/bus.ts';
import { memoryReplayGuard } from '../../outside/replay-guard.ts';
import { makeParts } from '../../parts.ts';

const now = new Date('2026-11-18T02:00:00Z');

let opened: OpenPool;
let db: Db;
let app: FastifyInstance;
beforeAll(async () => {
  opened = await openTestDatabase();
  const database = new Database(opened.pool);
  await prepareTenants(database);
  await seedDemo(database, now);
  db = database.of('000000');
  const parts = makeParts({
    config: readConfig({ DATA_DIR: mkdtempSync(join(tmpdir(), 'yizhan-test-')), DEMO: 'off' }),
    ...{ database, bus: memoryBus(), replayGuard: memoryReplayGuard(), clock: () => now },
    ...{ logger: pino({ level: 'silent' }), secret: 'a secret for tests, long enough to be one' },
  });
  app = await buildApp(parts, { checkAnswers: true });
}, 120_000);
afterAll(async () => {
  await app.close();
  await opened.close();
});

const inject: School['inject'] = async (options, token) => {
  const headers = { host: 'localhost', ...(token && { 'blade-auth': `bearer ${token}` }), ...options.headers };
  const { statusCode, body, headers: sent } = await app.inject({ ...options, headers });
  return { http: statusCode, body, headers: sent };
};
const sessions = new Map<string, ReturnType<typeof signIn>>();
async function signIn(account: string) {
  const { result } = await clientOf(inject).session.signIn({ account, password: demoPassword });
  return clientOf(inject, result.access_token);
}
/** Everybody signs in once. */
function as(account: string) {
  const session = sessions.get(account) ?? signIn(account);
  sessions.set(account, session);
  return session;
}
const accountOf = async (id: string) =>
  (await db.one<{ account: string }>(sql`select account from app_user where tenant_id = ${tenant} and id = ${id}`))
    .account;

test('PR-14 the ten applications of the demo could all be published as they are', async () => {
  const processes = await listPublishedContents(db, 'process');
  expect(processes).toHaveLength(10);
  for (const { content } of processes) {
    const findings = (await checkProcess(db, parseContent('process', content))).filter(({ isWarning }) => !isWarning);
    expect([content.name, findings]).toEqual([content.name, []]);
  }
});

test('PR-13 every case of the demo replays to the state that is stored', async () => {
  const cases = await db.many<{ id: string }>(sql`select id from case_file where tenant_id = ${tenant} order by id`);
  expect(cases.length).toBeGreaterThan(200);
  for (const { id } of cases.slice(-60)) {
    const file = await findCase(db, id);
    if (!file) throw new Error('a case is gone');
    const state = replay(file, await listLog(db, id));
    expect([file.title, state]).toEqual([file.title, toState(file, await listSteps(db, id))]);
  }
});

test('PR-7 the student has cases under way, and teacher and administrators have something to decide', async () => {
  const waiting = await db.many<{ account: string }>(sql`
    select distinct u.account from todo t join app_user u on u.tenant_id = t.tenant_id and u.id = t.assignee_id
    where t.tenant_id = ${tenant} and t.source_app = 'case' and t.category = 'TODO' and t.status = 'PENDING'`);
  expect(waiting.map(({ account }) => account)).toEqual(
    expect.arrayContaining(['teacher', 'service_admin', 'dept_item_admin']),
  );
  const own = await db.many(sql`
    select 1 from case_file c join app_user u on u.tenant_id = c.tenant_id and u.id = c.applicant_id
    where c.tenant_id = ${tenant} and u.account = 'student' and c.status = 'running'`);
  expect(own.length).toBeGreaterThan(2);
});

const day = (ahead: number) => new Date(now.getTime() + ahead * 86_400_000).toISOString().slice(0, 10);

test.each([...studentProcesses, ...employeeProcesses])(
  'PR-1 RA-2 $name of the demo goes from the form over its desks to the end and its rating',
  async ({ code, applicants, fill }) => {
    const applicant = await as(applicants === 'students' ? 'student' : 'teacher');
    const form = (await applicant.cases.apply({ code })).result;
    const data = { ...form.data, ...fill(randomFrom(7), day) };
    const sent = await applicant.cases.submit({ code, data });
    expect(sent).toMatchObject({ status: 1000 });
    const { id } = sent.result;
    const read = async () => (await applicant.cases.detail({ id })).result;
    for (let desks = 0; desks < 8 && (await read()).status === 'running'; desks += 1) {
      const { steps, revision } = await read();
      const open = steps.find(({ status }) => status === 'open')?.handlers.find(({ status }) => status === 'open');
      const handler = await as(await accountOf(open?.person.id ?? ''));
      // It waits among the to-dos of whoever has it.
      const todos = (await handler.todos.page({ category: 'TODO', size: 100 })).result.records;
      expect(todos.some(({ url }) => url === `#/home/case/${id}`)).toBe(true);
      expect(await handler.cases.act({ id, revision, act: { action: 'approve' } })).toMatchObject({ status: 1000 });
    }
    const { status, no, can, log, verifyUrl } = await read();
    expect({ status, rate: can.includes('rate') }).toEqual({ status: 'approved', rate: true });
    expect(log.map(({ action }) => action)).toEqual(expect.arrayContaining(['submit', 'approve', 'finish']));
    expect((await inject({ url: verifyUrl ?? '' })).body).toContain(no);
    expect((await applicant.cases.rate({ caseId: id, score: 5 })).status).toBe(1000);
  },
  60_000,
);
