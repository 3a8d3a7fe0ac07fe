import { failures } from '@yizhan/contract/texts/zh-CN/failures.ts';
import { api } from './api.ts';
import { takeMessengerState } from './messenger-state.ts';
import { clearReauthentication } from './re-authentication.ts';
import { ApiError } from './request.ts';
import { saveReturnPage } from './return-page.ts';
import { useSession } from './session.ts';
import { parseSecondStepKey, useSignInProgress } from './sign-in-progress.ts';
import { textsOf } from './text.ts';

const t = textsOf({ failures });
/** Only known error codes are accepted: anybody can write the address. */
const knownErrors = [
  'sign_on_off',
  'sign_on_refused',
  'sign_on_unreachable',
  'sign_on_no_account',
  'sign_on_gone',
  'account_disabled',
  'too_many',
  'internal',
] as const satisfies (keyof typeof failures)[];

/** The address does not carry the account, so its placeholder is removed from the text. */
const accountPlaceholder = /\s?[「"]\{account\}[」"]/;

/** Completes an external sign-on from the query and page it returned with. */
export async function finishSignOn(address: string): Promise<void> {
  const [search = '', hash = ''] = address.split('#');
  const redirect = new URLSearchParams(hash.split('?')[1]).get('redirect');
  if (redirect) saveReturnPage(redirect);
  await signOnBy(new URLSearchParams(search)).finally(() => useSignInProgress.setState({ busy: false }));
}

async function signOnBy(query: URLSearchParams): Promise<void> {
  const of = (name: string) => query.get(name) ?? '';
  try {
    if (of('ticket')) return await signInByTicket(of('ticket'));
    // DingTalk's name for it.
    const code = of('code') || of('authCode');
    if (code) return await signInByMessenger(code, of('state'));
  } catch (error) {
    return fail(error);
  }
  // A silent check with the central login that found no session is no error.
  const code = knownErrors.find((known) => known === of('signOnError'));
  if (code) useSignInProgress.setState({ failure: t(code).replace(accountPlaceholder, '') });
}

async function signInByTicket(ticket: string): Promise<void> {
  await useSession.getState().enter(await api.signOn.tokenLogin({ ticket }));
  clearReauthentication();
}

async function signInByMessenger(code: string, state: string): Promise<void> {
  // Somebody else's link would bind their messenger to the account of the person opening it.
  if (!takeMessengerState(state)) return useSignInProgress.setState({ failure: t('sign_on_gone') });
  const answer = await api.signOn.messenger({ code, state });
  if ('bindRequired' in answer) {
    const { bindKey, way } = answer;
    useSignInProgress.setState({ step: { is: 'bind', bindKey, way } });
  } else await useSession.getState().enter(answer);
}

function fail(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
  const key = parseSecondStepKey(error.result);
  if (key) useSignInProgress.setState({ step: { is: 'code', key } });
  else useSignInProgress.setState({ failure: error.msg });
}
