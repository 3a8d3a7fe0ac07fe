import { fail } from '../../../common/fail.ts';
import { publishSessionsEnded } from '../../../domain/sessions/sessions-ended.ts';
import { callbackAddresses } from '../../../domain/sign-on/rules.ts';
import { validateTicket } from '../../../outside/cas.ts';
import { readLogoutRequest } from '../../../outside/cas-xml.ts';
import { reasonOf } from '../../../outside/failure-reason.ts';
import { completeSignOn } from './complete-sign-on.ts';
import { casKey } from './outer-keys.ts';
import { endOuter } from './queries.ts';
import { refuse, type SignOnRequest, siteHere } from './sign-on-request.ts';

/** Parameters of the service URL. They must be present again when the ticket is validated. */
type CasReturn = {
  /** The page to continue to. */
  redirect: string;
  /** The password was to be typed again; no other ticket is accepted. */
  again: boolean;
};

export function casService(visit: Pick<SignOnRequest, 'config' | 'tenant' | 'caller'>, { redirect, again }: CasReturn) {
  const { casService } = callbackAddresses(siteHere(visit));
  const query = new URLSearchParams({ ...(redirect && { redirect }), ...(again && { again: 'true' }) }).toString();
  return query ? `${casService}?${query}` : casService;
}

export async function signInByCas(visit: SignOnRequest, { ticket, ...params }: CasReturn & { ticket: string }) {
  const cas = visit.tenant.settings.signOn.cas ?? fail('sign_on_off');
  const { again } = params;
  const answer = await validateTicket(visit.foreign, cas.url, {
    service: casService(visit, params),
    ticket,
    again,
  }).catch((error: unknown) => refuse(visit, 'sign_on_unreachable', reasonOf(error)));
  if (answer.is === 'refused') return refuse(visit, 'sign_on_refused', answer.code);
  if (answer.is === 'unreadable') return refuse(visit, 'sign_on_refused', 'the answer could not be read');
  const { accountAttribute } = cas;
  const account = accountAttribute ? answer.attribute(accountAttribute) : answer.user;
  if (!account) return refuse(visit, 'sign_on_refused', `no single attribute ${accountAttribute}`);
  return completeSignOn(visit, { account, way: 'cas', outerKey: casKey(ticket), fresh: again });
}

/** Single sign-out: ends only the session that this ticket opened. */
export async function signOutByCas({ db, bus, now }: SignOnRequest, logoutRequest: string) {
  const ticket = readLogoutRequest(logoutRequest);
  if (!ticket) return;
  publishSessionsEnded(bus, await endOuter(db, { key: casKey(ticket) }, now));
}
