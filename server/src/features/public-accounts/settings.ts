import type { publicAccounts } from '@yizhan/contract/calls/public-accounts.ts';
import { audit } from '../../common/audit.ts';
import { findSettings, lockSettings, type StoredSettings, writeSettings } from '../../domain/settings/queries.ts';
import type { Handlers } from '../../handlers.ts';

type Calls = Pick<Handlers<typeof publicAccounts>, 'settings' | 'updateSettings'>;

const toDetail = ({ settings, version }: StoredSettings) => ({ ...settings.notices, version });

/** What the school decides about notices. */
export const settings: Calls = {
  async settings(_, { db }) {
    return toDetail(await findSettings(db));
  },

  async updateSettings({ version, ...notices }, context) {
    const { db, tenant, bus } = context;
    const saved = await db.transaction(async (tx) => {
      const before = await lockSettings(tx, version);
      await writeSettings(tx, before.name, { ...before.settings, notices });
      const entry = { action: 'update', entity: 'settings', entityId: tenant.id } as const;
      await audit(
        { ...context, db: tx },
        { ...entry, before: { notices: before.settings.notices }, after: { notices } },
      );
      return findSettings(tx);
    });
    bus.publish('tenant.changed', { tenantId: tenant.id });
    return toDetail(saved);
  },
};
