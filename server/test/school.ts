import { randomBytes, randomInt } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Call, Input, Output } from '@yizhan/contract/call.ts';
import { type Contract, contract } from '@yizhan/contract/contract.ts';
import * as sessionLimits from '@yizhan/contract/limits/session.ts';
import type { BuiltInRole } from '@yizhan/contract/permissions.ts';
import { addressOf } from '@yizhan/contract/route.ts';
import type { Menu } from '@yizhan/contract/sections.ts';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { pino } from 'pino';
import { buildApp } from '../src/app.ts';
import { hashToken } from '../src/common/hash-token.ts';
import { readConfig } from '../src/config.ts';
import type { Db } from '../src/db/database.ts';
import { sql, tenant } from '../src/db/sql.ts';
import { DEFAULT_TENANT } from '../src/domain/tenants/tenants.ts';
import { makeParts, type Parts } from '../src/parts.ts';
import type { Language } from '../src/person.ts';
import { testBus, testReplayGuard } from './bus.ts';
import { testDatabase } from './database.ts';

export type Answer<T> = { http: number; status: number; msg: string; msgDetail: string; result: T };
type Payload = Record<string, unknown>;

/** Makes a call and returns the whole envelope, whether refused or not. */
type Client = {
  [G in keyof Contract]: {
    [K in keyof Contract[G]]: Contract[G][K] extends Call
      ? (input?: Input<Contract[G][K]>) => Promise<Answer<Output<Contract[G][K]>>>
      : never;
  };
};

export type PersonOptions = {
  account?: string;
  name?: string;
  type?: number;
  deptId?: string;
  number?: string;
  passwordHash?: string;
  /** A built-in role, shared with others; if absent the person gets a role of their own. */
  role?: BuiltInRole;
  /** The configuration menu entries that the person's role grants. */
  menus?: readonly Menu[];
};

export type TestPerson = Client & { id: string; account: string; identityId: string; roleId: string; token: string };

/** A separate school for one test, with the real application on the worker's database. */
export type School = {
  tenant: string;
  host: string;
  /** Its public address. */
  site: string;
  db: Db;
  app: FastifyInstance;
  parts: Parts;
  /** Moves the server's clock. */
  travel(ms: number): void;
  /** From now on it moves only by `travel`: for what counts seconds. */
  stopClock(): void;
  person(options?: PersonOptions): Promise<TestPerson>;
  visitor: Client;
  /** The person who holds this access token, or a visitor; in Chinese unless another language is named. */
  as(token: string | undefined, language?: Language): Client;
  inject(
    options: InjectOptions,
    token?: string,
  ): Promise<{ http: number; body: string; headers: Record<string, unknown> }>;
};

/** A loopback address of its own: other servers on this machine reach the school by it, without DNS. */
const loopbackAddress = () => `127.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(1, 255)}`;

type Standing = {
  /** Other servers call it through a real socket; the test closes its app. */
  listening?: boolean;
  /** Against the contract; measurements go without. */
  checkAnswers?: boolean;
};

export async function aSchool(
  settings: Payload = {},
  env: Record<string, string> = {},
  { listening = false, checkAnswers = true }: Standing = {},
): Promise<School> {
  const database = await testDatabase();
  const id = `t${randomBytes(6).toString('hex')}`;
  const host = listening ? loopbackAddress() : `${id}.localhost`;
  let ahead = 0;
  let stopped: number | undefined;
  const parts = makeParts({
    config: readConfig({ DATA_DIR: mkdtempSync(join(tmpdir(), 'yizhan-test-')), DEMO: 'off', ...env }),
    database,
    bus: await testBus(),
    replayGuard: await testReplayGuard(),
    clock: () => new Date((stopped ?? Date.now()) + ahead),
    logger: pino({ level: process.env.TEST_LOG ?? 'silent' }),
    secret: 'a secret for tests, long enough to be one',
  });
  await database.pool.query('insert into tenant (id, name, host, settings) values ($1, $2, $3, $4)', [
    id,
    '测试大学',
    host,
    settings,
  ]);
  const app = await buildApp(parts, { checkAnswers });
  const db = database.of(id);
  if (listening) await app.listen({ host, port: 0 });
  const at = listening ? `${host}:${(app.server.address() as AddressInfo).port}` : host;

  const inject: School['inject'] = async (options, token) => {
    const headers = { host: at, ...(token ? { 'blade-auth': `bearer ${token}` } : {}), ...options.headers };
    const answer = await app.inject({ ...options, headers });
    return { http: answer.statusCode, body: answer.body, headers: answer.headers };
  };
  return {
    tenant: id,
    host,
    site: `http://${at}`,
    db,
    app,
    parts,
    travel: (ms) => {
      ahead += ms;
    },
    stopClock: () => {
      stopped = Date.now();
    },
    person: (options) => aPerson(db, parts.clock(), inject, options),
    visitor: clientOf(inject),
    as: (token, language) => clientOf(inject, token, language),
    inject,
  };
}

/** Somebody of the first school of the database, which runs the platform. */
export const aPlatformPerson = ({ parts, inject }: School, options: PersonOptions) =>
  aPerson(parts.database.of(DEFAULT_TENANT), parts.clock(), inject, options);

/** Every call of the contract, by whoever holds this token. */
export function clientOf(inject: School['inject'], token?: string, language: Language = 'zh-CN'): Client {
  const call =
    (route: Call) =>
    async (input: Payload = {}) => {
      const url = addressOf(route).replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name])));
      const inQuery = route.method === 'GET' || route.inQuery;
      const answer = await inject(
        {
          method: route.method,
          url,
          ...(inQuery ? { query: input as Record<string, string> } : { payload: route.upload ? formOf(input) : input }),
          headers: {
            'accept-language': language,
            ...(route.accessTokenHeader && token ? { 'access-token': token } : {}),
          },
        },
        token,
      );
      return { http: answer.http, ...(JSON.parse(answer.body) as Omit<Answer<never>, 'http'>) };
    };
  return Object.fromEntries(
    Object.entries(contract).map(([group, calls]) => [
      group,
      Object.fromEntries(Object.entries(calls as Record<string, Call>).map(([name, route]) => [name, call(route)])),
    ]),
  ) as unknown as Client;
}

/** Fields first, as the client sends them: the server reads the form as a stream. */
function formOf(input: Payload): FormData {
  const form = new FormData();
  const values = Object.entries(input);
  for (const [name, value] of values) if (!(value instanceof Blob)) form.set(name, String(value));
  for (const [name, value] of values) if (value instanceof Blob) form.set(name, value);
  return form;
}

async function aPerson(db: Db, now: Date, inject: School['inject'], options: PersonOptions = {}): Promise<TestPerson> {
  const account = options.account ?? `p${randomBytes(5).toString('hex')}`;
  const name = options.name ?? '测试用户';
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  const token = randomBytes(32).toString('base64url');
  const code = options.role ?? `R_${account}`;
  // One statement, for speed: most tests begin here, some of them several times.
  const person = await db.one<{ id: string; identityId: string; roleId: string }>(sql`
    with u as (
      insert into app_user (tenant_id, account, nick_name, real_name, password_hash)
      values (${tenant}, ${account}, ${name}, ${name}, ${options.passwordHash ?? null}) returning id
    ), i as (
      insert into user_identity (tenant_id, user_id, type, number, dept_id, is_default)
      select ${tenant}, u.id, ${options.type ?? 1}, ${options.number ?? ''}, ${options.deptId ?? null}, true from u
      returning id
    ), r as (
      insert into role (tenant_id, code, name) values (${tenant}, ${code}, ${options.role ?? `role of ${account}`})
      on conflict (tenant_id, code) do update set code = excluded.code returning id
    ), has_role as (
      insert into identity_role (tenant_id, identity_id, role_id) select ${tenant}, i.id, r.id from i, r
    ), opens as (
      insert into role_menu (tenant_id, role_id, menu)
      select ${tenant}, r.id, m from r, unnest(${options.menus ?? []}::text[]) m on conflict do nothing
    ), s as (
      insert into session (tenant_id, user_id, identity_id, way, ip, user_agent)
      select ${tenant}, u.id, i.id, 'password', '127.0.0.1', 'test' from u, i returning id
    ), holds as (
      insert into session_token (tenant_id, session_id, access_hash, refresh_hash, access_until, refresh_until)
      select ${tenant}, s.id, ${hashToken(token)}, ${hashToken(`${token}r`)},
        ${later(sessionLimits.accessSeconds)}::timestamptz, ${later(sessionLimits.refreshSeconds)}::timestamptz from s
    )
    select u.id, i.id as "identityId", r.id as "roleId" from u, i, r`);
  return { ...clientOf(inject, token), ...person, account, token };
}
