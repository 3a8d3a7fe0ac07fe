import * as fieldLimits from '@yizhan/contract/limits/fields.ts';

/** An agreement with only an empty paragraph counts as none. */
export const isEmptyHtml = (html: string) =>
  !/<(img|video|iframe|table)\b/i.test(html) &&
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;|&#160;|&#xa0;/gi, '')
    .trim() === '';

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
