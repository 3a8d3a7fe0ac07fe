import type { portal } from '@yizhan/contract/calls/portal.ts';
import { audit } from '../../common/audit.ts';
import { fail } from '../../common/fail.ts';
import { attachPicture } from '../../common/picture-links.ts';
import { findSettings, lockSettings, writeSettings } from '../../domain/settings/queries.ts';
import type { Handlers } from '../../handlers.ts';
import { idleItems } from './rules.ts';

/** Editing the quick bar at the right edge. */
export const quick: Pick<Handlers<typeof portal>, 'quickItems' | 'submitQuickItems'> = {
  async quickItems(_, { db }) {
    const { settings, version } = await findSettings(db);
    return { items: settings.quickNavigation, version };
  },

  async submitQuickItems({ items, version }, context) {
    const { tenant, bus } = context;
    const idle = idleItems(items);
    if (idle.length > 0) fail('invalid_input', { fields: idle.join(', ') }, { fields: idle });
    await context.db.transaction(async (db) => {
      const { name, settings } = await lockSettings(db, version);
      for (const { picture } of items) await attachPicture({ ...context, db }, picture, { audience: 'public' });
      await writeSettings(db, name, { ...settings, quickNavigation: items });
      await audit(
        { ...context, db },
        {
          action: 'update',
          entity: 'settings',
          entityId: tenant.id,
          before: { quickNavigation: settings.quickNavigation },
          after: { quickNavigation: items },
        },
      );
    });
    bus.publish('tenant.changed', { tenantId: tenant.id });
    bus.publish('hint', { tenantId: tenant.id, topic: 'quick' });
    return {};
  },
};
