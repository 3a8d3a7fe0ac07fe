import { type SignOnDetail, type SignOnInput, signOnTest } from '@yizhan/contract/entities/sign-on.ts';
import type * as z from 'zod';

/** The ways in that somebody else answers for. */
export type Way = 'cas' | 'oidc' | 'wechat';

/** What a way begins with when it is switched on. */
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

/** The stored settings as the form holds them. Secrets never came here, so their fields begin empty. */
export function toInput({ version: _, told: __, oidc, wechat, ...rest }: SignOnDetail): SignOnInput {
  return {
    ...rest,
    oidc: oidc && withoutHasSecret(oidc, 'clientSecret'),
    wechat: wechat && withoutHasSecret(wechat, 'appSecret'),
  };
}

function withoutHasSecret<T extends { hasSecret: boolean }, K extends string>({ hasSecret: _, ...rest }: T, field: K) {
  return { ...rest, [field]: '' } as Omit<T, 'hasSecret'> & Record<K, string>;
}

/** A secret left empty means that the stored one stays. */
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

/** What to try, or nothing while a field is missing. */
export function toTestPayload(way: Way, values: SignOnInput): z.infer<typeof signOnTest> | undefined {
  return signOnTest.safeParse({ way, [way]: toPayload(values)[way] }).data;
}
