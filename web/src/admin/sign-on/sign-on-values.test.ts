import type { SignOnDetail } from '@yizhan/contract/entities/sign-on.ts';
import { forMessengers, messengers } from '@yizhan/contract/messengers.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toSeconds, toUnit, unitOf } from './duration.ts';
import { blank, toInput, toPayload, toTestPayload } from './sign-on-values.ts';

const { clientSecret: _, ...oidc } = { ...blank.oidc, issuer: 'https://id.example.edu.cn', clientId: 'portal' };
const { appSecret: __, ...app } = { ...blank.wecom, appId: 'ww1', agentId: '1' };
const apps = forMessengers(() => app);

const stored: SignOnDetail = {
  ticketCheck: true,
  lockMinutes: 30,
  session: { expireTime: 28_800, outLogTip: '登录已过期' },
  cas: { url: 'https://cas.example.edu.cn/cas', accountAttribute: '', gateway: true },
  oidc: { ...oidc, hasSecret: true },
  ...forMessengers(() => ({ ...app, hasSecret: false })),
  callbacks: {
    casService: 'https://p/sso/cas',
    oidcRedirect: 'https://p/o',
    oidcLogout: 'https://p/l',
    messengerRedirect: 'https://p/',
  },
  version: 'v',
};

test('an untouched secret field leaves the stored secret alone', () => {
  const sent = toPayload(toInput(stored));
  expect(sent.oidc).toEqual(oidc);
  expect(sent).toMatchObject(apps);
  expect(JSON.stringify(sent)).not.toContain('ecret');
});

test('a new secret is sent', () => {
  const values = toInput(stored);
  expect(toPayload({ ...values, oidc: { ...oidc, clientSecret: 'new' } }).oidc?.clientSecret).toBe('new');
});

test('a way that is off stays off', () => {
  const none = forMessengers(() => null);
  const sent = toPayload(toInput({ ...stored, cas: null, oidc: null, ...none }));
  expect(sent).toMatchObject({ cas: null, oidc: null, ...none });
});

test('what stands in the form can be tried once it is complete', () => {
  const values = toInput(stored);
  expect(toTestPayload('cas', values)).toEqual({ way: 'cas', settings: stored.cas });
  expect(toTestPayload('oidc', values)).toEqual({ way: 'oidc', settings: oidc });
  expect(toTestPayload('cas', { ...values, cas: blank.cas })).toBeUndefined();
  for (const messenger of messengers) {
    expect(toTestPayload(messenger, values)).toEqual({ way: messenger, settings: app });
    expect(toTestPayload(messenger, { ...values, [messenger]: blank[messenger] })).toBeUndefined();
  }
  expect(toTestPayload('wecom', { ...values, wecom: { ...app, agentId: '' } })).toBeUndefined();
});

test('a time is said in hours where it is whole hours, else in minutes', () => {
  expect([unitOf(28_800), toUnit(28_800, 'hours')]).toEqual(['hours', 8]);
  expect([unitOf(5400), toUnit(5400, 'minutes')]).toEqual(['minutes', 90]);
});

test('whole minutes survive being shown and typed again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 1440 }), (minutes) => {
      const seconds = minutes * 60;
      const unit = unitOf(seconds);
      expect(toSeconds(toUnit(seconds, unit), unit)).toBe(seconds);
    }),
  );
});
