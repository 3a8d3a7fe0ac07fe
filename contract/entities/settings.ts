import * as z from 'zod';
import * as fieldLimits from '../limits/fields.ts';
import * as fileLimits from '../limits/files.ts';
import * as portalLimits from '../limits/portal.ts';
import { school } from '../texts/zh-CN/school.ts';
import { todaySettings } from '../today.ts';
import { channelSettings } from './channel.ts';
import { filled, text, time } from './common.ts';
import { chatSettings } from './conversation.ts';
import { languageModelSettings } from './language-model.ts';
import { noticeSettings } from './notice.ts';
import { quickItem } from './portal.ts';
import { publishReview } from './publishing.ts';
import { robotSettings } from './robot.ts';
import { searchSettings } from './search-words.ts';
import { helpDesk } from './session.ts';
import { setupStep } from './setup.ts';
import { signOnSettings } from './sign-on.ts';
import { theme } from './theme.ts';

const host = z.string().regex(/^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:(?:[1-9]\d{0,3}|[1-5]\d{4}))?$/i);

/** Megabytes that the uploads of one person may take. */
const uploadQuotaMb = z.number().int().min(fileLimits.minQuotaMb).max(fileLimits.maxQuotaMb);

/** A school's settings; every part has a default, so that an empty object is valid. */
export const tenantSettings = z.object({
  shortName: text(20).default(''),
  logo: z.string().nullable().default(null),
  slogan: text(60).default(school.slogan),
  theme: theme.default({
    themeId: 'default',
    themeName: school.theme,
    themeColor: '#008cff',
    themeImg: null,
    themeImgBorderColor: null,
  }),
  /** The office that helps with accounts and with what the portal cannot answer. */
  helpDesk: helpDesk.default({ name: '', phone: '' }),
  /** The bar at the right edge of every page. */
  quickNavigation: z.array(quickItem).max(portalLimits.maxQuickItems).default([]),
  /** Sources of the strip of today that the portal does not have itself. */
  today: todaySettings.default({ lesson: null }),
  /** Hosts whose pages may be framed inside the portal. */
  frameHosts: z.array(host).max(portalLimits.maxFrameHosts).default([]),
  session: z
    .object({ expireTime: z.number().int().min(600).max(86_400), outLogTip: text(200) })
    .default({ expireTime: 28_800, outLogTip: school.expired }),
  maintenance: z.object({ on: z.boolean(), text: text(200) }).default({ on: false, text: '' }),
  uploadQuotaMb: uploadQuotaMb.default(fileLimits.quotaMb),
  /** Steps of the start-up guide that need nothing more. */
  setup: z.object({ confirmed: z.array(setupStep) }).default({ confirmed: [] }),
  signOn: signOnSettings.default(signOnSettings.parse({})),
  chat: chatSettings.default(chatSettings.parse({})),
  channels: channelSettings.default(channelSettings.parse({})),
  notices: noticeSettings.default(noticeSettings.parse({})),
  review: publishReview.default(publishReview.parse({})),
  search: searchSettings.default(searchSettings.parse({})),
  robot: robotSettings.default(robotSettings.parse({})),
  languageModel: languageModelSettings.default(languageModelSettings.parse({})),
  mail: z
    .object({
      host: text(255),
      port: z.number().int().min(1).max(65_535),
      secure: z.boolean(),
      user: text(255),
      /** Encrypted with SECRET_KEY; never on the wire. */
      password: z.string(),
      from: text(255),
    })
    .nullable()
    .default(null),
});
export type TenantSettings = z.infer<typeof tenantSettings>;

const colour = z.string().regex(/^#[0-9a-f]{6}$/i);
/** An uploaded picture. */
const picture = z.string().regex(/^\/files\/[1-9]\d{0,17}$/);
const mailServer = z.object({
  host: filled(255),
  port: z.number().int().min(1).max(65_535),
  secure: z.boolean(),
  user: text(255),
  from: z
    .string()
    .max(255, { abort: true })
    .regex(/^[^<>\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/),
});

/** The part an administrator can change. */
export const settingsInput = z.object({
  name: filled(fieldLimits.nameLength),
  shortName: text(20),
  slogan: text(60),
  logo: picture.nullable(),
  themeColor: colour,
  frameHosts: z.array(host).max(portalLimits.maxFrameHosts),
  helpDesk,
  maintenance: z.object({ on: z.boolean(), text: text() }),
  uploadQuotaMb,
  /** Absent: as it is. Without anybody who reviews, nothing could be published. */
  review: publishReview
    .refine(({ kinds, roleIds }) => kinds.length === 0 || roleIds.length > 0, { path: ['roleIds'] })
    .optional(),
  /** An absent password keeps the stored one. */
  mail: mailServer.extend({ password: z.string().max(255).optional() }).nullable(),
});
export type SettingsInput = z.infer<typeof settingsInput>;

export const settingsDetail = settingsInput.extend({
  logo: z.string().nullable(),
  mail: z
    .object({
      host: z.string(),
      port: z.number(),
      secure: z.boolean(),
      user: z.string(),
      from: z.string(),
      hasPassword: z.boolean(),
    })
    .nullable(),
  /** Current or near years whose official holidays are unknown: only weekends are off in them. */
  unknownHolidays: z.array(z.number()),
  /** Of all settings together: saving with a stale version is a conflict. */
  version: z.string(),
});
export type SettingsDetail = z.infer<typeof settingsDetail>;

export const mailTest = z.object({ to: z.email().max(255) });
export const mailTestResult = z.object({ sentAt: time });
