import { randomBytes } from 'node:crypto';
import type { AgreementVersion } from '@yizhan/contract/entities/agreement.ts';
import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import type { Messenger } from '@yizhan/contract/messengers.ts';
import { hashToken } from '../../common/hash-token.ts';
import type { Db } from '../../db/database.ts';
import { json, sql, tenant } from '../../db/sql.ts';

type SentCode = {
  phone: string;
  userId: string | null;
  /** Of key and code together, so that equal codes differ. */
  codeHash: string;
};

/** Somebody's account of a messenger. */
export type OuterAccount = { way: Messenger; outerId: string };

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
  /** Password or messenger was right; the authenticator code is still pending. */
  secondFactor: {
    userId: string;
    way: 'password' | 'sms' | Messenger;
    attemptId: string | null;
    /** To bind once the session opens. */
    bind: OuterAccount | null;
    /** What was ticked at sign-in; recorded once the session opens. */
    agreed: readonly AgreementVersion[];
  };
  /** A code was sent to a bound phone, or would have been: of a phone that nobody bound, `userId` is null. */
  smsSignIn: SentCode;
  /** A code was sent to the phone that this person wants to bind. */
  smsBind: SentCode;
  /** Not bound yet. */
  bind: OuterAccount;
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
  smsSignIn: signInLimits.smsCodeSeconds,
  smsBind: signInLimits.smsCodeSeconds,
  cas: signInLimits.bindSeconds,
  oidc: signInLimits.bindSeconds,
};

export const newStepCode = () => randomBytes(32).toString('base64url');

/** Returns the code; only its hash is stored. Also deletes expired steps. */
export async function createStep<K extends keyof Steps>(
  db: Db,
  kind: K,
  data: Steps[K],
  now: Date,
  code = newStepCode(),
): Promise<string> {
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
      and tries < ${signInLimits.maxCodeAttempts}
    returning data, tries`);
  return row && { ...row.data, left: signInLimits.maxCodeAttempts - row.tries };
}
