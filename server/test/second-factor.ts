import { codeAt, stepAt } from '../src/domain/second-factor/totp.ts';
import type { School, TestPerson } from './school.ts';
import { password } from './sign-in.ts';

/** The current code of the person's app. */
export const codeNow = (school: School, secret: string) => codeAt(secret, stepAt(school.parts.clock()));

/** Enables the second factor for a person whose password is `password`. */
export async function aSecondFactor(school: School, me: Pick<TestPerson, 'security'>) {
  const { secret } = (await me.security.beginSecondFactor({ password })).result;
  const { codes } = (await me.security.confirmSecondFactor({ code: codeNow(school, secret) })).result;
  return { secret, codes };
}
