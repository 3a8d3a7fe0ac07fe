import * as fieldLimits from '@yizhan/contract/limits/fields.ts';

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
