import { randomBytes } from 'node:crypto';
import { channel } from 'node:diagnostics_channel';
import { hash, verify } from '@node-rs/argon2';
import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import { isGoodPassword, type PasswordPolicy, passwordStrength } from '@yizhan/contract/passwords.ts';
import { fail } from './fail.ts';

// argon2id, tuned for 50 to 100 ms on a current core; it runs in threads, four at a time, 46 MB each.
const cost = { memoryCost: 47_104, timeCost: 4, parallelism: 1 };

export const hashPassword = (password: string) => hash(password, cost);

let nobodys: Promise<string> | undefined;

/** Tells observers of every check what it costs. */
const checks = channel('yizhan.password-check');

/** `argon2id$v=19$m=47104,t=4,p=1` */
const costOf = (hashed: string) => hashed.split('$').slice(1, 4).join('$');

/** Whether a hash was computed at another cost: such an account answers in another time than the others. */
export const hasOtherCost = (hashed: string) =>
  costOf(hashed) !== `argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}`;

/** Refusing an account without a password (or no account at all) takes as long as refusing a wrong password. */
export async function isCorrectPassword(hashed: string | null | undefined, password: string): Promise<boolean> {
  nobodys ??= hashPassword(randomBytes(16).toString('hex'));
  const against = hashed ?? (await nobodys);
  checks.publish(costOf(against));
  const matches = await verify(against, password);
  return matches && typeof hashed === 'string';
}

const policy: PasswordPolicy = { shortest: signInLimits.minPasswordLength, longest: signInLimits.maxPasswordLength };

export const strengthOf = (password: string) => passwordStrength(password, policy);

export function requireStrongPassword(password: string) {
  if (!isGoodPassword(password, policy)) fail('weak_password', { shortest: policy.shortest });
}
