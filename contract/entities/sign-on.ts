import * as z from 'zod';
import { forMessengers, messengers } from '../messengers.ts';
import { hasPlainHost } from '../plain-host.ts';
import { filled, text } from './common.ts';

/** The sign-on ways. */
export const signOnWays = ['password', 'sms', 'cas', 'oidc', ...messengers] as const;
export type SignOnWay = (typeof signOnWays)[number];

export const signOnAddresses = z.object({
  loginUrl: z.string(),
  logoutUrl: z.string(),
  /** One for each configured way. */
  ways: z.object({
    cas: z.string().optional(),
    oidc: z.string().optional(),
    ...forMessengers(() => z.string().optional()),
  }),
});

/** `way`: whose account nobody has bound yet. */
export const bindRequired = z.object({ bindRequired: z.literal(true), bindKey: z.string(), way: z.enum(messengers) });

const address = z
  .string()
  .trim()
  .max(500)
  .regex(/^https?:\/\/[^\s\\?#]+$/i)
  .refine(hasPlainHost);

const cas = z.object({
  /** Without /login: https://cas.example.edu.cn/cas */
  url: address,
  /** The attribute that holds the account; empty = the user name of the ticket response. */
  accountAttribute: text(64),
  /** Check silently, one time, for an existing sign-in there. */
  gateway: z.boolean(),
});
const oidc = z.object({ issuer: address, clientId: filled(), accountClaim: filled(64), scope: filled() });
/** The school's app at a messenger. WeCom has two names for it: the organisation (`appId`), and the app in there (`agentId`). */
const app = z.object({ baseUrl: address, authorizeUrl: address, appId: filled(64), agentId: text(64).prefault('') });
const apps = { wechat: app, wecom: app.extend({ agentId: filled(64).prefault('') }), dingtalk: app };

/** A school's sign-on settings. Secrets are encrypted and never on the wire. */
export const signOnSettings = z.object({
  /** A sign-in expires when it is unused for expireTime (school settings). */
  ticketCheck: z.boolean().default(true),
  /** Idle minutes until the page locks; 0 = never. */
  lockMinutes: z
    .number()
    .int()
    .min(0)
    .max(24 * 60)
    .default(30),
  cas: cas.nullable().default(null),
  oidc: oidc.extend({ clientSecret: z.string() }).nullable().default(null),
  ...forMessengers((messenger) => apps[messenger].extend({ appSecret: z.string() }).nullable().default(null)),
});
export type SignOnSettings = z.infer<typeof signOnSettings>;

const secret = z.string().max(500).optional();

/** What an administrator sends; an absent secret keeps the stored one as long as its target is unchanged. */
export const signOnInput = z.object({
  ticketCheck: z.boolean(),
  lockMinutes: z
    .number()
    .int()
    .min(0)
    .max(24 * 60),
  session: z.object({ expireTime: z.number().int().min(600).max(86_400), outLogTip: filled() }),
  cas: cas.nullable(),
  oidc: oidc.extend({ clientSecret: secret }).nullable(),
  ...forMessengers((messenger) => apps[messenger].extend({ appSecret: secret }).nullable()),
});
export type SignOnInput = z.infer<typeof signOnInput>;

export const signOnDetail = signOnInput.extend({
  oidc: oidc.extend({ hasSecret: z.boolean() }).nullable(),
  ...forMessengers((messenger) => apps[messenger].extend({ hasSecret: z.boolean() }).nullable()),
  /** Our addresses, to be entered at the other system. */
  callbacks: z.object({
    casService: z.string(),
    oidcRedirect: z.string(),
    oidcLogout: z.string(),
    messengerRedirect: z.string(),
  }),
  version: z.string(),
});
export type SignOnDetail = z.infer<typeof signOnDetail>;

/** Tests one way with the current form values, before saving. */
export const signOnTest = z.discriminatedUnion('way', [
  z.object({ way: z.literal('cas'), settings: cas }),
  z.object({ way: z.literal('oidc'), settings: oidc.extend({ clientSecret: secret }) }),
  ...messengers.map((messenger) =>
    z.object({ way: z.literal(messenger), settings: apps[messenger].extend({ appSecret: secret }) }),
  ),
]);
export const signOnTestResult = z.object({
  ok: z.boolean(),
  /** The result of the test, in the reader's language. */
  said: z.string(),
  ms: z.number(),
});
