import * as z from 'zod';
import { limits } from '../limits.ts';
import { id, text, time } from './common.ts';
import { theme } from './theme.ts';

export const tokenBody = z.object({
  user_id: id,
  user_name: z.string(),
  account: z.string(),
  nick_name: z.string(),
  access_token: z.string(),
  refresh_token: z.string(),
  tenant_id: z.string(),
  tenantId: z.string(),
  token_type: z.literal('bearer'),
  expires_in: z.number(),
});
export type TokenBody = z.infer<typeof tokenBody>;

export const identity = z.object({
  id,
  type: z.number(),
  typeName: z.string(),
  number: z.string(),
  deptName: z.string(),
  post: z.string(),
  active: z.boolean(),
});
export type Identity = z.infer<typeof identity>;

export const configurationMenuEntry = z.object({ code: z.string(), name: z.string(), path: z.string() });
export type ConfigurationMenuEntry = z.infer<typeof configurationMenuEntry>;

export const userInfo = z.object({
  user_id: id,
  user_name: z.string(),
  account: z.string(),
  nick_name: z.string(),
  tenant_id: z.string(),
  tenantId: z.string(),
  roleId: z.string(),
  roleType: z.number(),
  avatar: z.string().nullable(),
  deptName: z.string(),
  number: z.string(),
});
export type UserInfo = z.infer<typeof userInfo>;

export const loginConfig = z.object({
  eduSystemManageIdentityAuth: z.object({ status: z.number(), isSelfCas: z.number() }),
});

export const footer = z.object({
  copyright: z.string(),
  icp: z.string(),
  policeRecord: z.string(),
  address: z.string(),
  phone: z.string(),
  mail: z.string(),
  columns: z.array(z.object({ title: z.string(), links: z.array(z.object({ name: z.string(), url: z.string() })) })),
});
export type Footer = z.infer<typeof footer>;

export const sessionExpiration = z.object({ expireTime: z.number(), outLogTip: z.string() });

/** What the client learns before anybody signed in. */
export const bootBundle = z.object({
  tenant: z.object({
    id: z.string(),
    name: z.string(),
    shortName: z.string(),
    logo: z.string().nullable(),
    slogan: z.string(),
  }),
  loginConfig,
  loginWays: z.array(z.enum(['password', 'sms', 'wechat', 'cas'])),
  captcha: z.boolean(),
  mail: z.boolean(),
  firstAdministrator: z.boolean(),
  passwordPolicy: z.object({ shortest: z.number(), longest: z.number() }),
  publicTheme: theme,
  footer,
  maintenance: z.object({ on: z.boolean(), text: z.string() }),
  agreement: z.string(),
  serverTime: time,
  version: z.string(),
});
export type BootBundle = z.infer<typeof bootBundle>;

export const initAnswer = z.object({
  loginConfig,
  sessionExpiration,
  theme,
  serverTime: time,
  me: z
    .object({
      user: userInfo,
      identities: z.array(identity),
      roles: z.array(z.object({ id, code: z.string(), name: z.string() })),
      configurationMenu: z.array(configurationMenuEntry),
      userComb: z.string(),
      unread: z.number(),
      locked: z.boolean(),
    })
    .nullable(),
});
export type InitAnswer = z.infer<typeof initAnswer>;

export const signIn = z.object({
  account: text(limits.accountLength).min(1),
  password: z.string().min(1).max(limits.passwordLongest),
  captchaKey: text().optional(),
  code: text(16).optional(),
  tenantId: text(64).optional(),
});

export const captcha = z.object({ captchaKey: z.string(), image: z.string() });
