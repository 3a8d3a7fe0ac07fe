import { randomBytes } from 'node:crypto';
import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import { hashToken } from '../../common/hash-token.ts';
import type { Db } from '../../db/database.ts';
import { json, sql, tenant } from '../../db/sql.ts';

/** Data that a pending sign-in passes to its next step. */
export type Steps = {
  /** Back from the central login: the person is known, the session not yet opened. */
  signOn: {
    userId: string;
    way: 'cas' | 'oidc';
    outerKey: string;
    /** They authenticated just now, rather than being already signed in there. */
    fresh: boolean;
  };
  /** Password or WeChat was right; the authenticator code is still pending. */
  secondFactor: {
    userId: string;
    way: 'password' | 'wechat';
    attemptId: string | null;
    /** The WeChat account to bind once the session opens. */
    bind: string | null;
  };
  /** A WeChat account that is not bound yet. */
  bind: { outerId: string };
  /** Redirected to the CAS server. Only the same browser may come back. */
  cas: {
    /** The page to continue to. */
    redirect: string;
    /** The password was to be typed again; no other ticket is accepted. */
    again: boolean;
  };
  /** Redirected to the provider. Only the same browser may come back, and it continues to `redirect`. */
  oidc: {
    verifier: string;
    nonce: string;
    redirect: string;
    /** When they left to re-authenticate; null if being signed in there is enough. */
    againSince: string | null;
  };
};

const seconds: Record<keyof Steps, number> = {
  signOn: signInLimits.signOnSeconds,
  secondFactor: signInLimits.secondFactorSeconds,
  bind: signInLimits.bindSeconds,
  cas: signInLimits.bindSeconds,
  oidc: signInLimits.bindSeconds,
};

/** Returns the code; only its hash is stored. Also deletes expired steps. */
export async function createStep<K extends keyof Steps>(db: Db, kind: K, data: Steps[K], now: Date): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  const until = new Date(now.getTime() + seconds[kind] * 1000);
  await db.run(sql`
    with gone as (delete from sign_in_step where tenant_id = ${tenant} and until < ${now})
    insert into sign_in_step (tenant_id, kind, hash, data, until)
    values (${tenant}, ${kind}, ${hashToken(code)}, ${json(data)}::jsonb, ${until})`);
  return code;
}

/** Consumes the step: a second caller finds nothing. */
export async function consumeStep<K extends keyof Steps>(db: Db, kind: K, code: string, now: Date) {
  const row = await db.maybe<{ data: Steps[K] }>(sql`
    delete from sign_in_step
    where tenant_id = ${tenant} and kind = ${kind} and hash = ${hashToken(code)} and until > ${now} returning data`);
  return row?.data;
}

/** Reads without consuming, and counts the attempt, so that a code cannot be guessed. `left` = remaining attempts. */
export async function tryStep<K extends keyof Steps>(db: Db, kind: K, code: string, now: Date) {
  const row = await db.maybe<{ data: Steps[K]; tries: number }>(sql`
    update sign_in_step set tries = tries + 1
    where tenant_id = ${tenant} and kind = ${kind} and hash = ${hashToken(code)} and until > ${now}
      and tries < ${signInLimits.maxSecondFactorAttempts}
    returning data, tries`);
  return row && { ...row.data, left: signInLimits.maxSecondFactorAttempts - row.tries };
}
