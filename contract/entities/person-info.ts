import * as z from 'zod';
import * as fieldLimits from '../limits/fields.ts';
import { matter } from './card-data.ts';
import { filled, id, page, time } from './common.ts';
import { feedbackStatus } from './feedback.ts';
import { password } from './security.ts';
import { email, mobile } from './users.ts';

/** Names and identities come from the school's records; the rest is the person's to change. */
export const profile = z.object({
  account: z.string(),
  realName: z.string(),
  nickName: z.string(),
  /** `/files/7`: shown through a link of the session. */
  avatar: z.string().nullable(),
  email: z.string(),
  mobile: z.string(),
  identities: z.array(
    z.object({
      id,
      typeName: z.string(),
      number: z.string(),
      deptName: z.string(),
      post: z.string(),
      validTo: z.string().nullable(),
      active: z.boolean(),
    }),
  ),
  createdAt: time,
});
export type Profile = z.infer<typeof profile>;

export const profileInput = z.object({
  nickName: filled(fieldLimits.nameLength),
  /** The id of an uploaded picture, null to remove it; absent: as it is. */
  avatarFileId: id.nullable().optional(),
});
export type ProfileInput = z.infer<typeof profileInput>;

/** By mail one gets a new password, so the old one is asked for. */
export const contactInput = z.object({ email, mobile, password });
export type ContactInput = z.infer<typeof contactInput>;

/** A system that learns who the person is when it is opened, or that signs the person in here. */
export const connectedSystem = z.object({
  system: z.string(),
  /** Empty where there is nothing to open. */
  url: z.string(),
  account: z.string(),
  bound: z.boolean(),
  lastVisit: time.nullable(),
  /** The service that opens it, and whose office answers for it. */
  serviceId: id.nullable(),
  deptName: z.string(),
});
export type ConnectedSystem = z.infer<typeof connectedSystem>;

/** A figure of the person in one of the school's systems, with the office that corrects it. */
export const figure = matter.extend({
  source: z.string(),
  /** Of the office that answers for it; may be empty. */
  phone: z.string(),
  updatedAt: time.nullable(),
  /** That office; null where nobody is named: then it is found by the text, as with all feedback. */
  deptId: id.nullable(),
  /** The last correction that the person asked for. */
  correction: z.object({ id, status: feedbackStatus }).nullable(),
});
export type Figure = z.infer<typeof figure>;

/** Why somebody looked; each has its sentence in texts/privacy.ts. */
export const viewReasons = ['userAdmin', 'auditLog', 'signInLog', 'chatRecords', 'export'] as const;
export type ViewReason = (typeof viewReasons)[number];

export const dataLookup = z.object({
  id,
  at: time,
  viewer: z.string(),
  /** The viewer's department, empty when they have none. */
  deptName: z.string(),
  why: z.enum(viewReasons),
  /** What the viewer gave as a reason, where one is asked for. */
  note: z.string(),
});
export type DataLookup = z.infer<typeof dataLookup>;
export const dataLookups = page(dataLookup);

/** The file of one's own data. */
export const ownDataFile = z.discriminatedUnion('state', [
  z.object({ state: z.literal('none') }),
  z.object({ state: z.literal('preparing') }),
  z.object({ state: z.literal('failed') }),
  z.object({ state: z.literal('ready'), url: z.string(), size: z.number(), until: time }),
]);
export type OwnDataFile = z.infer<typeof ownDataFile>;
