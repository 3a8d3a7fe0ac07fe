import * as z from 'zod';
import { accountPattern } from '../account-pattern.ts';
import * as administrationLimits from '../limits/administration.ts';
import * as fieldLimits from '../limits/fields.ts';
import { typesOfPeople } from '../permissions.ts';
import { day, filled, id, pageQuery, text, time } from './common.ts';

/** Waiting: created by an administrator, no password set yet. */
export const userStatuses = ['active', 'waiting', 'disabled'] as const;
export const userStatus = z.enum(userStatuses);
export type UserStatus = (typeof userStatuses)[number];

const identityType = z.literal(typesOfPeople);

/** One of a person's identities at the school, with its roles. */
export const identityInput = z
  .object({
    /** Absent for a new one. */
    id: id.optional(),
    type: identityType,
    number: text(fieldLimits.nameLength).default(''),
    deptId: id.nullable().default(null),
    post: text(fieldLimits.nameLength).default(''),
    isDefault: z.boolean(),
    validFrom: day.nullable().default(null),
    validTo: day.nullable().default(null),
    roleIds: z.array(id).max(administrationLimits.rolesPerIdentity).default([]),
  })
  .refine(({ validFrom, validTo }) => !validFrom || !validTo || validFrom <= validTo, { path: ['validTo'] });
export type IdentityInput = z.infer<typeof identityInput>;

export const account = filled(fieldLimits.accountLength).min(2).regex(accountPattern);
export const email = z.union([z.literal(''), z.email().max(fieldLimits.textLength)]);
export const mobile = z.union([z.literal(''), z.string().regex(/^\+?\d{5,20}$/)]);
export const userInput = z.object({
  account,
  realName: filled(fieldLimits.nameLength),
  nickName: text(fieldLimits.nameLength).default(''),
  email: email.default(''),
  mobile: mobile.default(''),
  identities: z
    .array(identityInput)
    .min(1)
    .max(administrationLimits.identitiesPerUser)
    .refine((all) => all.filter((one) => one.isDefault).length === 1),
});
export type UserInput = z.infer<typeof userInput>;

/** What several people get at once, by their default identity. */
export const assignment = z.discriminatedUnion('is', [
  z.object({ is: z.literal('giveRole'), roleId: id }),
  z.object({ is: z.literal('takeRole'), roleId: id }),
  z.object({ is: z.literal('moveTo'), deptId: id }),
]);
export type Assignment = z.infer<typeof assignment>;

const identitySummary = z.object({
  type: z.number(),
  number: z.string(),
  deptName: z.string(),
  post: z.string(),
  isDefault: z.boolean(),
  roleNames: z.array(z.string()),
});

export const userRow = z.object({
  id,
  account: z.string(),
  realName: z.string(),
  nickName: z.string(),
  status: userStatus,
  /** On: sign-in asks for a code after the password. */
  secondFactor: z.boolean(),
  lastSignInAt: time.nullable(),
  updatedAt: time,
  /** The default one first. */
  identities: z.array(identitySummary),
});
export type UserRow = z.infer<typeof userRow>;

export const userDetail = z.object({
  id,
  account: z.string(),
  realName: z.string(),
  nickName: z.string(),
  email: z.string(),
  mobile: z.string(),
  status: userStatus,
  secondFactor: z.boolean(),
  version: z.number(),
  createdAt: time,
  updatedAt: time,
  updatedBy: z.string().nullable(),
  lastSignInAt: time.nullable(),
  /** False for somebody with more permissions than the caller. */
  editable: z.boolean(),
  identities: z.array(
    z.object({
      id,
      type: z.number(),
      number: z.string(),
      deptId: id.nullable(),
      post: z.string(),
      isDefault: z.boolean(),
      validFrom: day.nullable(),
      validTo: day.nullable(),
      roleIds: z.array(id),
    }),
  ),
});
export type UserDetail = z.infer<typeof userDetail>;

export const userSorts = ['account', 'realName', 'lastSignInAt', 'updatedAt'] as const;

export const userQuery = pageQuery.extend({
  /** Matches the account, the name or the beginning of a number. */
  keyword: text(fieldLimits.nameLength).optional(),
  /** Including the departments below it. */
  deptId: id.optional(),
  type: z.coerce.number().int().min(1).max(9).optional(),
  roleId: id.optional(),
  status: userStatus.optional(),
  sort: z.enum(userSorts).default('account'),
  order: z.enum(['asc', 'desc']).default('asc'),
});
export type UserQuery = z.infer<typeof userQuery>;

/** A link is shown one time only: the database stores its hash. */
export const userLink = z.object({ kind: z.enum(['activate', 'reset']), url: z.string(), until: time });
export type UserLink = z.infer<typeof userLink>;
