import type { SignOnDetail } from '@yizhan/contract/entities/sign-on.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toSeconds, toUnit, unitOf } from './duration.ts';
import { blank, toInput, toPayload, toTestPayload } from './sign-on-values.ts';

const { clientSecret: _, ...oidc } = { ...blank.oidc, issuer: 'https://id.example.edu.cn', clientId: 'portal' };
const { appSecret: __, ...wechat } = { ...blank.wechat, appId: 'wx1' };

const stored: SignOnDetail = {
  ticketCheck: true,
  lockMinutes: 30,
  session: { expireTime: 28_800, outLogTip: '登录已过期' },
  cas: { url: 'https://cas.example.edu.cn/cas', accountAttribute: '', gateway: true },
  oidc: { ...oidc, hasSecret: true },
  wechat: { ...wechat, hasSecret: false },
  callbacks: {
    casService: 'https://p/sso/cas',
    oidcRedirect: 'https://p/o',
    oidcLogout: 'https://p/l',
    wechatRedirect: 'https://p/w',
  },
  version: 'v',
};

test('an untouched secret field leaves the stored secret alone', () => {
  const sent = toPayload(toInput(stored));
  expect(sent.oidc).toEqual(oidc);
  expect(sent.wechat).toEqual(wechat);
});

test('a new secret is sent', () => {
  const values = toInput(stored);
  expect(toPayload({ ...values, oidc: { ...oidc, clientSecret: 'new' } }).oidc?.clientSecret).toBe('new');
});

test('a way that is off stays off', () => {
  const sent = toPayload(toInput({ ...stored, cas: null, oidc: null, wechat: null }));
  expect([sent.cas, sent.oidc, sent.wechat]).toEqual([null, null, null]);
});

test('what stands in the form can be tried once it is complete', () => {
  const values = toInput(stored);
  expect(toTestPayload('cas', values)).toEqual({ way: 'cas', cas: stored.cas });
  expect(toTestPayload('oidc', values)).toEqual({ way: 'oidc', oidc });
  expect(toTestPayload('cas', { ...values, cas: blank.cas })).toBeUndefined();
  expect(toTestPayload('wechat', { ...values, wechat: blank.wechat })).toBeUndefined();
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
