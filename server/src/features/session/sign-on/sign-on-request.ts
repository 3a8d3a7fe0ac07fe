import type { FailureCode } from '@yizhan/contract/statuses.ts';
import { fail } from '../../../common/fail.ts';
import { siteOf } from '../../../common/site.ts';
import type { Context } from '../../../context.ts';

/** What a sign-on needs to know of the request it arrives with. */
export type SignOnRequest = Pick<
  Context,
  'db' | 'now' | 'tenant' | 'caller' | 'config' | 'secrets' | 'bus' | 'replayGuard' | 'log'
>;

export const siteHere = ({ config, tenant, caller }: Pick<SignOnRequest, 'config' | 'tenant' | 'caller'>) =>
  siteOf(config, tenant, caller.header('host'));

/** People read the code's words; why exactly is for those who run the server. */
export function refuse({ log, tenant }: Pick<SignOnRequest, 'log' | 'tenant'>, code: FailureCode, why: string): never {
  log.warn({ tenant: tenant.id, code, why }, 'sign-on refused');
  return fail(code);
}

/** A page of the portal's own to go on to; anything else is no page to be sent to. */
export const ownPath = (value: unknown) =>
  typeof value === 'string' && value.length <= 500 && /^\/(?![/\\])[^\s\\#\p{Cc}]*$/u.test(value) ? value : '';
