import * as z from 'zod';
import * as deliveryLimits from '../limits/deliveries.ts';
import * as fieldLimits from '../limits/fields.ts';
import {
  deliveryStates,
  noticeChannels,
  personalChannels,
  preferenceChannels,
  retriedStates,
  smsPlaceholders,
} from '../notice-channels.ts';
import { noticeTypes } from '../notice-kinds.ts';
import { id, pageQuery, text, time } from './common.ts';

export const noticeChannel = z.enum(noticeChannels);

/** The host is fixed; placeholders stand behind it. */
const address = z
  .string()
  .trim()
  .max(fieldLimits.addressLength, { abort: true })
  .regex(/^https?:\/\/[^\s/?#$@\\]+([/?#]\S*)?$/i);

const known = new Set<string>(smsPlaceholders);
const hasKnownPlaceholders = (template: string) =>
  [...template.matchAll(/\$\{([^}]*)\}/g)].every(([, name = '']) => known.has(name));

const header = z.object({
  name: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9-]{1,60}$/),
  value: z
    .string()
    .trim()
    .max(fieldLimits.addressLength, { abort: true })
    .regex(/^[\x20-\x7e]*$/)
    .refine(hasKnownPlaceholders),
});

/** A gateway that sends one SMS for one HTTP request. */
const smsGateway = z.object({
  url: address.refine(hasKnownPlaceholders),
  method: z.enum(['POST', 'GET']),
  format: z.enum(['json', 'form']),
  body: text(deliveryLimits.bodyLength).refine(hasKnownPlaceholders),
  headers: z.array(header).max(deliveryLimits.maxHeaders),
  /** Whether people sign in and bind their phones by it. */
  signIn: z.boolean().default(true),
  /** The body of codes, for gateways with a template of their own for them; empty = the one above. */
  codeBody: text(deliveryLimits.bodyLength).refine(hasKnownPlaceholders).default(''),
  /** Where the answer says whether it was accepted, such as `data.code`; empty = anywhere in its text. */
  successPath: text(100),
  /** What it says then; empty = every answer below HTTP 300 will do. */
  successValue: text(100),
});

/** Empty like absent: a form field that was not filled in. */
const robotAddress = z.union([address, z.literal('')]).optional();
const robotSecret = z.string().trim().max(200);

/** As stored. Secrets are encrypted with SECRET_KEY and never on the wire. */
export const channelSettings = z.object({
  sms: smsGateway.extend({ secret: z.string() }).nullable().default(null),
  /** `shown`: the address without its key. */
  wecom: z.object({ shown: z.string(), secretAddress: z.string() }).nullable().default(null),
  dingtalk: z.object({ shown: z.string(), secretAddress: z.string(), secret: z.string() }).nullable().default(null),
});
export type ChannelSettings = z.infer<typeof channelSettings>;

/** An absent secret or address keeps the stored one. */
export const channelSettingsInput = z.object({
  sms: smsGateway.extend({ secret: z.string().trim().max(500).optional() }).nullable(),
  wecom: z.object({ address: robotAddress }).nullable(),
  dingtalk: z.object({ address: robotAddress, secret: robotSecret.optional() }).nullable(),
});
export type ChannelSettingsInput = z.infer<typeof channelSettingsInput>;

export const channelSettingsDetail = z.object({
  /** The mail server is set with the school's settings. */
  mail: z.object({ from: z.string() }).nullable(),
  sms: smsGateway.extend({ hasSecret: z.boolean() }).nullable(),
  wecom: z.object({ shown: z.string() }).nullable(),
  dingtalk: z.object({ shown: z.string(), hasSecret: z.boolean() }).nullable(),
  /** Of all settings together: saving with a stale version is a conflict. */
  version: z.string(),
});
export type ChannelSettingsDetail = z.infer<typeof channelSettingsDetail>;

/** What the other side answered to a test, in its own words. */
export const channelTestResult = z.object({
  isSent: z.boolean(),
  /** Where it went: one's own address, or the group. */
  to: z.string(),
  answer: z.string(),
  ms: z.number(),
});
export type ChannelTestResult = z.infer<typeof channelTestResult>;

export const deliveryCount = z.object({ channel: noticeChannel, state: z.enum(deliveryStates), count: z.number() });
export type DeliveryCount = z.infer<typeof deliveryCount>;

export const deliveryQuery = pageQuery.extend({
  id,
  channel: noticeChannel.optional(),
  state: z.enum(deliveryStates).optional(),
});
export type DeliveryQuery = z.infer<typeof deliveryQuery>;

export const deliveryRow = z.object({
  id,
  /** Empty for a post to a group. */
  name: z.string(),
  account: z.string(),
  channel: noticeChannel,
  state: z.enum(deliveryStates),
  attempts: z.number(),
  /** The other side's words, or what our connection failed with. */
  error: z.string(),
  sentAt: time.nullable(),
  nextTry: time.nullable(),
});
export type DeliveryRow = z.infer<typeof deliveryRow>;

export const deliveryRetry = z.object({ id, channel: noticeChannel, state: z.enum(retriedStates) });

const hourAndMinute = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** What a person wants of notices outside the portal. */
export const noticePreference = z.object({
  /** Where not everything of a type is wanted: from which level on. Urgent ones always arrive. */
  limits: z
    .array(
      z.object({
        type: z.enum(noticeTypes),
        channel: z.enum(preferenceChannels),
        from: z.enum(['IMPORTANT', 'URGENT']),
      }),
    )
    .max(noticeTypes.length * preferenceChannels.length),
  /** From `from` to `to` nothing but urgent notices arrives; over midnight when `from` is later. */
  quiet: z.object({ on: z.boolean(), from: hourAndMinute, to: hourAndMinute }),
});
export type NoticePreference = z.infer<typeof noticePreference>;

export const noticePreferenceDetail = noticePreference.extend({
  /** The channels that the school has set up, and the person's own address there, partly hidden; empty = none. */
  channels: z.array(z.object({ channel: z.enum(personalChannels), address: z.string() })),
});
export type NoticePreferenceDetail = z.infer<typeof noticePreferenceDetail>;

export const channelChoice = z.object({ channels: z.array(noticeChannel) });
