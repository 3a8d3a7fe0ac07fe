import { type SignOnDetail, type SignOnInput, signOnTest } from '@yizhan/contract/entities/sign-on.ts';
import type * as z from 'zod';

/** The external sign-on ways. */
export type Way = 'cas' | 'oidc' | 'wechat';

/** The values of a way when it is switched on. */
export const blank: { [W in Way]: NonNullable<SignOnInput[W]> } = {
  cas: { url: '', accountAttribute: '', gateway: false },
  oidc: { issuer: '', clientId: '', clientSecret: '', accountClaim: 'preferred_username', scope: 'openid profile' },
  wechat: {
    baseUrl: 'https://api.weixin.qq.com',
    authorizeUrl: 'https://open.weixin.qq.com/connect/qrconnect',
    appId: '',
    appSecret: '',
  },
};

/** Converts the stored settings to form values. Secrets are never sent to the client, so their fields start empty. */
export function toInput({ version: _, callbacks: __, oidc, wechat, ...rest }: SignOnDetail): SignOnInput {
  return {
    ...rest,
    oidc: oidc && withoutHasSecret(oidc, 'clientSecret'),
    wechat: wechat && withoutHasSecret(wechat, 'appSecret'),
  };
}

function withoutHasSecret<T extends { hasSecret: boolean }, K extends string>({ hasSecret: _, ...rest }: T, field: K) {
  return { ...rest, [field]: '' } as Omit<T, 'hasSecret'> & Record<K, string>;
}

/** An empty secret keeps the stored one. */
export function toPayload({ oidc, wechat, ...rest }: SignOnInput): SignOnInput {
  return {
    ...rest,
    oidc: oidc && withoutEmpty(oidc, 'clientSecret'),
    wechat: wechat && withoutEmpty(wechat, 'appSecret'),
  };
}

function withoutEmpty<T extends object, K extends keyof T>(values: T, field: K): T {
  if (values[field]) return values;
  const { [field]: _, ...rest } = values;
  return rest as T;
}

/** The payload of the test, or undefined while a field is missing. */
export function toTestPayload(way: Way, values: SignOnInput): z.infer<typeof signOnTest> | undefined {
  return signOnTest.safeParse({ way, [way]: toPayload(values)[way] }).data;
}
