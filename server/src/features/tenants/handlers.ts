import type { tenants } from '@yizhan/contract/calls/tenants.ts';
import type { TenantInput } from '@yizhan/contract/entities/tenant.ts';
import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import { audit } from '../../common/audit.ts';
import { fail } from '../../common/fail.ts';
import { assertNotStale } from '../../common/stale.ts';
import { onUniqueViolation } from '../../common/unique-violation.ts';
import { toWireTime } from '../../common/wire-time.ts';
import type { SignedInContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { prepareTenant } from '../../db/seed/prepare.ts';
import { linkAddress } from '../../domain/one-time-links/one-time-links.ts';
import { createLink } from '../../domain/one-time-links/queries.ts';
import { publishSessionsEnded } from '../../domain/sessions/sessions-ended.ts';
import { DEFAULT_TENANT } from '../../domain/tenants/tenants.ts';
import type { Handlers } from '../../handlers.ts';
import * as rows from './queries.ts';

const entity = 'tenant';

/** Schools are managed by people of the first one alone, whatever a role of another school holds. */
function assertPlatform({ tenant }: SignedInContext): void {
  if (tenant.id !== DEFAULT_TENANT) fail('not_allowed');
}

/** Only the platform's own school may go without an address: unknown hosts lead there. */
function assertReachable(id: string, { hosts }: TenantInput): void {
  if (hosts.length === 0 && id !== DEFAULT_TENANT) fail('invalid_input', { fields: 'hosts' });
}

export const handlers: Handlers<typeof tenants> = {
  async list(_, context) {
    assertPlatform(context);
    return rows.listSchools(context.database.across);
  },

  async create(input, context) {
    assertPlatform(context);
    const { database, now } = context;
    const id = await rows.findNextCode(database.across);
    assertReachable(id, input);
    const code = await keepingHostsApart(
      input,
      database.of(id).transaction(async (db) => {
        await rows.insertSchool(db, input, now);
        await rows.replaceHosts(db, input.hosts);
        await prepareTenant(db);
        await record(context, db, { action: 'create', entityId: id, after: input });
        return createLink(db, 'first', null, now);
      }),
    );
    publishChanged(context, id);
    return { id, link: firstLinkOf(context, input.hosts[0] ?? null, code) };
  },

  async update({ id, version, ...input }, context) {
    assertPlatform(context);
    assertReachable(id, input);
    const changed = await rows.findLastChange(context.db, id);
    await keepingHostsApart(
      input,
      changing(context, id, async (db, before) => {
        const last = { updatedAt: changed?.updatedAt ?? before.createdAt, updatedBy: changed?.updatedBy ?? null };
        assertNotStale({ version: before.version, ...last }, version, before.name);
        await rows.updateSchool(db, input);
        await rows.replaceHosts(db, input.hosts);
        await record(context, db, { action: 'update', entityId: id, before, after: input });
      }),
    );
    publishChanged(context, id);
    return { id };
  },

  async suspend({ id, note }, context) {
    assertPlatform(context);
    if (id === DEFAULT_TENANT) fail('platform_school');
    const ended = await changing(context, id, async (db) => {
      await rows.setSuspended(db, { note, at: context.now });
      await record(context, db, { action: 'suspend', entityId: id, after: { note } });
      return rows.endAllSessions(db, context.now);
    });
    publishSessionsEnded(context.bus, ended);
    publishChanged(context, id);
    return {};
  },

  async resume({ id }, context) {
    assertPlatform(context);
    await changing(context, id, async (db) => {
      await rows.setSuspended(db, null);
      await record(context, db, { action: 'resume', entityId: id });
    });
    publishChanged(context, id);
    return {};
  },

  async createLink({ id }, context) {
    assertPlatform(context);
    const { school, code } = await changing(context, id, async (db, school) => {
      if (await rows.hasAdministrator(db)) fail('first_done');
      await rows.endFirstLinks(db, context.now);
      await record(context, db, { action: 'createLink', entityId: id });
      return { school, code: await createLink(db, 'first', null, context.now) };
    });
    return firstLinkOf(context, school.host, code);
  },
};

type School = NonNullable<Awaited<ReturnType<typeof rows.lockSchool>>>;

const changing = <T>({ database }: SignedInContext, id: string, change: (db: Db, before: School) => Promise<T>) =>
  database.of(id).transaction(async (db) => change(db, (await rows.lockSchool(db)) ?? fail('not_found')));

const keepingHostsApart = <T>({ hosts }: TenantInput, write: Promise<T>) =>
  onUniqueViolation(write, {
    tenant_host_pkey: () => fail('host_taken', { host: hosts.join(', ') }),
    tenant_host_unique: () => fail('host_taken', { host: hosts[0] ?? '' }),
    // Two schools made in the same moment: the second finds the next number when it tries again.
    tenant_pkey: () => fail('submitted_already'),
  });

/** In the platform's log, with the change itself: that of the school is the school's. */
const record = (context: SignedInContext, db: Db, entry: Omit<Parameters<typeof audit>[1], 'entity'>) =>
  audit({ ...context, db: db.beside(context.tenant.id) }, { ...entry, entity });

/** Every node learns of the change. */
const publishChanged = ({ bus }: SignedInContext, tenantId: string) => bus.publish('tenant.changed', { tenantId });

function firstLinkOf({ config, now }: SignedInContext, host: string | null, code: string) {
  const until = new Date(now.getTime() + signInLimits.linkMinutes.first * 60_000);
  const url = linkAddress(config, { host }, { kind: 'first', code });
  return { url, until: toWireTime(until) };
}
