import * as fieldLimits from '@yizhan/contract/limits/fields.ts';

type Policy = { shortest: number; longest: number };

/** The password rules and which of them are met; the server applies the same. */
export const passwordRules = (password: string, { shortest, longest }: Policy) =>
  [
    { rule: 'ruleLength', met: password.length >= shortest && password.length <= longest },
    { rule: 'ruleLetter', met: /\p{L}/u.test(password) },
    { rule: 'ruleDigit', met: /\d/.test(password) },
  ] as const;

export const isGoodPassword = (password: string, policy: Policy) =>
  passwordRules(password, policy).every(({ met }) => met);

const kinds = [/\p{Ll}/u, /\p{Lu}|\p{Lo}/u, /\d/, /[^\p{L}\d]/u];
const LONG = 12;
const VERY_LONG = 16;

/** How hard a password is to guess: by its length, the kinds of its characters, and how many differ. */
export function passwordStrength(password: string, policy: Policy): 'weak' | 'medium' | 'strong' {
  const varied = new Set(password.toLowerCase()).size;
  if (!isGoodPassword(password, policy) || varied <= policy.shortest / 2) return 'weak';
  const used = kinds.filter((kind) => kind.test(password)).length;
  const isHard = password.length >= VERY_LONG || (password.length >= LONG && used > 2);
  return isHard && varied >= policy.shortest ? 'strong' : 'medium';
}

/** The status with which the server asks for a captcha. */
export const captchaRequiredStatus = 1004;

/** The seconds a refused attempt has to wait, if that is why it was refused. */
export const secondsToWait = (result: unknown): number | undefined =>
  typeof result === 'object' && result !== null && 'seconds' in result && typeof result.seconds === 'number'
    ? result.seconds
    : undefined;

/** People paste the whole link; only its code matters. */
export function parseCode(pasted: string): string {
  const text = pasted.trim();
  const code = new URLSearchParams(text.split('?').at(-1)).get('code');
  return (code ?? text).slice(0, fieldLimits.textLength);
}
