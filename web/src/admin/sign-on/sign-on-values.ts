import { type SignOnDetail, type SignOnInput, signOnTest } from '@yizhan/contract/entities/sign-on.ts';
import { forMessengers, type Messenger } from '@yizhan/contract/messengers.ts';
import type * as z from 'zod';

/** The external sign-on ways. */
export type Way = 'cas' | 'oidc' | Messenger;

const app = { appId: '', agentId: '', appSecret: '' };

/** The values of a way when it is switched on. */
export const blank: { [W in Way]: NonNullable<SignOnInput[W]> } = {
  cas: { url: '', accountAttribute: '', gateway: false },
  oidc: { issuer: '', clientId: '', clientSecret: '', accountClaim: 'preferred_username', scope: 'openid profile' },
  wechat: {
    ...app,
    baseUrl: 'https://api.weixin.qq.com',
    authorizeUrl: 'https://open.weixin.qq.com/connect/qrconnect',
  },
  wecom: {
    ...app,
    baseUrl: 'https://qyapi.weixin.qq.com',
    authorizeUrl: 'https://login.work.weixin.qq.com/wwlogin/sso/login',
  },
  dingtalk: {
    ...app,
    baseUrl: 'https://api.dingtalk.com',
    authorizeUrl: 'https://login.dingtalk.com/oauth2/auth',
  },
};

/** Converts the stored settings to form values. Secrets are never sent to the client, so their fields start empty. */
export function toInput({ version: _, callbacks: __, ...detail }: SignOnDetail): SignOnInput {
  return {
    ...detail,
    oidc: detail.oidc && withoutHasSecret(detail.oidc, 'clientSecret'),
    ...forMessengers((messenger) => {
      const held = detail[messenger];
      return held && withoutHasSecret(held, 'appSecret');
    }),
  };
}

function withoutHasSecret<T extends { hasSecret: boolean }, K extends string>({ hasSecret: _, ...rest }: T, field: K) {
  return { ...rest, [field]: '' } as Omit<T, 'hasSecret'> & Record<K, string>;
}

/** An empty secret keeps the stored one. */
export function toPayload(values: SignOnInput): SignOnInput {
  return {
    ...values,
    oidc: values.oidc && withoutEmpty(values.oidc, 'clientSecret'),
    ...forMessengers((messenger) => {
      const given = values[messenger];
      return given && withoutEmpty(given, 'appSecret');
    }),
  };
}

function withoutEmpty<T extends object, K extends keyof T>(values: T, field: K): T {
  if (values[field]) return values;
  const { [field]: _, ...rest } = values;
  return rest as T;
}

/** The payload of the test, or undefined while a field is missing. */
export function toTestPayload(way: Way, values: SignOnInput): z.infer<typeof signOnTest> | undefined {
  return signOnTest.safeParse({ way, settings: toPayload(values)[way] }).data;
}
