import type { Parsed } from '@yizhan/contract/call.ts';
import type { signOnSettings } from '@yizhan/contract/calls/sign-on-settings.ts';
import type { SignOnDetail } from '@yizhan/contract/entities/sign-on.ts';
import { bare, sameProvider, sameWechatApp } from '@yizhan/contract/same-place.ts';
import { signOnTest as en } from '@yizhan/contract/texts/en/sign-on-test.ts';
import { fill } from '@yizhan/contract/texts/format.ts';
import { signOnTest as zh } from '@yizhan/contract/texts/zh-CN/sign-on-test.ts';
import { audit } from '../../common/audit.ts';
import type { SignedInContext } from '../../context.ts';
import { openSecret } from '../../domain/sign-on/rules.ts';
import { reasonOf } from '../../outside/bounded-fetch.ts';
import { validateTicket } from '../../outside/cas.ts';
import { type ClientVerdict, countKeys, discover, tryClient } from '../../outside/oidc.ts';
import { exchangeCode } from '../../outside/wechat.ts';
import { reasonFor } from './reasons.ts';

type Given = Parsed<(typeof signOnSettings)['test']>;
type Way<W extends Given['way']> = Extract<Given, { way: W }>;
type Said = { ok: boolean; text: keyof typeof zh; values?: Record<string, string | number> };

/** No ticket or code of anybody: a server that works refuses it, in its own words. */
const NOBODYS = 'ST-0-of-nobody';

/** Asks the other side for something only a working one refuses rightly. */
export async function trySignOn(given: Given, context: SignedInContext, told: SignOnDetail['told']) {
  const started = performance.now();
  const { ok, text, values } = await askWay(given, context, told).catch((error: unknown): Said => {
    const why = reasonOf(error);
    return { ok: false, text: reasonFor(why), values: { why } };
  });
  // It asks an address of the administrator's choice: who asked, and where, is on record.
  const { tenant } = context;
  await audit(context, {
    action: 'testSignOn',
    entity: 'settings',
    entityId: tenant.id,
    after: { to: addressOf(given), ok },
  });
  const words = context.caller.language === 'en' ? en : zh;
  return { ok, said: fill(words[text], values), ms: Math.round(performance.now() - started) };
}

function addressOf(given: Given): string {
  switch (given.way) {
    case 'cas':
      return given.cas.url;
    case 'oidc':
      return given.oidc.issuer;
    case 'wechat':
      return given.wechat.baseUrl;
  }
}

function askWay(given: Given, context: SignedInContext, told: SignOnDetail['told']): Promise<Said> {
  switch (given.way) {
    case 'cas':
      return tryCas(given, told.casService);
    case 'oidc':
      return tryOidc(given, context, told.oidcRedirect);
    case 'wechat':
      return tryWechat(given, context);
  }
}

async function tryCas({ cas }: Way<'cas'>, service: string): Promise<Said> {
  const answer = await validateTicket(bare(cas.url), { service, ticket: NOBODYS, again: false });
  if (answer.is !== 'refused') return { ok: false, text: 'casUnreadable' };
  const ok = answer.code === 'INVALID_TICKET' || answer.code === 'INVALID_SERVICE';
  return { ok, text: ok ? 'casGood' : 'casOther', values: { code: answer.code } };
}

/** What the provider says of the client, and whether people could sign in with that. */
const ofClient: Record<ClientVerdict['is'], Pick<Said, 'ok' | 'text'>> = {
  right: { ok: true, text: 'oidcGood' },
  wrong: { ok: false, text: 'oidcClient' },
  forbidden: { ok: false, text: 'oidcForbidden' },
  unproven: { ok: true, text: 'oidcUnproven' },
};

async function tryOidc({ oidc }: Way<'oidc'>, { tenant, secrets }: SignedInContext, back: string): Promise<Said> {
  const { issuer, clientId } = oidc;
  const kept = tenant.settings.signOn.oidc;
  const stored = kept && sameProvider(oidc, kept) ? openSecret(secrets, kept.clientSecret) : '';
  const provider = await discover({ issuer, clientId, clientSecret: oidc.clientSecret ?? stored });
  const count = await countKeys(provider);
  if (count === 0) return { ok: false, text: 'oidcNoKeys', values: { issuer } };
  if (!provider.config.serverMetadata().token_endpoint) return { ok: false, text: 'oidcNoTokens', values: { issuer } };
  const { is, code } = await tryClient(provider, back);
  return { ...ofClient[is], values: { issuer, count, code } };
}

/** 40029: the code is none, so the rest was right. */
const INVALID_CODE = 40029;

async function tryWechat({ wechat }: Way<'wechat'>, { tenant, secrets }: SignedInContext): Promise<Said> {
  const kept = tenant.settings.signOn.wechat;
  const stored = kept && sameWechatApp(wechat, kept) ? openSecret(secrets, kept.appSecret) : '';
  const appSecret = wechat.appSecret ?? stored;
  const answer = await exchangeCode({ ...wechat, baseUrl: bare(wechat.baseUrl), appSecret }, NOBODYS);
  if (answer.is === 'known') return { ok: false, text: 'wechatStrange' };
  const { code, words } = answer;
  const ok = code === INVALID_CODE;
  return { ok, text: ok ? 'wechatGood' : 'wechatApp', values: { code, words: words.slice(0, 100) } };
}
