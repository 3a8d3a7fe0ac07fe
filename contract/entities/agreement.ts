import * as z from 'zod';
import * as agreementLimits from '../limits/agreements.ts';
import * as fieldLimits from '../limits/fields.ts';
import { filled, id, richText, time } from './common.ts';
import { publicationState, revisionNumber } from './publishing.ts';

/** As an administrator fills it in. An agreement of only an empty paragraph is none (VA-3). */
export const agreementContent = z.object({
  title: filled(fieldLimits.nameLength),
  html: richText().min(1),
  /** People agree before they use the portal; otherwise they may, and may take it back. */
  isRequired: z.boolean().default(true),
  /** Those who agreed to an earlier version are asked for this one; off for a slip of the pen. */
  asksAgain: z.boolean().default(true),
});
export type AgreementContent = z.infer<typeof agreementContent>;

/** A published version: the publication and the number of its revision. */
export const agreementVersion = z.object({ id, number: revisionNumber });
export type AgreementVersion = z.infer<typeof agreementVersion>;

export const agreementVersions = z.array(agreementVersion).max(agreementLimits.maxAtOnce);

export const agreementTitle = agreementVersion.extend({ title: z.string() });
export type AgreementTitle = z.infer<typeof agreementTitle>;

export const agreementText = agreementTitle.extend({
  /** Sanitised HTML. */
  html: z.string(),
  publishedAt: time,
});
export type AgreementText = z.infer<typeof agreementText>;

/** One that has to be agreed to; `isNewVersion`: an earlier version was. */
export const pendingAgreement = agreementText.extend({ isNewVersion: z.boolean() });
export type PendingAgreement = z.infer<typeof pendingAgreement>;

/** What one agreed to, and when. */
export const ownAgreement = agreementTitle.extend({
  isRequired: z.boolean(),
  publishedAt: time,
  consent: z.object({ number: z.number(), agreedAt: time }).nullable(),
});
export type OwnAgreement = z.infer<typeof ownAgreement>;

/** `agreed`: people whose consent holds, of all who can sign in. */
export const agreementRow = publicationState.extend({
  content: agreementContent,
  agreed: z.number(),
  people: z.number(),
});
export type AgreementRow = z.infer<typeof agreementRow>;
