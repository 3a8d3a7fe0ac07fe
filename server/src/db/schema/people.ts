import { passwordStrengths } from '@yizhan/contract/passwords.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { at, atNow, id, ref, tenantId } from './columns.ts';

/** A school. Every other row belongs to one. */
export const tenant = pgTable('tenant', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  host: text('host').unique(),
  settings: jsonb('settings').notNull().default({}),
  createdAt: atNow('created_at'),
  /** Closed by the platform's administrator, for the reason that people read. */
  suspendedAt: at('suspended_at'),
  suspendedNote: text('suspended_note').notNull().default(''),
  /** Quotas; null = none. */
  maxPeople: integer('max_people'),
  maxStorageMb: integer('max_storage_mb'),
  /** Of what the platform sets; the school's settings have their own. */
  version: integer('version').notNull().default(1),
});

/** All addresses of a school that the platform has set, `tenant.host` among them: the key keeps them apart. */
export const tenantHost = pgTable('tenant_host', { host: text('host').primaryKey(), tenantId: tenantId() }, (t) => [
  index('tenant_host_tenant').on(t.tenantId),
]);

export const dept = pgTable(
  'dept',
  {
    id: id(),
    tenantId: tenantId(),
    parentId: ref('parent_id'),
    code: text('code').notNull(),
    name: text('name').notNull(),
    shortName: text('short_name').notNull().default(''),
    leader: text('leader').notNull().default(''),
    phone: text('phone').notNull().default(''),
    location: text('location').notNull().default(''),
    intro: text('intro').notNull().default(''),
    officeHours: text('office_hours').notNull().default(''),
    mail: text('mail').notNull().default(''),
    website: text('website').notNull().default(''),
    /** The picture's address: `/files/7`. */
    chart: text('chart'),
    sort: integer('sort').notNull().default(0),
    version: integer('version').notNull().default(1),
    updatedAt: atNow('updated_at'),
    updatedBy: ref('updated_by'),
  },
  (t) => [
    uniqueIndex('dept_code').on(t.tenantId, t.code),
    uniqueIndex('dept_name').on(t.tenantId, t.name),
    index('dept_parent').on(t.tenantId, t.parentId),
    foreignKey({ columns: [t.parentId], foreignColumns: [t.id], name: 'dept_parent_fk' }),
  ],
);

export const appUser = pgTable(
  'app_user',
  {
    id: id(),
    tenantId: tenantId(),
    account: text('account').notNull(),
    nickName: text('nick_name').notNull(),
    realName: text('real_name').notNull(),
    /** Readings and initials of the name, each after a space; null until they are computed. */
    sounds: text('sounds'),
    avatar: text('avatar'),
    email: text('email').notNull().default(''),
    mobile: text('mobile').notNull().default(''),
    /** Null until the person has activated the account. */
    passwordHash: text('password_hash'),
    /** Null until the password was typed once. */
    passwordStrength: text('password_strength', { enum: passwordStrengths }),
    status: text('status', { enum: ['active', 'waiting', 'disabled'] })
      .notNull()
      .default('active'),
    version: integer('version').notNull().default(1),
    lastSignInAt: at('last_sign_in_at'),
    createdAt: atNow('created_at'),
    updatedAt: atNow('updated_at'),
    updatedBy: ref('updated_by'),
  },
  (t) => [
    uniqueIndex('app_user_account').on(t.tenantId, sql`lower(${t.account})`),
    index('app_user_page').on(t.tenantId, t.id),
    index('app_user_words').using(
      'gin',
      sql`(${t.account} || ' ' || ${t.realName} || ' ' || ${t.nickName}) gin_trgm_ops`,
    ),
    index('app_user_sounds').using('gin', sql`${t.sounds} gin_trgm_ops`),
  ],
);

/** A person's position at the school; one of them is active in a session. */
export const userIdentity = pgTable(
  'user_identity',
  {
    id: id(),
    tenantId: tenantId(),
    userId: ref('user_id')
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    type: smallint('type').notNull(),
    number: text('number').notNull().default(''),
    deptId: ref('dept_id').references(() => dept.id),
    post: text('post').notNull().default(''),
    isDefault: boolean('is_default').notNull().default(false),
    validFrom: date('valid_from', { mode: 'string' }),
    validTo: date('valid_to', { mode: 'string' }),
  },
  (t) => [
    index('user_identity_user').on(t.userId),
    index('user_identity_dept').on(t.tenantId, t.deptId),
    index('user_identity_number').using('gin', sql`${t.number} gin_trgm_ops`),
    uniqueIndex('user_identity_default').on(t.userId).where(sql`${t.isDefault}`),
  ],
);

export const role = pgTable(
  'role',
  {
    id: id(),
    tenantId: tenantId(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    note: text('note').notNull().default(''),
    builtIn: boolean('built_in').notNull().default(false),
    version: integer('version').notNull().default(1),
    updatedAt: atNow('updated_at'),
    updatedBy: ref('updated_by'),
  },
  (t) => [uniqueIndex('role_code').on(t.tenantId, t.code), uniqueIndex('role_name').on(t.tenantId, t.name)],
);

/** Which configuration menu entries a role opens (contract/permissions.ts names them). */
export const roleMenu = pgTable(
  'role_menu',
  {
    tenantId: tenantId(),
    roleId: ref('role_id')
      .notNull()
      .references(() => role.id, { onDelete: 'cascade' }),
    menu: text('menu').notNull(),
  },
  (t) => [primaryKey({ columns: [t.roleId, t.menu] })],
);

/** Somebody asked for an entry of the configuration menu. */
export const permissionRequest = pgTable(
  'permission_request',
  {
    id: id(),
    tenantId: tenantId(),
    userId: ref('user_id')
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    /** The identity that gets the role. */
    identityId: ref('identity_id').notNull(),
    menu: text('menu').notNull(),
    reason: text('reason').notNull(),
    state: text('state', { enum: ['PENDING', 'GRANTED', 'REFUSED', 'WITHDRAWN'] })
      .notNull()
      .default('PENDING'),
    answer: text('answer').notNull().default(''),
    roleId: ref('role_id'),
    createdAt: atNow('created_at'),
    decidedBy: ref('decided_by'),
    decidedAt: at('decided_at'),
  },
  (t) => [
    uniqueIndex('permission_request_pending').on(t.tenantId, t.userId, t.menu).where(sql`${t.state} = 'PENDING'`),
    index('permission_request_created').on(t.tenantId, t.state, t.createdAt),
  ],
);

/** Roles belong to an identity, so that switching the identity switches the rights. */
export const identityRole = pgTable(
  'identity_role',
  {
    tenantId: tenantId(),
    identityId: ref('identity_id')
      .notNull()
      .references(() => userIdentity.id, { onDelete: 'cascade' }),
    roleId: ref('role_id')
      .notNull()
      .references(() => role.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.identityId, t.roleId] }), index('identity_role_role').on(t.roleId)],
);
