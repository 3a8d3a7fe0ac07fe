import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import { fail } from './fail.ts';

// argon2id, tuned for 50 to 100 ms on a current core; it runs in threads, four at a time, 46 MB each.
const cost = { memoryCost: 47_104, timeCost: 4, parallelism: 1 };

export const hashPassword = (password: string) => hash(password, cost);

let nobodys: Promise<string> | undefined;

/** Refusing an account without a password (or no account at all) takes as long as refusing a wrong password. */
export async function isCorrectPassword(hashed: string | null | undefined, password: string): Promise<boolean> {
  nobodys ??= hashPassword(randomBytes(16).toString('hex'));
  const matches = await verify(hashed ?? (await nobodys), password);
  return matches && typeof hashed === 'string';
}

const isStrong = (password: string) =>
  password.length >= signInLimits.minPasswordLength && /\p{L}/u.test(password) && /\d/.test(password);

export function requireStrongPassword(password: string) {
  if (!isStrong(password)) fail('weak_password', { shortest: signInLimits.minPasswordLength });
}
