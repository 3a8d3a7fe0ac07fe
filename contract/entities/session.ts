import * as z from 'zod';
import * as agreementLimits from '../limits/agreements.ts';
import * as fieldLimits from '../limits/fields.ts';
import * as signInLimits from '../limits/sign-in.ts';
import { agreementTitle } from './agreement.ts';
import { id, text, time } from './common.ts';
import { footer } from './footer.ts';
import { alertLine } from './portal.ts';
import { publishable } from './publishing.ts';
import { signOnWays } from './sign-on.ts';
import { theme } from './theme.ts';
import { viewAs } from './view-as.ts';

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
  /** Identifies this sign-in in validity checks; empty if the school does not check, absent if unchanged. */
  cas_ticket: z.string().optional(),
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

/** status 1 = the ticket is checked; isSelfCas 1 = the portal's own, 0 = of an external central login. */
export const loginConfig = z.object({
  eduSystemManageIdentityAuth: z.object({
    status: z.number(),
    isSelfCas: z.number(),
    casLoginUrl: z.string(),
    casLogoutUrl: z.string(),
  }),
});

/** A sign-in's ticket and its remaining seconds. */
export const ticketValidity = z.object({ tgt: z.string(), expireTime: z.number() });

/** The server's keys for the sealed envelope, each base64url; `required` = every call must use it. */
export const envelopeKeys = z.object({
  suite: z.enum(['x25519', 'sm']),
  exchange: z.string(),
  signing: z.string(),
  required: z.boolean(),
});
export type EnvelopeKeys = z.infer<typeof envelopeKeys>;

/** The office people turn to, and its number; both may be empty. */
export const helpDesk = z.object({ name: text(fieldLimits.nameLength), phone: text(fieldLimits.nameLength) });

export const sessionExpiration = z.object({ expireTime: z.number(), outLogTip: z.string() });

/** What the client gets before sign-in. */
export const bootBundle = z.object({
  tenant: z.object({
    id: z.string(),
    name: z.string(),
    shortName: z.string(),
    logo: z.string().nullable(),
    slogan: z.string(),
  }),
  loginConfig,
  loginWays: z.array(z.enum(signOnWays)),
  captcha: z.boolean(),
  mail: z.boolean(),
  /** Check the central login silently, one time, for an existing sign-in. */
  gateway: z.boolean(),
  envelope: envelopeKeys,
  firstAdministrator: z.boolean(),
  passwordPolicy: z.object({ shortest: z.number(), longest: z.number() }),
  publicTheme: theme,
  footer,
  /** Of the pages behind the sign-in. */
  portalFooter: footer,
  helpDesk,
  maintenance: z.object({ on: z.boolean(), text: z.string() }),
  /** Required ones, to be agreed to at sign-in. */
  agreements: z.array(agreementTitle),
  serverTime: time,
  version: z.string(),
});
export type BootBundle = z.infer<typeof bootBundle>;

export const initAnswer = z.object({
  loginConfig,
  sessionExpiration,
  theme,
  serverTime: time,
  /** Idle minutes until the page locks; 0 = never. */
  lockMinutes: z.number(),
  /** Alert lines for the caller, shown above every page. */
  alerts: z.array(alertLine),
  /** When the next time window of a theme or alert opens or closes: the client refetches then. */
  nextChange: time.nullable(),
  me: z
    .object({
      user: userInfo,
      identities: z.array(identity),
      roles: z.array(z.object({ id, code: z.string(), name: z.string() })),
      configurationMenu: z.array(configurationMenuEntry),
      userComb: z.string(),
      unread: z.number(),
      /** Required agreements that the person has not agreed to in their present version. */
      agreements: z.number(),
      /** Kinds of content that are reviewed before they are published, and whether the person reviews them. */
      reviewedKinds: z.array(publishable),
      mayReview: z.boolean(),
      locked: z.boolean(),
      /** How this session was opened: without a local password, unlocking takes another sign-on. */
      signedInBy: z.enum(signOnWays),
      /** The identity an administrator looks at the portal as. */
      viewAs: viewAs.nullable(),
    })
    .nullable(),
});
export type InitAnswer = z.infer<typeof initAnswer>;

export const signIn = z.object({
  account: text(fieldLimits.accountLength).min(1),
  password: z.string().min(1).max(signInLimits.maxPasswordLength),
  captchaKey: text().optional(),
  code: text(16).optional(),
  tenantId: text(64).optional(),
  /** The versions that were ticked (agreement-key.ts). */
  agreed: z.array(text(fieldLimits.nameLength)).max(agreementLimits.maxAtOnce).default([]),
});

export const captcha = z.object({ captchaKey: z.string(), image: z.string() });
