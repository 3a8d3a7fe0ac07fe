import type { Parsed } from '@yizhan/contract/call.ts';
import type { signOnSettings } from '@yizhan/contract/calls/sign-on-settings.ts';
import type { SignOnDetail } from '@yizhan/contract/entities/sign-on.ts';
import { isSameProvider, isSameWechatApp, withoutTrailingSlash } from '@yizhan/contract/secret-target.ts';
import { signOnTest as en } from '@yizhan/contract/texts/en/sign-on-test.ts';
import { fill } from '@yizhan/contract/texts/format.ts';
import { signOnTest as zh } from '@yizhan/contract/texts/zh-CN/sign-on-test.ts';
import { audit } from '../../common/audit.ts';
import type { SignedInContext } from '../../context.ts';
import { openSecret } from '../../domain/sign-on/rules.ts';
import { validateTicket } from '../../outside/cas.ts';
import { reasonOf } from '../../outside/failure-reason.ts';
import { type ClientVerdict, countKeys, discover, tryClient } from '../../outside/oidc.ts';
import { exchangeCode } from '../../outside/wechat.ts';
import { reasonFor } from './reasons.ts';

type TrialInput = Parsed<(typeof signOnSettings)['test']>;
type Way<W extends TrialInput['way']> = Extract<TrialInput, { way: W }>;
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
  switch (input.way) {
    case 'cas':
      return input.cas.url;
    case 'oidc':
      return input.oidc.issuer;
    case 'wechat':
      return input.wechat.baseUrl;
  }
}

function askWay(
  input: TrialInput,
  context: SignedInContext,
  callbacks: SignOnDetail['callbacks'],
): Promise<TrialOutcome> {
  switch (input.way) {
    case 'cas':
      // As a real login writes it: a server that knows the address only to the letter refuses it.
      return tryCas(input, context, `${callbacks.casService}?state=x`);
    case 'oidc':
      return tryOidc(input, context, callbacks.oidcRedirect);
    case 'wechat':
      return tryWechat(input, context);
  }
}

async function tryCas({ cas }: Way<'cas'>, { foreign }: SignedInContext, service: string): Promise<TrialOutcome> {
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
  { oidc }: Way<'oidc'>,
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

/** 40029: only the code is invalid, so the rest was right. */
const INVALID_CODE = 40029;

async function tryWechat({ wechat }: Way<'wechat'>, context: SignedInContext): Promise<TrialOutcome> {
  const { tenant, secrets, foreign } = context;
  const current = tenant.settings.signOn.wechat;
  const stored = current && isSameWechatApp(wechat, current) ? openSecret(secrets, current.appSecret) : '';
  const appSecret = wechat.appSecret ?? stored;
  const app = { ...wechat, baseUrl: withoutTrailingSlash(wechat.baseUrl), appSecret };
  const answer = await exchangeCode(foreign, app, NOBODYS);
  if (answer.is === 'known') return { ok: false, text: 'wechatStrange' };
  const { code, words } = answer;
  const ok = code === INVALID_CODE;
  return { ok, text: ok ? 'wechatGood' : 'wechatApp', values: { code, words: words.slice(0, 100) } };
}
