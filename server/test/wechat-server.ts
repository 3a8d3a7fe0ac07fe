import type { MessengerServer } from './messenger-server.ts';
import { aServer, requestUrl } from './scripted-server.ts';

const [appId, appSecret] = ['wx-portal', 'wechat secret'];

/** WeChat's token endpoint: knows one app, and the codes the test issued. A code works once. */
export async function aWechat(): Promise<MessengerServer> {
  const codes = new Map<string, object>();
  const server = await aServer((request, response) => {
    const { pathname, searchParams } = requestUrl(request);
    const refused = (errcode: number, errmsg: string) => ({ errcode, errmsg });
    const answer = () => {
      if (searchParams.get('appid') !== appId) return refused(40013, 'invalid appid');
      if (searchParams.get('secret') !== appSecret) return refused(40125, 'invalid appsecret');
      const code = searchParams.get('code') ?? '';
      const scanned = codes.get(code);
      codes.delete(code);
      return scanned ? { access_token: 'a', expires_in: 7200, ...scanned } : refused(40029, 'invalid code');
    };
    // WeChat sends its JSON as plain text.
    response.writeHead(pathname === '/sns/oauth2/access_token' ? 200 : 404, { 'content-type': 'text/plain' });
    response.end(JSON.stringify(answer()));
  });
  return {
    ...server,
    scan: (code, who) => codes.set(code, typeof who === 'string' ? { openid: who } : who),
    app: { baseUrl: server.url, authorizeUrl: 'https://open.weixin.example/connect/qrconnect', appId, agentId: '' },
    appSecret,
    wrongSecret: 'invalid appsecret',
  };
}
