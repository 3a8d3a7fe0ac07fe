import { aServer, requestUrl } from './scripted-server.ts';

type Scanned = { openid: string; unionid?: string };

/** WeChat's token endpoint: knows one app, and the codes the test issued. A code works once. */
export async function aWechat({ appId = 'wx-portal', appSecret = 'wechat secret' } = {}) {
  const codes = new Map<string, Scanned>();
  const server = await aServer((request, response) => {
    const { pathname, searchParams } = requestUrl(request);
    const refused = (errcode: number, errmsg: string) => JSON.stringify({ errcode, errmsg });
    const answer = () => {
      if (searchParams.get('appid') !== appId) return refused(40013, 'invalid appid');
      if (searchParams.get('secret') !== appSecret) return refused(40125, 'invalid appsecret');
      const code = searchParams.get('code') ?? '';
      const scanned = codes.get(code);
      codes.delete(code);
      return scanned
        ? JSON.stringify({ access_token: 'a', expires_in: 7200, ...scanned })
        : refused(40029, 'invalid code');
    };
    // WeChat sends its JSON as plain text.
    response.writeHead(pathname === '/sns/oauth2/access_token' ? 200 : 404, { 'content-type': 'text/plain' });
    response.end(answer());
  });
  const authorizeUrl = 'https://open.weixin.example/connect/qrconnect';
  return {
    ...server,
    /** Somebody scans: returns the code their browser comes back with. */
    scan(code: string, who: Scanned) {
      codes.set(code, who);
      return code;
    },
    settings: { baseUrl: server.url, authorizeUrl, appId },
    appSecret,
  };
}
