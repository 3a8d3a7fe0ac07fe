import type { portal } from '@yizhan/contract/calls/portal.ts';
import { publishables } from '@yizhan/contract/publishable.ts';
import { audit } from '../../common/audit.ts';
import { findSettings, lockSettings, writeSettings } from '../../domain/settings/queries.ts';
import type { Handlers } from '../../handlers.ts';

/** Editing the sources of the strip of today. */
export const today: Pick<Handlers<typeof portal>, 'today' | 'submitToday'> = {
  async today(_, { db }) {
    const { settings, version } = await findSettings(db);
    return { today: settings.today, version };
  },

  async submitToday({ today: sources, version }, context) {
    const { tenant, bus } = context;
    await context.db.transaction(async (db) => {
      const { name, settings } = await lockSettings(db, version);
      await writeSettings(db, name, { ...settings, today: sources });
      await audit(
        { ...context, db },
        {
          action: 'update',
          entity: 'settings',
          entityId: tenant.id,
          before: { today: settings.today },
          after: { today: sources },
        },
      );
    });
    bus.publish('tenant.changed', { tenantId: tenant.id });
    bus.publish('hint', { tenantId: tenant.id, topic: publishables.card.topic });
    return {};
  },
};
