import type { Parsed } from '@yizhan/contract/call.ts';
import type { signOnSettings } from '@yizhan/contract/calls/sign-on-settings.ts';
import type { SignOnDetail } from '@yizhan/contract/entities/sign-on.ts';
import type { Messenger } from '@yizhan/contract/messengers.ts';
import { isSameApp, isSameProvider, withoutTrailingSlash } from '@yizhan/contract/secret-target.ts';
import { messengers as enNames } from '@yizhan/contract/texts/en/messengers.ts';
import { signOnTest as en } from '@yizhan/contract/texts/en/sign-on-test.ts';
import { fill } from '@yizhan/contract/texts/format.ts';
import { messengers as zhNames } from '@yizhan/contract/texts/zh-CN/messengers.ts';
import { signOnTest as zh } from '@yizhan/contract/texts/zh-CN/sign-on-test.ts';
import { audit } from '../../common/audit.ts';
import type { SignedInContext } from '../../context.ts';
import { openSecret } from '../../domain/sign-on/rules.ts';
import { validateTicket } from '../../outside/cas.ts';
import { reasonOf } from '../../outside/failure-reason.ts';
import { messengerClients } from '../../outside/messengers.ts';
import { type ClientVerdict, countKeys, discover, tryClient } from '../../outside/oidc.ts';
import { reasonFor } from './reasons.ts';

type TrialInput = Parsed<(typeof signOnSettings)['test']>;
type Way<W extends TrialInput['way']> = Extract<TrialInput, { way: W }>['settings'];
type TrialOutcome = { ok: boolean; text: keyof typeof zh; values?: Record<string, string | number> };

/** An invalid ticket or code. A working server refuses it with its own error. */
const NOBODYS = 'ST-0-of-nobody';

/** Sends a request that only a working server refuses correctly. */
export async function trySignOn(input: TrialInput, context: SignedInContext, callbacks: SignOnDetail['callbacks']) {
  const started = performance.now();
  const { ok, text, values } = await askWay(input, context, callbacks).catch((error: unknown): TrialOutcome => {
    const why = reasonOf(error);
    return { ok: false, text: reasonFor(why), values: { why } };
  });
  // The request goes to a URL of the administrator's choice, so who sent it, and where to, is audited.
  const { tenant } = context;
  await audit(context, {
    action: 'testSignOn',
    entity: 'settings',
    entityId: tenant.id,
    after: { to: addressOf(input), ok },
  });
  const words = context.caller.language === 'en' ? en : zh;
  return { ok, said: fill(words[text], values), ms: Math.round(performance.now() - started) };
}

function addressOf(input: TrialInput): string {
  if (input.way === 'cas') return input.settings.url;
  if (input.way === 'oidc') return input.settings.issuer;
  return input.settings.baseUrl;
}

function askWay(
  input: TrialInput,
  context: SignedInContext,
  callbacks: SignOnDetail['callbacks'],
): Promise<TrialOutcome> {
  // As a real login writes it: a server that knows the address only to the letter refuses it.
  if (input.way === 'cas') return tryCas(input.settings, context, `${callbacks.casService}?state=x`);
  if (input.way === 'oidc') return tryOidc(input.settings, context, callbacks.oidcRedirect);
  return tryMessenger(input.way, input.settings, context);
}

async function tryCas(cas: Way<'cas'>, { foreign }: SignedInContext, service: string): Promise<TrialOutcome> {
  const request = { service, ticket: NOBODYS, again: false };
  const answer = await validateTicket(foreign, withoutTrailingSlash(cas.url), request);
  if (answer.is !== 'refused') return { ok: false, text: 'casUnreadable' };
  const ok = answer.code === 'INVALID_TICKET' || answer.code === 'INVALID_SERVICE';
  return { ok, text: ok ? 'casGood' : 'casOther', values: { code: answer.code } };
}

/** The provider's verdict on the client, and whether people could sign in with it. */
const ofClient: Record<ClientVerdict['is'], Pick<TrialOutcome, 'ok' | 'text'>> = {
  right: { ok: true, text: 'oidcGood' },
  wrong: { ok: false, text: 'oidcClient' },
  forbidden: { ok: false, text: 'oidcForbidden' },
  unproven: { ok: true, text: 'oidcUnproven' },
};

async function tryOidc(
  oidc: Way<'oidc'>,
  { tenant, secrets, foreign }: SignedInContext,
  back: string,
): Promise<TrialOutcome> {
  const { issuer, clientId } = oidc;
  const current = tenant.settings.signOn.oidc;
  const stored = current && isSameProvider(oidc, current) ? openSecret(secrets, current.clientSecret) : '';
  const provider = await discover(foreign, { issuer, clientId, clientSecret: oidc.clientSecret ?? stored });
  const count = await countKeys(provider);
  if (count === 0) return { ok: false, text: 'oidcNoKeys', values: { issuer } };
  if (!provider.config.serverMetadata().token_endpoint) return { ok: false, text: 'oidcNoTokens', values: { issuer } };
  const { is, code } = await tryClient(provider, back);
  return { ...ofClient[is], values: { issuer, count, code } };
}

async function tryMessenger(
  messenger: Messenger,
  app: Way<Messenger>,
  { tenant, secrets, foreign, caller }: SignedInContext,
): Promise<TrialOutcome> {
  const current = tenant.settings.signOn[messenger];
  const stored = current && isSameApp(app, current) ? openSecret(secrets, current.appSecret) : '';
  const { exchangeCode, invalidCode } = messengerClients[messenger];
  const given = { ...app, baseUrl: withoutTrailingSlash(app.baseUrl), appSecret: app.appSecret ?? stored };
  const answer = await exchangeCode(foreign, given, NOBODYS);
  const name = (caller.language === 'en' ? enNames : zhNames)[messenger];
  if (answer.is === 'known') return { ok: false, text: 'messengerStrange', values: { name } };
  const { code, words } = answer;
  // Only the code is invalid, so the rest was right.
  const ok = code === invalidCode;
  return { ok, text: ok ? 'messengerGood' : 'messengerApp', values: { name, code, words: words.slice(0, 100) } };
}
