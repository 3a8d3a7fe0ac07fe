import { fail } from '../../../common/fail.ts';
import { publishSessionsEnded } from '../../../domain/sessions/sessions-ended.ts';
import { consumeStep, createStep, type Steps } from '../../../domain/sign-in/step-queries.ts';
import { callbackAddresses } from '../../../domain/sign-on/rules.ts';
import { casLogin, validateTicket } from '../../../outside/cas.ts';
import { readLogoutRequest } from '../../../outside/cas-xml.ts';
import { reasonOf } from '../../../outside/failure-reason.ts';
import { completeSignOn } from './complete-sign-on.ts';
import { casKey } from './outer-keys.ts';
import { endOuter } from './queries.ts';
import { refuse, type SignOnRequest, siteHere } from './sign-on-request.ts';

/** Tickets are issued for this very address, and so for the browser that holds the cookie of its state. */
export const casService = (visit: Pick<SignOnRequest, 'config' | 'tenant' | 'caller'>, state: string) =>
  `${callbackAddresses(siteHere(visit)).casService}?${new URLSearchParams({ state })}`;

const casOf = ({ tenant }: Pick<SignOnRequest, 'tenant'>) => tenant.settings.signOn.cas ?? fail('sign_on_off');

type Leaving = Steps['cas'] & { /** Ask only whether somebody is signed in there. */ gateway: boolean };

/** Redirects to the CAS server. The state is the step's code, so only a state we issued is accepted on return. */
export async function redirectToCas(visit: SignOnRequest, { redirect, again, gateway }: Leaving) {
  const { url } = casOf(visit);
  const state = await createStep(visit.db, 'cas', { redirect, again }, visit.now);
  return { url: casLogin(url, casService(visit, state), { again, gateway }), state };
}

export async function signInByCas(visit: SignOnRequest, { ticket, state }: { ticket: string; state: string }) {
  const cas = casOf(visit);
  const { redirect, again } = (await consumeStep(visit.db, 'cas', state, visit.now)) ?? fail('sign_on_gone');
  const request = { service: casService(visit, state), ticket, again };
  const answer = await validateTicket(visit.foreign, cas.url, request).catch((error: unknown) =>
    refuse(visit, 'sign_on_unreachable', reasonOf(error)),
  );
  if (answer.is === 'refused') return refuse(visit, 'sign_on_refused', answer.code);
  if (answer.is === 'unreadable') return refuse(visit, 'sign_on_refused', 'the answer could not be read');
  const { accountAttribute } = cas;
  const account = accountAttribute ? answer.attribute(accountAttribute) : answer.user;
  if (!account) return refuse(visit, 'sign_on_refused', `no single attribute ${accountAttribute}`);
  const code = await completeSignOn(visit, { account, way: 'cas', outerKey: casKey(ticket), fresh: again });
  return { code, redirect };
}

/** Single sign-out: ends only the session that this ticket opened. */
export async function signOutByCas({ db, bus, now }: SignOnRequest, logoutRequest: string) {
  const ticket = readLogoutRequest(logoutRequest);
  if (!ticket) return;
  publishSessionsEnded(bus, await endOuter(db, { key: casKey(ticket) }, now));
}
