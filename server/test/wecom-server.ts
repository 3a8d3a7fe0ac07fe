import type { MessengerServer } from './messenger-server.ts';
import { aServer, requestUrl } from './scripted-server.ts';

const [appSecret, token] = ['wecom secret', 'token of the portal'];

/** WeCom's token endpoint, and the one that says whose a code is. A code works once. */
export async function aWecom({ appId = 'ww-campus' } = {}): Promise<MessengerServer> {
  const codes = new Map<string, object>();
  const server = await aServer((request, response) => {
    const { pathname, searchParams } = requestUrl(request);
    const refused = (errcode: number, errmsg: string) => ({ errcode, errmsg });
    const good = (answer: object) => ({ errcode: 0, errmsg: 'ok', ...answer });
    const endpoints: Record<string, () => object> = {
      '/cgi-bin/gettoken'() {
        if (searchParams.get('corpid') !== appId) return refused(40013, 'invalid corpid');
        if (searchParams.get('corpsecret') !== appSecret) return refused(40001, 'invalid credential');
        return good({ access_token: token, expires_in: 7200 });
      },
      '/cgi-bin/auth/getuserinfo'() {
        if (searchParams.get('access_token') !== token) return refused(40014, 'invalid access_token');
        const code = searchParams.get('code') ?? '';
        const scanned = codes.get(code);
        codes.delete(code);
        return scanned ? good(scanned) : refused(40029, 'invalid code');
      },
    };
    const answer = endpoints[pathname]?.();
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json; charset=UTF-8' });
    response.end(JSON.stringify(answer));
  });
  const authorizeUrl = 'https://login.work.weixin.example/wwlogin/sso/login';
  return {
    ...server,
    scan: (code, who) => codes.set(code, typeof who === 'string' ? { userid: who } : who),
    app: { baseUrl: server.url, authorizeUrl, appId, agentId: '1000002' },
    appSecret,
    wrongSecret: 'invalid credential',
  };
}
