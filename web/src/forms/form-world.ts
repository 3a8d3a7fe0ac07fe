import { countWeekdays } from '@yizhan/contract/expression.ts';
import type { FormWorld } from '@yizhan/contract/form-rules.ts';
import { toWireTime } from '../lib/wire-time.ts';

/**
 * What the browser knows of the world while a form is filled in. Dictionaries, holidays and personal data are the
 * server's; it checks again when the form is sent.
 */
export const browserWorld = (now: Date): FormWorld => ({
  today: toWireTime(now).slice(0, 10),
  optionsOf: () => undefined,
  countWorkingDays: countWeekdays,
  profile: null,
});
