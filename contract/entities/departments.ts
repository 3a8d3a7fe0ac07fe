import * as z from 'zod';
import * as administrationLimits from '../limits/administration.ts';
import * as fieldLimits from '../limits/fields.ts';
import { hasPlainHost } from '../plain-host.ts';
import { filled, id, text } from './common.ts';

/** An uploaded picture. */
const picture = z.string().regex(/^\/files\/[1-9]\d{0,17}$/);

/** Fields of a department that its administration and its card share. */
const about = {
  shortName: text(fieldLimits.nameLength),
  leader: text(fieldLimits.nameLength),
  phone: text(fieldLimits.nameLength),
  location: text(),
  intro: text(fieldLimits.longTextLength),
};

/** No script scheme, no credentials, no invisible characters: the address must show where it leads. */
function isWebsite(address: string): boolean {
  if (/\p{C}/u.test(address) || !URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username === '' && password === '';
}

export const departmentInput = z.object({
  parentId: id.nullable().default(null),
  /** Empty: of a new department one is made, another keeps its own. */
  code: text(fieldLimits.nameLength).regex(/^[\w.-]*$/),
  name: filled(fieldLimits.nameLength),
  shortName: about.shortName.default(''),
  leader: about.leader.default(''),
  phone: about.phone.default(''),
  location: about.location.default(''),
  intro: about.intro.default(''),
});
export type DepartmentInput = z.infer<typeof departmentInput>;

/** What a department says about itself. All fields are sent, since an omitted one would be lost. */
export const departmentCardInput = z.object({
  ...about,
  officeHours: text(),
  mail: z.union([z.literal(''), z.email().max(fieldLimits.textLength)]),
  website: text(fieldLimits.addressLength)
    .regex(/^(https?:\/\/[^\s\\"<>]+)?$/i)
    .refine(hasPlainHost)
    .refine((address) => address === '' || isWebsite(address)),
  /** The organisation chart. */
  chart: picture.nullable(),
});
export type DepartmentCardInput = z.infer<typeof departmentCardInput>;

/** As other screens select it. */
export const departmentNode = z.object({
  id,
  name: z.string(),
  shortName: z.string(),
  get children() {
    return z.array(departmentNode);
  },
});
export type DepartmentNode = z.infer<typeof departmentNode>;

/** A department for readers; files/link returns the signed address of the chart. */
export const departmentCard = z.object({
  id,
  parentId: id.nullable(),
  name: z.string(),
  shortName: z.string(),
  leader: z.string(),
  phone: z.string(),
  location: z.string(),
  intro: z.string(),
  officeHours: z.string(),
  mail: z.string(),
  website: z.string(),
  chart: z.string().nullable(),
  services: z.number(),
  /** Whether the caller maintains this card. */
  mayChange: z.boolean(),
  version: z.number(),
});
export type DepartmentCard = z.infer<typeof departmentCard>;

/** Departments in order; `parentId` makes them a tree. */
export const departmentRow = z.object({
  id,
  parentId: id.nullable(),
  code: z.string(),
  name: z.string(),
  shortName: z.string(),
  leader: z.string(),
  phone: z.string(),
  location: z.string(),
  intro: z.string(),
  /** People with an identity in it, excluding departments below. */
  people: z.number(),
  version: z.number(),
});
export type DepartmentRow = z.infer<typeof departmentRow>;

/** The children of a department, or the top level, in their new order; a child from elsewhere is moved here. */
export const departmentOrder = z.object({
  parentId: id.nullable(),
  ids: z
    .array(id)
    .min(1)
    .max(administrationLimits.maxDepartments)
    .refine((ids) => new Set(ids).size === ids.length),
});
