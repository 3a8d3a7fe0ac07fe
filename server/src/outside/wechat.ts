import * as z from 'zod';
import { askMessenger, errcodeRefusal, type MessengerClient, outerId } from './messenger.ts';

const good = z.object({ openid: outerId, unionid: outerId.optional() });

export const wechat: MessengerClient = {
  /** The page with the QR code; WeChat requires the fragment at the end. */
  authorizeAddress({ authorizeUrl, appId, back, state }) {
    const query = { appid: appId, redirect_uri: back, response_type: 'code', scope: 'snsapi_login', state };
    return `${authorizeUrl}?${new URLSearchParams(query)}#wechat_redirect`;
  },

  /** Identified across all WeChat apps of a school by unionid if given, else within this app. */
  async exchangeCode(foreign, { baseUrl, appId, appSecret }, code) {
    const query = new URLSearchParams({ appid: appId, secret: appSecret, code, grant_type: 'authorization_code' });
    const shapes = { good, refusal: errcodeRefusal };
    const answer = await askMessenger(foreign, `${baseUrl}/sns/oauth2/access_token?${query}`, shapes);
    if (answer.is === 'refused') return answer;
    return { is: 'known', outerId: answer.data.unionid ?? answer.data.openid };
  },

  invalidCode: '40029',
};
