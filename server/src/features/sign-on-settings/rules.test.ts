import { tenantSettings } from '@yizhan/contract/entities/settings.ts';
import type { SignOnInput } from '@yizhan/contract/entities/sign-on.ts';
import { forMessengers, messengers } from '@yizhan/contract/messengers.ts';
import { expect, test } from 'vitest';
import { merged } from './rules.ts';

const oidc = { issuer: 'https://id.example.edu.cn', clientId: 'portal', accountClaim: 'sub', scope: 'openid' };
const app = {
  baseUrl: 'https://api.weixin.example',
  authorizeUrl: 'https://open.example/x',
  appId: 'wx1',
  agentId: '1',
};
const before = tenantSettings.parse({
  signOn: {
    oidc: { ...oidc, clientSecret: 'sealed id' },
    ...forMessengers(() => ({ ...app, appSecret: 'sealed app' })),
  },
});
const { session } = before;
const apps = forMessengers(() => app);
const input: SignOnInput = { ticketCheck: true, lockMinutes: 30, session, cas: null, oidc, ...apps };
const seal = (secret: string) => `sealed ${secret}`;

const saved = (changed: Partial<SignOnInput>) => {
  const { signOn } = merged(before, { ...input, ...changed }, seal);
  const { wechat, wecom, dingtalk } = forMessengers((messenger) => signOn[messenger]?.appSecret);
  return { oidc: signOn.oidc?.clientSecret, wechat, wecom, dingtalk };
};

const held = forMessengers(() => 'sealed app');
const all = { oidc: 'sealed id', ...held };

test('secrets that are not given again stay while they go to the same place', () => {
  const changed = forMessengers(() => ({ ...app, baseUrl: `${app.baseUrl}/`, authorizeUrl: 'https://new.example/x' }));
  expect(saved({ ...changed, oidc: { ...oidc, scope: 'openid email' } })).toEqual(all);
});

test.each([
  ['issuer', { issuer: 'https://id.elsewhere.example' }],
  ['client', { clientId: 'somebody' }],
])('the secret of an OpenID client is not kept for another %s', (_, changed) => {
  expect(saved({ oidc: { ...oidc, ...changed } })).toEqual({ ...all, oidc: '' });
  expect(saved({ oidc: { ...oidc, ...changed, clientSecret: 'new' } }).oidc).toBe('sealed new');
});

const otherTargets = [
  ['address', { baseUrl: 'https://api.elsewhere.example' }],
  ['app', { appId: 'wx2' }],
  ['app in the organisation', { agentId: '2' }],
] as const;

test.each(messengers.flatMap((messenger) => otherTargets.map(([what, changed]) => ({ messenger, what, changed }))))(
  'the secret of an app of $messenger is not kept for another $what',
  ({ messenger, changed }) => {
    expect(saved({ [messenger]: { ...app, ...changed } })).toEqual({ ...all, [messenger]: '' });
    const renewed = { ...app, ...changed, appSecret: 'new' };
    expect(saved({ [messenger]: renewed })).toEqual({ ...all, [messenger]: 'sealed new' });
  },
);
