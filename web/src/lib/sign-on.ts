import { failures } from '@yizhan/contract/texts/zh-CN/failures.ts';
import { api } from './api.ts';
import { secondStepOf, useEntry } from './entry.ts';
import { proved } from './re-authentication.ts';
import { ApiError } from './request.ts';
import { rememberWanted } from './return-page.ts';
import { useSession } from './session.ts';
import { textsOf } from './text.ts';
import { takeState } from './wechat-state.ts';

const t = textsOf('failures', failures);
/** Only what a sign-on can end with: the address is anybody's to write. */
const told = [
  'sign_on_off',
  'sign_on_refused',
  'sign_on_unreachable',
  'sign_on_no_account',
  'sign_on_gone',
  'account_disabled',
  'too_many',
  'internal',
] as const satisfies (keyof typeof failures)[];

/** An address carries no names: the sentence goes without. */
const nameless = /\s?[「"]\{account\}[」"]/;

/** Finishes a sign-on begun outside, by the query and the page it came back with. */
export async function finishSignOn(address: string): Promise<void> {
  const [search = '', hash = ''] = address.split('#');
  const redirect = new URLSearchParams(hash.split('?')[1]).get('redirect');
  if (redirect) rememberWanted(redirect);
  await signOnBy(new URLSearchParams(search)).finally(() => useEntry.setState({ busy: false }));
}

async function signOnBy(query: URLSearchParams): Promise<void> {
  const of = (name: string) => query.get(name) ?? '';
  try {
    if (of('ticket')) return await byTicket(of('ticket'));
    if (of('code')) return await byWechat(of('code'), of('state'));
  } catch (error) {
    return fail(error);
  }
  // A silent question to the central login that found nobody says nothing.
  const code = told.find((known) => known === of('signOnError'));
  if (code) useEntry.setState({ failure: t(code).replace(nameless, '') });
}

async function byTicket(ticket: string): Promise<void> {
  await useSession.getState().enter(await api.signOn.tokenLogin({ ticket }));
  proved();
}

async function byWechat(code: string, state: string): Promise<void> {
  // Somebody else's link would bind their WeChat to whoever opens it.
  if (!takeState(state)) return useEntry.setState({ failure: t('sign_on_gone') });
  const answer = await api.signOn.wechat({ code, state });
  if ('bindRequired' in answer) useEntry.setState({ step: { is: 'bind', bindKey: answer.bindKey } });
  else await useSession.getState().enter(answer);
}

function fail(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
  const key = secondStepOf(error.result);
  if (key) useEntry.setState({ step: { is: 'code', key } });
  else useEntry.setState({ failure: error.msg });
}
