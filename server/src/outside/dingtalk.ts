import * as z from 'zod';
import { askMessenger, type MessengerClient, type MessengerRefusal, outerId } from './messenger.ts';

/** DingTalk refuses with a status of 4xx. */
const refusal = z
  .object({ code: z.string().min(1), message: z.string().default('') })
  .transform(({ code, message }): MessengerRefusal => ({ is: 'refused', code, words: message }));
const token = { good: z.object({ accessToken: z.string().min(1) }), refusal };
const person = { good: z.object({ unionId: outerId }), refusal };

export const dingtalk: MessengerClient = {
  authorizeAddress({ authorizeUrl, appId, back, state }) {
    const query = { redirect_uri: back, response_type: 'code', client_id: appId, scope: 'openid', state };
    return `${authorizeUrl}?${new URLSearchParams({ ...query, prompt: 'consent' })}`;
  },

  /** Identified across all DingTalk apps of a school. */
  async exchangeCode(foreign, { baseUrl, appId, appSecret }, code) {
    const credentials = { clientId: appId, clientSecret: appSecret, code, grantType: 'authorization_code' };
    const issued = await askMessenger(foreign, `${baseUrl}/v1.0/oauth2/userAccessToken`, token, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(credentials),
    });
    if (issued.is === 'refused') return issued;
    const headers = { 'x-acs-dingtalk-access-token': issued.data.accessToken };
    const answer = await askMessenger(foreign, `${baseUrl}/v1.0/contact/users/me`, person, { headers });
    if (answer.is === 'refused') return answer;
    return { is: 'known', outerId: answer.data.unionId };
  },

  invalidCode: 'invalidParameter.authCode.notFound',
};
