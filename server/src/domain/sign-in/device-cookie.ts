import { randomBytes } from 'node:crypto';
import * as jobLimits from '@yizhan/contract/limits/jobs.ts';
import { isHttps } from '../../common/site.ts';
import type { Config } from '../../config.ts';
import type { Caller } from '../../person.ts';

const NAME = 'yizhan-device';
const SECONDS = jobLimits.keepDays.devices * 24 * 3600;

/** The browser's own random name. It opens nothing: it only tells a known browser from others. */
export const deviceOf = (caller: Pick<Caller, 'header'>): string | undefined =>
  new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{43})(?:;|$)`).exec(caller.header('cookie') ?? '')?.[1];

/** Gives the browser a name, or keeps the one it has: several people may share it. */
export function keepDevice(caller: Pick<Caller, 'header' | 'setCookie'>, config: Config): string {
  const device = deviceOf(caller) ?? randomBytes(32).toString('base64url');
  const attributes = `Path=/api; Max-Age=${SECONDS}; HttpOnly; SameSite=Strict${isHttps(config) ? '; Secure' : ''}`;
  caller.setCookie(`${NAME}=${device}; ${attributes}`);
  return device;
}
