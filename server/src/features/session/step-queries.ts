import { randomBytes } from 'node:crypto';
import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import { hashToken } from '../../common/hash-token.ts';
import type { Db } from '../../db/database.ts';
import { json, sql, tenant } from '../../db/sql.ts';

/** What a sign-in under way hands to its next step. */
export type Steps = {
  /** Back from outside: the person is known, the session not yet opened. */
  signOn: {
    userId: string;
    way: 'cas' | 'oidc';
    outerKey: string;
    /** They proved who they are just now: being signed in there was not enough. */
    fresh: boolean;
  };
  /** Password or WeChat was right; the code of the app is still to come. */
  secondFactor: {
    userId: string;
    way: 'password' | 'wechat';
    attemptId: string | null;
    /** The WeChat to bind once the session opens. */
    bind: string | null;
  };
  /** A WeChat that no account is bound to. */
  bind: { outerId: string };
  /** Gone to the provider; only the browser that went may come back, and goes on to `redirect`. */
  oidc: {
    verifier: string;
    nonce: string;
    redirect: string;
    /** When they left to prove again who they are; null when being signed in there is enough. */
    againSince: string | null;
  };
};

const seconds: Record<keyof Steps, number> = {
  signOn: signInLimits.signOnSeconds,
  secondFactor: signInLimits.secondFactorSeconds,
  bind: signInLimits.bindSeconds,
  oidc: signInLimits.bindSeconds,
};

/** Answers the code; only its hash is kept. Steps nobody took in time go on the way. */
export async function createStep<K extends keyof Steps>(db: Db, kind: K, data: Steps[K], now: Date): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  const until = new Date(now.getTime() + seconds[kind] * 1000);
  await db.run(sql`
    with gone as (delete from sign_in_step where tenant_id = ${tenant} and until < ${now})
    insert into sign_in_step (tenant_id, kind, hash, data, until)
    values (${tenant}, ${kind}, ${hashToken(code)}, ${json(data)}::jsonb, ${until})`);
  return code;
}

/** Takes the step: whoever comes second finds nothing. */
export async function consumeStep<K extends keyof Steps>(db: Db, kind: K, code: string, now: Date) {
  const row = await db.maybe<{ data: Steps[K] }>(sql`
    delete from sign_in_step
    where tenant_id = ${tenant} and kind = ${kind} and hash = ${hashToken(code)} and until > ${now} returning data`);
  return row?.data;
}

/** Looks without taking, and counts the look: a code that is guessed at is soon gone. `left` = looks still to be had. */
export async function tryStep<K extends keyof Steps>(db: Db, kind: K, code: string, now: Date) {
  const row = await db.maybe<{ data: Steps[K]; tries: number }>(sql`
    update sign_in_step set tries = tries + 1
    where tenant_id = ${tenant} and kind = ${kind} and hash = ${hashToken(code)} and until > ${now}
      and tries < ${signInLimits.maxSecondFactorAttempts}
    returning data, tries`);
  return row && { ...row.data, left: signInLimits.maxSecondFactorAttempts - row.tries };
}
