import type { channels as calls } from '@yizhan/contract/calls/channels.ts';
import { personalChannels } from '@yizhan/contract/notice-channels.ts';
import { audit } from '../../common/audit.ts';
import { fail } from '../../common/fail.ts';
import type { SignedInContext } from '../../context.ts';
import { availableChannels } from '../../domain/channels/registry.ts';
import { partlyHidden } from '../../domain/channels/rules.ts';
import { findSettings, lockSettings, writeSettings } from '../../domain/settings/queries.ts';
import type { Handlers } from '../../handlers.ts';
import * as preferences from './preference-queries.ts';
import * as rows from './queries.ts';
import { merged, toDetail, toPreference, toStored } from './rules.ts';
import { testChannel } from './test-channel.ts';

export const handlers: Handlers<typeof calls> = {
  async get(_, { db }) {
    return toDetail(await findSettings(db));
  },

  async update({ version, ...input }, context) {
    const { db, tenant, secrets, bus } = context;
    const saved = await db.transaction(async (tx) => {
      const before = await lockSettings(tx, version);
      const channels = merged(before.settings.channels, input, (purpose, secret) => secrets.seal(purpose, secret));
      await writeSettings(tx, before.name, { ...before.settings, channels });
      const change = { before: { channels: before.settings.channels }, after: { channels } };
      await audit({ ...context, db: tx }, { action: 'update', entity: 'settings', entityId: tenant.id, ...change });
      return findSettings(tx);
    });
    bus.publish('tenant.changed', { tenantId: tenant.id });
    return toDetail(saved);
  },

  async test({ channel }, context) {
    const result = await testChannel(channel, context);
    const after = { channel, isSent: result.isSent };
    await audit(context, { action: 'testChannel', entity: 'settings', entityId: context.tenant.id, after });
    return result;
  },

  async available(_, context) {
    const { settings } = await findSettings(context.db);
    return { channels: availableChannels(settings, context) };
  },

  async counts({ id }, { db, person }) {
    if (!(await rows.isOwnNotice(db, id, person))) fail('not_found');
    return rows.countDeliveries(db, id);
  },

  async deliveries(query, { db, person }) {
    if (!(await rows.isOwnNotice(db, query.id, person))) fail('not_found');
    return rows.listDeliveries(db, query);
  },

  async retry({ id, channel, state }, context) {
    const { db, jobs, now, person } = context;
    return db.transaction(async (tx) => {
      if (!(await rows.isOwnNotice(tx, id, person))) fail('not_found');
      const count = await rows.retryDeliveries(tx, { id, channel, state, now });
      if (count > 0) await jobs.start(tx, 'deliverNotices', {}, { uniqueKey: `retry ${id} ${now.toISOString()}` });
      await audit(
        { ...context, db: tx },
        { action: 'retry', entity: 'notice', entityId: id, after: { channel, state, count } },
      );
      return { count };
    });
  },

  async preference(_, context) {
    return preferenceOf(context);
  },

  async updatePreference(input, context) {
    const { db, person, now, jobs } = context;
    await db.transaction(async (tx) => {
      await preferences.savePreference(tx, person.id, toStored(input), now);
      if ((await preferences.wakeWaiting(tx, person.id, now)) > 0)
        await jobs.start(tx, 'deliverNotices', {}, { uniqueKey: `preference ${person.id}` });
    });
    return preferenceOf(context);
  },
};

async function preferenceOf(context: SignedInContext) {
  const { db, person } = context;
  const [{ settings }, stored, addresses] = [
    await findSettings(db),
    await preferences.findPreference(db, person.id),
    await preferences.findAddresses(db, person.id),
  ];
  const available = availableChannels(settings, context);
  const channels = personalChannels
    .filter((channel) => available.includes(channel))
    .map((channel) => ({ channel, address: addresses[channel] && partlyHidden(addresses[channel]) }));
  return { ...toPreference(stored), channels };
}
