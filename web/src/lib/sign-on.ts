import { failures } from '@yizhan/contract/texts/zh-CN/failures.ts';
import { api } from './api.ts';
import { secondStepOf, useEntry } from './entry.ts';
import { rememberWanted } from './navigate.ts';
import { ApiError } from './request.ts';
import { useSession } from './session.ts';
import { textsOf } from './text.ts';

const t = textsOf('failures', failures);
const isFailure = (code: string): code is keyof typeof failures => code in failures;

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
    if (of('ticket')) return await useSession.getState().enter(await api.signOn.tokenLogin({ ticket: of('ticket') }));
    if (of('code')) return await byWechat(of('code'), of('state'));
  } catch (error) {
    return fail(error);
  }
  // A silent question to the central login that found nobody says nothing.
  const code = of('signOnError');
  if (isFailure(code)) useEntry.setState({ failure: t(code).replace(nameless, '') });
}

async function byWechat(code: string, state: string): Promise<void> {
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
