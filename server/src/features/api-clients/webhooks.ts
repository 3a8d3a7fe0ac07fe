import { randomBytes } from 'node:crypto';
import type { apiClients } from '@yizhan/contract/calls/api-clients.ts';
import * as openLimits from '@yizhan/contract/limits/open.ts';
import { audit } from '../../common/audit.ts';
import { fail } from '../../common/fail.ts';
import { assertNotStale } from '../../common/stale.ts';
import type { SignedInContext } from '../../context.ts';
import { SECRET_PURPOSE } from '../../domain/api-clients/rules.ts';
import type { Handlers } from '../../handlers.ts';
import { AddressRefused, checkedUrl } from '../../outside/foreign-address.ts';
import { lockClient } from './queries.ts';
import * as rows from './webhook-queries.ts';

type Calls = Pick<
  Handlers<typeof apiClients>,
  'webhooks' | 'createWebhook' | 'updateWebhook' | 'removeWebhook' | 'deliveries' | 'replay'
>;

export const webhooks: Calls = {
  webhooks: ({ clientId }, { db }) => rows.listWebhooks(db, clientId),

  createWebhook({ clientId, ...input }, context) {
    const { now, person, secrets } = context;
    assertAddress(context, input.url);
    const secret = randomBytes(32).toString('base64url');
    return context.db.transaction(async (db) => {
      (await lockClient(db, clientId)) ?? fail('not_found');
      const most = openLimits.maxWebhooks;
      if ((await rows.listWebhooks(db, clientId)).length >= most) fail('webhooks_full', { most });
      const written = { ...input, secret: secrets.seal(SECRET_PURPOSE, secret) };
      const saved = await rows.insertWebhook(db, clientId, written, { by: person.id, now });
      await audit({ ...context, db }, { action: 'create', entity: 'webhook', entityId: saved.id, after: input });
      return { ...saved, secret };
    });
  },

  updateWebhook({ id, version, ...input }, context) {
    const { now, person } = context;
    assertAddress(context, input.url);
    return context.db.transaction(async (db) => {
      const before = (await rows.lockWebhook(db, id)) ?? fail('not_found');
      assertNotStale(before, version, before.url);
      const saved = await rows.updateWebhook(db, id, input, { by: person.id, now });
      await audit({ ...context, db }, { action: 'update', entity: 'webhook', entityId: id, before, after: input });
      return saved;
    });
  },

  removeWebhook({ id }, context) {
    return context.db.transaction(async (db) => {
      const before = (await rows.lockWebhook(db, id)) ?? fail('not_found');
      await rows.deleteWebhook(db, id);
      await audit({ ...context, db }, { action: 'remove', entity: 'webhook', entityId: id, before });
      return {};
    });
  },

  deliveries: (query, { db }) => rows.listDeliveries(db, query),

  replay({ id }, context) {
    const { jobs, now } = context;
    return context.db.transaction(async (db) => {
      (await rows.replayDelivery(db, id, now)) ?? fail('not_found');
      await jobs.start(db, 'deliverWebhooks', {}, { uniqueKey: `replay ${id}` });
      await audit({ ...context, db }, { action: 'replay', entity: 'webhook', entityId: id });
      return {};
    });
  },
};

/** An internal address is refused when it is entered; where a name leads is checked at every delivery. */
function assertAddress({ config }: Pick<SignedInContext, 'config'>, url: string): void {
  try {
    checkedUrl(url, config.inwardHosts);
  } catch (error) {
    if (error instanceof AddressRefused) fail('webhook_address', {}, { field: 'url' });
    throw error;
  }
}
