import type { connectors } from '@yizhan/contract/calls/connectors.ts';
import type { ConnectorInput } from '@yizhan/contract/entities/connector.ts';
import * as connectorLimits from '@yizhan/contract/limits/connectors.ts';
import { audit } from '../../common/audit.ts';
import { fail } from '../../common/fail.ts';
import { assertUnused } from '../../common/in-use.ts';
import { assertNotStale } from '../../common/stale.ts';
import { onUniqueViolation } from '../../common/unique-violation.ts';
import type { SignedInContext } from '../../context.ts';
import { CONNECTOR_SECRET } from '../../domain/connectors/rules.ts';
import { recycle } from '../../domain/recycling/queries.ts';
import type { Handlers } from '../../handlers.ts';
import * as rows from './queries.ts';
import { assertComplete, isSameQuestion, isTriedBy, sealedFor, ticketFor } from './rules.ts';
import { tryConnector } from './try-connector.ts';

const uniqueErrors = ({ name }: ConnectorInput) => ({
  connector_name: () => fail('name_taken', { name }, { field: 'name' }),
});

const sealing =
  ({ secrets }: SignedInContext) =>
  (secret: string) =>
    secrets.seal(CONNECTOR_SECRET, secret);

/** What the audit keeps: never a secret. */
const shownOf = ({ secret: _, ticket: __, ...rest }: ConnectorInput) => rest;

export const handlers: Handlers<typeof connectors> = {
  list: (_, { db }) => rows.listConnectors(db),

  create(input, context) {
    const { person, now } = context;
    assertComplete(input);
    const secret = sealedFor(input, undefined, sealing(context));
    const isTried = isTriedBy(input.ticket, input, context.db.tenant, context.secrets, now);
    const write = context.db.transaction(async (db) => {
      const most = connectorLimits.maxConnectors;
      if ((await rows.countConnectors(db)) >= most) fail('connectors_full', { most });
      const saved = await rows.insertConnector(db, { ...input, secret, isTried, by: person.id, now });
      const entry = { action: 'create', entity: 'connector', entityId: saved.id, after: shownOf(input) } as const;
      await audit({ ...context, db }, entry);
      return saved;
    });
    return onUniqueViolation(write, uniqueErrors(input));
  },

  update({ id, version, ...input }, context) {
    const { person, now, secrets } = context;
    assertComplete(input);
    const write = context.db.transaction(async (db) => {
      const before = (await rows.lockConnector(db, id)) ?? fail('not_found');
      assertNotStale(before, version, before.name);
      const secret = sealedFor(input, before, sealing(context));
      const isTried =
        isTriedBy(input.ticket, input, db.tenant, secrets, now) || (before.isTried && isSameQuestion(input, before));
      const saved = await rows.updateConnector(db, id, { ...input, secret, isTried, by: person.id, now });
      const { secret: _, ...shown } = before;
      const change = { before: shown, after: shownOf(input) };
      await audit({ ...context, db }, { action: 'update', entity: 'connector', entityId: id, ...change });
      return saved;
    });
    return onUniqueViolation(write, uniqueErrors(input));
  },

  remove({ id }, context) {
    return context.db.transaction(async (db) => {
      const before = (await rows.lockConnector(db, id)) ?? fail('not_found');
      assertUnused(await rows.usesOfConnector(db, id), context.caller);
      await recycle({ ...context, db }, { kind: 'connector', id, name: before.name });
      await rows.deleteConnector(db, id);
      const { secret: _, ...shown } = before;
      await audit({ ...context, db }, { action: 'remove', entity: 'connector', entityId: id, before: shown });
      return {};
    });
  },

  async tryRun(test, context) {
    const { db, secrets, now } = context;
    assertComplete(test);
    const stored = test.id === undefined ? undefined : ((await rows.findConnector(db, test.id)) ?? fail('not_found'));
    const sealed = sealedFor(test, stored, sealing(context));
    const result = await tryConnector({ ...test, sealed }, context);
    // Another person's data may have been seen.
    const after = { url: test.url, account: test.account, ok: result.ok };
    const entityId = test.id ?? '';
    await audit(context, { action: 'testConnector', entity: 'connector', entityId, after });
    return { ...result, ticket: result.ok ? ticketFor(test, db.tenant, secrets, now) : '' };
  },
};
