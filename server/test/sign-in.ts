import { randomBytes } from 'node:crypto';
import type { Input, Output } from '@yizhan/contract/call.ts';
import { session } from '@yizhan/contract/calls/session.ts';
import { addressOf } from '@yizhan/contract/route.ts';
import { hashPassword } from '../src/common/passwords.ts';
import { sql, tenant } from '../src/db/sql.ts';
import type { Answer, PersonOptions, School } from './school.ts';

export const password = 'Right-horse-7';
let hashed: Promise<string> | undefined;

/** A person who can sign in with `password`. Hashing is slow on purpose, so it is done once. */
export async function aMember(school: School, options: PersonOptions = {}) {
  hashed ??= hashPassword(password);
  return school.person({ passwordHash: await hashed, ...options });
}

type Calls = typeof session;
type From = { token?: string; ip?: string; headers?: Record<string, string> };

/** One call of the session group, from any address and with any token. */
export async function call<K extends keyof Calls>(
  school: School,
  name: K,
  input: Input<Calls[K]>,
  { token, ip = '127.0.0.1', headers = {} }: From = {},
): Promise<Answer<Output<Calls[K]>>> {
  const route: { base: Calls[K]['base']; path: string; method: 'GET' | 'POST'; inQuery?: true } = session[name];
  const inQuery = route.method === 'GET' || route.inQuery;
  const { http, body } = await school.inject(
    {
      method: route.method,
      url: addressOf(route),
      remoteAddress: ip,
      headers,
      ...(inQuery ? { query: input as Record<string, string> } : { payload: input }),
    },
    token,
  );
  return { http, ...(JSON.parse(body) as Omit<Answer<Output<Calls[K]>>, 'http'>) };
}

type SignInFields = { password?: string; captchaKey?: string; code?: string; tenantId?: string };

export const signIn = (school: School, account: string, given: SignInFields = {}, from: From = {}) =>
  call(school, 'signIn', { account, password, ...given }, from);

export async function signedIn(school: School, account: string) {
  const { status, msg, result } = await signIn(school, account);
  if (status !== 1000) throw new Error(msg);
  return result;
}

/** A captcha picture and its text. */
export async function solvedCaptcha(school: School) {
  const { result } = await school.visitor.session.captcha();
  const { answer } = await school.db.one<{ answer: string }>(sql`
    select answer from captcha where tenant_id = ${tenant} and key = ${result.captchaKey}`);
  return { captchaKey: result.captchaKey, code: answer };
}

export const anAccount = () => `a${randomBytes(5).toString('hex')}`;

export async function addIdentity(
  school: School,
  userId: string,
  { type = 3, validFrom = null, validTo = null, menus = [] }: NewIdentity = {},
) {
  const identity = await school.db.one<{ id: string }>(sql`
    insert into user_identity (tenant_id, user_id, type, valid_from, valid_to)
    values (${tenant}, ${userId}, ${type}, ${validFrom}, ${validTo}) returning id`);
  const role = await school.db.one<{ id: string }>(sql`
    with r as (
      insert into role (tenant_id, code, name) values (${tenant}, ${`I${identity.id}`}, ${`I${identity.id}`}) returning id
    ), m as (
      insert into role_menu (tenant_id, role_id, menu) select ${tenant}, r.id, m from r, unnest(${menus}::text[]) m
    ), h as (
      insert into identity_role (tenant_id, identity_id, role_id) select ${tenant}, ${identity.id}, id from r
    )
    select id from r`);
  return { id: identity.id, roleId: role.id };
}

type NewIdentity = { type?: number; validFrom?: string | null; validTo?: string | null; menus?: readonly string[] };
