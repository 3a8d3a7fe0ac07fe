import type { signOnSettings } from '@yizhan/contract/calls/sign-on-settings.ts';
import { audit } from '../../common/audit.ts';
import { siteOf } from '../../common/site.ts';
import type { SignedInContext } from '../../context.ts';
import { findSettings, lockSettings, writeSettings } from '../../domain/settings/queries.ts';
import { callbackAddresses, sealSecret } from '../../domain/sign-on/rules.ts';
import type { Handlers } from '../../handlers.ts';
import { dropTickets } from './queries.ts';
import { merged, toDetail } from './rules.ts';
import { trySignOn } from './try-sign-on.ts';

const callbacksHere = ({ config, tenant, caller }: SignedInContext) =>
  callbackAddresses(siteOf(config, tenant, caller.header('host')));

export const handlers: Handlers<typeof signOnSettings> = {
  async get(_, context) {
    return toDetail({ ...(await findSettings(context.db)), callbacks: callbacksHere(context) });
  },

  async update({ version, ...input }, context) {
    const { db, tenant, secrets, bus } = context;
    const saved = await db.transaction(async (tx) => {
      const before = await lockSettings(tx, version);
      const after = merged(before.settings, input, (secret) => sealSecret(secrets, secret));
      await writeSettings(tx, before.name, after);
      if (!after.signOn.ticketCheck) await dropTickets(tx);
      const part = ({ session, signOn }: typeof after) => ({ session, signOn });
      const entry = { action: 'update', entity: 'settings', entityId: tenant.id } as const;
      await audit({ ...context, db: tx }, { ...entry, before: part(before.settings), after: part(after) });
      return findSettings(tx);
    });
    bus.publish('tenant.changed', { tenantId: tenant.id });
    // Cached sessions contain the validity of their tickets.
    bus.publish('rights.changed', { tenantId: tenant.id });
    return toDetail({ ...saved, callbacks: callbacksHere(context) });
  },

  test: (input, context) => trySignOn(input, context, callbacksHere(context)),
};
