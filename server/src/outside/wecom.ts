import * as z from 'zod';
import { askMessenger, errcodeRefusal, type MessengerClient, outerId } from './messenger.ts';

const token = { good: z.object({ access_token: z.string().min(1) }), refusal: errcodeRefusal };
/** Without `userid`: somebody from outside the organisation. */
const person = { good: z.object({ errcode: z.literal(0), userid: outerId.optional() }), refusal: errcodeRefusal };

export const wecom: MessengerClient = {
  authorizeAddress({ authorizeUrl, appId, agentId, back, state }) {
    const query = { login_type: 'CorpApp', appid: appId, agentid: agentId, redirect_uri: back, state };
    return `${authorizeUrl}?${new URLSearchParams(query)}`;
  },

  async exchangeCode(foreign, { baseUrl, appId, appSecret }, code) {
    // WeCom answers with the same token as long as it is valid, so there is nothing to remember here.
    const credentials = new URLSearchParams({ corpid: appId, corpsecret: appSecret });
    const issued = await askMessenger(foreign, `${baseUrl}/cgi-bin/gettoken?${credentials}`, token);
    if (issued.is === 'refused') return issued;
    const query = new URLSearchParams({ access_token: issued.data.access_token, code });
    const answer = await askMessenger(foreign, `${baseUrl}/cgi-bin/auth/getuserinfo?${query}`, person);
    if (answer.is === 'refused') return answer;
    const { userid } = answer.data;
    if (!userid) return { is: 'refused', code: '0', words: 'not a member of the organisation' };
    // The same userid is somebody else in another organisation.
    return { is: 'known', outerId: `${appId}/${userid}` };
  },

  invalidCode: '40029',
};
