import type { setup } from '@yizhan/contract/calls/setup.ts';
import { audit } from '../../common/audit.ts';
import type { Db } from '../../db/database.ts';
import { findSettings, lockSettings, writeSettings } from '../../domain/settings/queries.ts';
import type { Handlers } from '../../handlers.ts';
import { countSetup } from './queries.ts';
import { toProgress, withStep } from './rules.ts';

const progressOf = async (db: Db) => toProgress(await findSettings(db), await countSetup(db));

export const handlers: Handlers<typeof setup> = {
  progress: (_, { db }) => progressOf(db),

  async confirm({ step, confirmed }, context) {
    const { tenant, bus } = context;
    const progress = await context.db.transaction(async (db) => {
      const { version } = await findSettings(db);
      const { name, settings } = await lockSettings(db, version);
      const after = { confirmed: withStep(settings.setup.confirmed, step, confirmed) };
      await writeSettings(db, name, { ...settings, setup: after });
      const entry = { action: 'update', entity: 'settings', entityId: tenant.id } as const;
      await audit({ ...context, db }, { ...entry, before: { setup: settings.setup }, after: { setup: after } });
      return progressOf(db);
    });
    bus.publish('tenant.changed', { tenantId: tenant.id });
    return progress;
  },
};
