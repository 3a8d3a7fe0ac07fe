import * as z from 'zod';
import * as fieldLimits from '../limits/fields.ts';
import * as portalLimits from '../limits/portal.ts';
import { hasPlainHost } from '../plain-host.ts';
import { filled, text } from './common.ts';
import { publicationState } from './publishing.ts';

/** Where a footer stands: the landing page and other public pages, or the pages behind the sign-in. */
export const footerPlaces = ['visitors', 'portal'] as const;
export type FooterPlace = (typeof footerPlaces)[number];

/** Links on public pages: no script schemes. */
const link = z
  .string()
  .max(fieldLimits.addressLength, { abort: true })
  .regex(/^(https?:\/\/[^\s\\]+|mailto:\S+|tel:\S+|#?\/(?![/\\])[^\s\\]*)$/i)
  .refine(hasPlainHost);

/** An uploaded picture. */
const picture = z.string().regex(/^\/files\/[1-9]\d{0,17}$/);

const name = filled(fieldLimits.nameLength);
const footerLink = z.object({ name, url: link, target: z.enum(['self', 'blank']).default('self') });

/** What an administrator drafts and publishes. */
export const footerContent = z.object({
  footerName: name,
  showOn: z
    .array(z.enum(footerPlaces))
    .min(1)
    .refine((places) => new Set(places).size === places.length),
  columns: z
    .array(z.object({ title: name, links: z.array(footerLink).max(portalLimits.maxFooterLinks) }))
    .max(portalLimits.maxFooterColumns),
  qrCodes: z.array(z.object({ name, picture })).max(portalLimits.maxFooterQrCodes),
  /** Sites of others, behind one control. */
  friendlyLinks: z.array(z.object({ name, url: link })).max(portalLimits.maxFriendlyLinks),
  address: text(),
  phone: text(fieldLimits.nameLength),
  mail: text(),
  copyright: text(),
  icp: text(fieldLimits.nameLength),
  policeRecord: text(fieldLimits.nameLength),
  techSupport: text(),
  /** The line of pages that have no room for more (RT-10); empty: the copyright. */
  copyFooter: text(),
});
export type FooterContent = z.infer<typeof footerContent>;

export const footerRow = publicationState.extend({ content: footerContent });
export type FooterRow = z.infer<typeof footerRow>;

/** The footer as pages show it. */
export const footer = footerContent.omit({ footerName: true, showOn: true });
export type Footer = z.infer<typeof footer>;
