import { tenantSettings } from '@yizhan/contract/entities/settings.ts';
import type { SignOnInput } from '@yizhan/contract/entities/sign-on.ts';
import { expect, test } from 'vitest';
import { merged } from './rules.ts';

const oidc = { issuer: 'https://id.example.edu.cn', clientId: 'portal', accountClaim: 'sub', scope: 'openid' };
const wechat = { baseUrl: 'https://api.weixin.example', authorizeUrl: 'https://open.weixin.example/x', appId: 'wx1' };
const before = tenantSettings.parse({
  signOn: { oidc: { ...oidc, clientSecret: 'sealed id' }, wechat: { ...wechat, appSecret: 'sealed app' } },
});
const { session } = before;
const input: SignOnInput = { ticketCheck: true, lockMinutes: 30, session, cas: null, oidc, wechat };
const seal = (secret: string) => `sealed ${secret}`;

const saved = (changed: Partial<SignOnInput>) => {
  const { signOn } = merged(before, { ...input, ...changed }, seal);
  return { oidc: signOn.oidc?.clientSecret, wechat: signOn.wechat?.appSecret };
};

test('secrets that are not given again stay while they go to the same place', () => {
  const changed = { oidc: { ...oidc, scope: 'openid email' }, wechat: { ...wechat, baseUrl: `${wechat.baseUrl}/` } };
  expect(saved(changed)).toEqual({ oidc: 'sealed id', wechat: 'sealed app' });
});

test.each([
  ['issuer', { issuer: 'https://id.elsewhere.example' }],
  ['client', { clientId: 'somebody' }],
])('the secret of an OpenID client is not kept for another %s', (_, changed) => {
  expect(saved({ oidc: { ...oidc, ...changed } })).toEqual({ oidc: '', wechat: 'sealed app' });
  expect(saved({ oidc: { ...oidc, ...changed, clientSecret: 'new' } }).oidc).toBe('sealed new');
});

test.each([
  ['address', { baseUrl: 'https://api.elsewhere.example' }],
  ['app', { appId: 'wx2' }],
])('the secret of a WeChat app is not kept for another %s', (_, changed) => {
  expect(saved({ wechat: { ...wechat, ...changed } })).toEqual({ oidc: 'sealed id', wechat: '' });
  expect(saved({ wechat: { ...wechat, ...changed, appSecret: 'new' } }).wechat).toBe('sealed new');
});
