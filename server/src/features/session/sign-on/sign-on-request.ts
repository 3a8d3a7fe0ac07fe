import type { FailureCode } from '@yizhan/contract/statuses.ts';
import { fail } from '../../../common/fail.ts';
import { siteOf } from '../../../common/site.ts';
import type { Context } from '../../../context.ts';

/** The parts of a request that a sign-on needs. */
export type SignOnRequest = Pick<
  Context,
  'db' | 'now' | 'tenant' | 'caller' | 'config' | 'secrets' | 'bus' | 'replayGuard' | 'foreign' | 'log'
>;

export const siteHere = ({ config, tenant, caller }: Pick<SignOnRequest, 'config' | 'tenant' | 'caller'>) =>
  siteOf(config, tenant, caller.header('host'));

/** People see the text of the code. The exact reason goes to the log, for the operators. */
export function refuse({ log, tenant }: Pick<SignOnRequest, 'log' | 'tenant'>, code: FailureCode, why: string): never {
  log.warn({ tenant: tenant.id, code, why }, 'sign-on refused');
  return fail(code);
}

/** A page of the portal to continue to. Anything else is rejected, so that it is no open redirect. */
export const ownPath = (value: unknown) =>
  typeof value === 'string' && value.length <= 500 && /^\/(?![/\\])[^\s\\#\p{Cc}]*$/u.test(value) ? value : '';
