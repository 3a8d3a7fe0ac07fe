import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as sessionLimits from '@yizhan/contract/limits/session.ts';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { pino } from 'pino';
import { buildApp } from '../src/app.ts';
import { hashToken } from '../src/common/hash-token.ts';
import { readConfig } from '../src/config.ts';
import { Database } from '../src/db/database.ts';
import type { OpenPool } from '../src/db/pool.ts';
import { seedDemo } from '../src/db/seed/demo.ts';
import { prepareTenants } from '../src/db/seed/prepare.ts';
import { sql, tenant } from '../src/db/sql.ts';
import { indexSchools } from '../src/domain/search/entry-queries.ts';
import { memoryBus } from '../src/outside/bus.ts';
import { memoryReplayGuard } from '../src/outside/replay-guard.ts';
import { makeParts, type Parts } from '../src/parts.ts';
import { copyTestDatabase, openTestDatabase } from './database.ts';
import { dropForeignKeys, fillEmptyTables, mirrorSchool } from './mirror-school.ts';

export const campus = '000000';
export const mirror = 'mirror';

export type Campus = { app: FastifyInstance; parts: Parts };
export type Pair = {
  alone: Campus;
  mirrored: Campus;
  tables: string[];
  /** Moves the clock of both. */
  travel(ms: number): void;
  close(): Promise<void>;
};

/** The demo campus twice, each in a database of its own: alone, and beside a school that is its mirror image. */
export async function aCampusPair(now: Date): Promise<Pair> {
  const first = await openTestDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'yizhan-test-'));
  const { rows } = await first.pool.query<{ name: string }>('select current_database() as name');
  await writeCampus(first, dataDir, now);
  // A database in use cannot be copied.
  await first.close();
  const [one, other] = [await copyTestDatabase(rows[0]?.name ?? ''), await copyTestDatabase(`${rows[0]?.name}_copy`)];
  await other.pool.query("insert into tenant (id, name, host) values ($1, '镜像大学', 'mirror.localhost')", [mirror]);
  const tables = await mirrorSchool(other.pool, campus, mirror);
  let ahead = 0;
  const clock = () => new Date(now.getTime() + ahead);
  const [alone, mirrored] = [await serve(one, dataDir, clock), await serve(other, dataDir, clock)];
  const travel = (ms: number) => {
    ahead += ms;
  };
  const close = async () => {
    await Promise.all([alone.app.close(), mirrored.app.close()]);
    await Promise.all([one.close(), other.close()]);
  };
  return { alone, mirrored, tables, travel, close };
}

async function partsOf({ pool }: OpenPool, dataDir: string, clock: () => Date): Promise<Parts> {
  return makeParts({
    config: readConfig({ DATA_DIR: dataDir, DEMO: 'off' }),
    database: new Database(pool),
    bus: memoryBus(),
    replayGuard: memoryReplayGuard(),
    clock,
    logger: pino({ level: process.env.TEST_LOG ?? 'silent' }),
    secret: 'a secret for tests, long enough to be one',
  });
}

async function writeCampus(opened: OpenPool, dataDir: string, now: Date) {
  const { database, files } = await partsOf(opened, dataDir, () => now);
  await prepareTenants(database);
  await seedDemo(database, now, files);
  await indexSchools(database, new AbortController().signal);
  await fillEmptyTables(opened.pool, campus, await userOf(database, 'student'));
  await dropForeignKeys(opened.pool);
}

async function serve(opened: OpenPool, dataDir: string, clock: () => Date): Promise<Campus> {
  const parts = await partsOf(opened, dataDir, clock);
  return { parts, app: await buildApp(parts, { checkAnswers: true }) };
}

const userOf = async (database: Database, account: string) =>
  (
    await database.of(campus).one<{ id: string }>(sql`
      select id from app_user where tenant_id = ${tenant} and account = ${account}`)
  ).id;

/** A new session of an account, with the same token in both databases. */
export async function aSession({ alone, mirrored }: Pair, account: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  for (const { parts } of [alone, mirrored]) {
    const later = (seconds: number) => new Date(parts.clock().getTime() + seconds * 1000);
    await parts.database.of(campus).run(sql`
      with s as (
        insert into session (tenant_id, user_id, identity_id, way, ip, user_agent)
        select ${tenant}, u.id, i.id, 'password', '127.0.0.1', 'test' from app_user u
        join user_identity i on i.user_id = u.id and i.tenant_id = u.tenant_id and i.is_default
        where u.tenant_id = ${tenant} and u.account = ${account} returning id
      )
      insert into session_token (tenant_id, session_id, access_hash, refresh_hash, access_until, refresh_until)
      select ${tenant}, s.id, ${hashToken(token)}, ${hashToken(`${token}r`)},
        ${later(sessionLimits.accessSeconds)}::timestamptz, ${later(sessionLimits.refreshSeconds)}::timestamptz from s`);
  }
  return token;
}

/** Random or of this moment, and so different in two databases that hold the same. */
const ofTheMoment =
  /\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d(\.\d+Z)?|[\w-]{32,}|"(ms|milliseconds)":\d+|[0-9a-f-]{36}|nonce[-=]"?[\w-]+/g;

/** Between two requests: nobody asks so often that they are refused. */
const PAUSE_MS = 7_000;

/** What both campuses answer to the same request. */
export async function askBoth({ alone, mirrored, travel }: Pair, options: InjectOptions, token?: string) {
  const headers = { host: 'localhost', ...(token ? { 'blade-auth': `bearer ${token}` } : {}) };
  travel(PAUSE_MS);
  const answers = await Promise.all(
    [alone, mirrored].map(async ({ app }) => {
      const { statusCode, body } = await app.inject({ ...options, headers });
      return { http: statusCode, body: body.replace(ofTheMoment, '…') };
    }),
  );
  const [expected, answer] = answers;
  return { expected, answer };
}
