import * as z from 'zod';
import type { Foreign } from './foreign.ts';

type Wechat = { baseUrl: string; appId: string; appSecret: string };

/** WeChat ids are printable ASCII; the length limit is ours. */
const outerId = z.string().regex(/^[\x21-\x7e]{1,200}$/);

const tokenAnswer = z.union([
  z.object({ errcode: z.number().refine((code) => code !== 0), errmsg: z.string().default('') }),
  z.object({ openid: outerId, unionid: outerId.optional() }),
]);

export type WechatAnswer = { is: 'known'; outerId: string } | { is: 'refused'; code: number; words: string };

/** The person who scanned: identified across all WeChat apps of a school by unionid if given, else within this app. */
export async function exchangeCode(foreign: Pick<Foreign, 'ask'>, wechat: Wechat, code: string): Promise<WechatAnswer> {
  const query = { appid: wechat.appId, secret: wechat.appSecret, code, grant_type: 'authorization_code' };
  const answer = await foreign.ask(`${wechat.baseUrl}/sns/oauth2/access_token?${new URLSearchParams(query)}`);
  if (answer.status !== 200) throw new Error(`HTTP ${answer.status}`);
  const parsed = tokenAnswer.safeParse(jsonIn(await answer.text()));
  if (!parsed.success) throw new Error('not an answer of WeChat');
  if ('errcode' in parsed.data) return { is: 'refused', code: parsed.data.errcode, words: parsed.data.errmsg };
  return { is: 'known', outerId: parsed.data.unionid ?? parsed.data.openid };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type QrRequest = { authorizeUrl: string; appId: string; back: string; state: string };

/** The page with the QR code; WeChat requires the fragment at the end. */
export function wechatAddress({ authorizeUrl, appId, back, state }: QrRequest) {
  const query = { appid: appId, redirect_uri: back, response_type: 'code', scope: 'snsapi_login', state };
  return `${authorizeUrl}?${new URLSearchParams(query)}#wechat_redirect`;
}
