import { fail } from '../../../common/fail.ts';
import { tellEnded } from '../../../domain/sessions/end-sessions.ts';
import { toldOf } from '../../../domain/sign-on/rules.ts';
import { whyOf } from '../../../outside/ask.ts';
import { validateTicket } from '../../../outside/cas.ts';
import { readLogoutRequest } from '../../../outside/cas-xml.ts';
import { arrive } from './arrive.ts';
import { casKey } from './outer-keys.ts';
import { endOuter } from './queries.ts';
import { refuse, siteHere, type Visit } from './visit.ts';

/** What travels with the service, and has to be there again when its ticket is validated. */
type Travelling = {
  /** A page to go on to. */
  redirect: string;
  /** The password was to be typed again: no other ticket is taken. */
  again: boolean;
};

export function casService(visit: Pick<Visit, 'config' | 'tenant' | 'caller'>, { redirect, again }: Travelling) {
  const { casService } = toldOf(siteHere(visit));
  const query = new URLSearchParams({ ...(redirect && { redirect }), ...(again && { again: 'true' }) }).toString();
  return query ? `${casService}?${query}` : casService;
}

export async function arriveByCas(visit: Visit, { ticket, ...travelling }: Travelling & { ticket: string }) {
  const cas = visit.tenant.settings.signOn.cas ?? fail('sign_on_off');
  const { again } = travelling;
  const answer = await validateTicket(cas.url, { service: casService(visit, travelling), ticket, again }).catch(
    (error: unknown) => refuse(visit, 'sign_on_unreachable', whyOf(error)),
  );
  if (answer.is === 'refused') return refuse(visit, 'sign_on_refused', answer.code);
  if (answer.is === 'unreadable') return refuse(visit, 'sign_on_refused', 'the answer could not be read');
  const { accountAttribute } = cas;
  const account = accountAttribute ? answer.attribute(accountAttribute) : answer.user;
  if (!account) return refuse(visit, 'sign_on_refused', `no single attribute ${accountAttribute}`);
  return arrive(visit, { account, way: 'cas', outerKey: casKey(ticket), fresh: again });
}

/** Single sign-out: ends the session that ticket opened, and no other. */
export async function signOutByCas({ db, bus, now }: Visit, logoutRequest: string) {
  const ticket = readLogoutRequest(logoutRequest);
  if (!ticket) return;
  tellEnded(bus, await endOuter(db, { key: casKey(ticket) }, now));
}
