import { randomInt } from 'node:crypto';
import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import type { Secrets } from '../../common/secrets.ts';
import type { Db } from '../../db/database.ts';
import { hashRecoveryCode } from '../../domain/second-factor/second-factor.ts';
import { insertRecoveryCodes, removeRecoveryCodes } from './second-factor-queries.ts';

/** Without characters that are easily confused (0 o, 1 i l). */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');

export function newRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < signInLimits.recoveryCodeCount) codes.add(`${group()}-${group()}`);
  return [...codes];
}

/** Replaces all existing codes. Only hashes are stored, so the returned codes are shown once. */
export async function replaceRecoveryCodes(db: Db, secrets: Secrets, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => hashRecoveryCode(secrets, userId, code));
  await removeRecoveryCodes(db, userId);
  await insertRecoveryCodes(db, userId, hashes);
  return codes;
}
