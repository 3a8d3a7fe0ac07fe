import type { IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import type { MessengerServer } from './messenger-server.ts';
import { aServer, requestUrl } from './scripted-server.ts';

const [appId, appSecret] = ['ding-portal', 'dingtalk secret'];

/** DingTalk's token endpoint, and the one that says whose a token is. A code works once. */
export async function aDingtalk(): Promise<MessengerServer> {
  const codes = new Map<string, object>();
  const tokens = new Map<string, object>();

  function issueToken({ clientId, clientSecret, code, grantType }: Record<string, string>) {
    if (clientId !== appId) return refused('invalidClientId', '不合法的 clientId');
    if (clientSecret !== appSecret) return refused('invalidClientSecret', '不合法的 clientSecret');
    if (grantType !== 'authorization_code') return refused('invalidParameter.grantType', '不合法的 grantType');
    const scanned = codes.get(code ?? '');
    codes.delete(code ?? '');
    if (!scanned) return refused('invalidParameter.authCode.notFound', '不合法的临时授权码');
    const accessToken = `token for ${code}`;
    tokens.set(accessToken, scanned);
    return { status: 200, body: { accessToken, refreshToken: 'r', expireIn: 7200 } };
  }

  function tellPerson(accessToken: unknown) {
    const scanned = tokens.get(String(accessToken));
    return scanned
      ? { status: 200, body: { nick: '张三', ...scanned } }
      : refused('InvalidAuthentication', '不合法的 token', 401);
  }

  const answer = async (request: IncomingMessage) => {
    const asked = `${request.method} ${requestUrl(request).pathname}`;
    if (asked === 'POST /v1.0/oauth2/userAccessToken')
      return issueToken((await json(request)) as Record<string, string>);
    if (asked === 'GET /v1.0/contact/users/me') return tellPerson(request.headers['x-acs-dingtalk-access-token']);
    return refused('InvalidAction.NotFound', asked, 404);
  };
  const server = await aServer((request, response) => {
    void answer(request).then(({ status, body }) => {
      response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
    });
  });
  return {
    ...server,
    scan: (code, who) => codes.set(code, typeof who === 'string' ? { unionId: who, openId: `here ${who}` } : who),
    app: { baseUrl: server.url, authorizeUrl: 'https://login.dingtalk.example/oauth2/auth', appId, agentId: '' },
    appSecret,
    wrongSecret: '不合法的 clientSecret',
  };
}

const refused = (code: string, message: string, status = 400) => ({ status, body: { code, requestid: '1', message } });
