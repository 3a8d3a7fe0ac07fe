import * as z from 'zod';
import * as fieldLimits from '../limits/fields.ts';
import * as fileLimits from '../limits/files.ts';
import * as portalLimits from '../limits/portal.ts';
import { hasPlainHost } from '../plain-host.ts';
import { school } from '../texts/zh-CN/school.ts';
import { todaySettings } from '../today.ts';
import { channelSettings } from './channel.ts';
import { filled, richText, text, time } from './common.ts';
import { chatSettings } from './conversation.ts';
import { noticeSettings } from './notice.ts';
import { quickItem } from './portal.ts';
import { footer, helpDesk } from './session.ts';
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
  footer: footer.default({ copyright: '', icp: '', policeRecord: '', address: '', phone: '', mail: '', columns: [] }),
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
  agreement: text(fieldLimits.richTextLength).default(''),
  signOn: signOnSettings.default(signOnSettings.parse({})),
  chat: chatSettings.default(chatSettings.parse({})),
  channels: channelSettings.default(channelSettings.parse({})),
  notices: noticeSettings.default(noticeSettings.parse({})),
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
/** Links on public pages: no script schemes. */
const link = z
  .string()
  .max(fieldLimits.addressLength, { abort: true })
  .regex(/^(https?:\/\/[^\s\\]+|mailto:\S+|tel:\S+|#?\/(?![/\\])[^\s\\]*)$/i)
  .refine(hasPlainHost);
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
  footer: z.object({
    copyright: text(),
    icp: text(fieldLimits.nameLength),
    policeRecord: text(fieldLimits.nameLength),
    address: text(),
    phone: text(fieldLimits.nameLength),
    mail: text(),
    columns: z
      .array(
        z.object({
          title: filled(fieldLimits.nameLength),
          links: z
            .array(z.object({ name: filled(fieldLimits.nameLength), url: link }))
            .max(portalLimits.maxFooterLinks),
        }),
      )
      .max(portalLimits.maxFooterColumns),
  }),
  helpDesk,
  maintenance: z.object({ on: z.boolean(), text: text() }),
  uploadQuotaMb,
  agreement: richText(),
  /** An absent password keeps the stored one. */
  mail: mailServer.extend({ password: z.string().max(255).optional() }).nullable(),
});
export type SettingsInput = z.infer<typeof settingsInput>;

export const settingsDetail = settingsInput.extend({
  logo: z.string().nullable(),
  footer,
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
