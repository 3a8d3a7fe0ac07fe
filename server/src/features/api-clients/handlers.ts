import type { apiClients } from '@yizhan/contract/calls/api-clients.ts';
import type { ApiClientInput } from '@yizhan/contract/entities/api-client.ts';
import * as openLimits from '@yizhan/contract/limits/open.ts';
import { type SecretKind, secretKinds } from '@yizhan/contract/open/scopes.ts';
import { audit } from '../../common/audit.ts';
import { Failure, fail } from '../../common/fail.ts';
import { assertNotStale } from '../../common/stale.ts';
import { onUniqueViolation } from '../../common/unique-violation.ts';
import { toWireTime } from '../../common/wire-time.ts';
import type { SignedInContext } from '../../context.ts';
import { lockClient as lockPushes } from '../../domain/api-clients/queries.ts';
import { SECRET_PURPOSE } from '../../domain/api-clients/rules.ts';
import { isPublicAccount } from '../../domain/notices/push-queries.ts';
import { cancelTodosOf } from '../../domain/todos/push-queries.ts';
import type { Handlers } from '../../handlers.ts';
import { listCalls } from './call-queries.ts';
import * as rows from './queries.ts';
import { reasonOf } from './reason.ts';
import { newAppId, newSecret, prepareClient, signatureStepsOf } from './rules.ts';
import { webhooks } from './webhooks.ts';

const HOUR_MS = 3_600_000;

const uniqueErrors = ({ name }: ApiClientInput) => ({
  api_client_name: () => fail('name_taken', { name }, { field: 'name' }),
});

export const handlers: Handlers<typeof apiClients> = {
  ...webhooks,

  list: (_, { db, now }) => rows.listClients(db, now),

  async create(input, context) {
    const { now, person } = context;
    const client = prepareClient(input);
    const appId = newAppId();
    const write = context.db.transaction(async (db) => {
      if ((await rows.countClients(db)) >= openLimits.maxClients)
        fail('open_clients_full', { most: openLimits.maxClients });
      await assertAccount({ ...context, db }, input);
      const saved = await rows.insertClient(db, appId, { ...client, by: person.id, now });
      const shown = [];
      for (const kind of secretKinds) shown.push(await addSecret({ ...context, db }, { id: saved.id, appId }, kind));
      await audit({ ...context, db }, { action: 'create', entity: 'apiClient', entityId: saved.id, after: input });
      return { ...saved, secrets: shown };
    });
    return onUniqueViolation(write, uniqueErrors(input));
  },

  async update({ id, version, ...input }, context) {
    const { now, person } = context;
    const client = prepareClient(input);
    const write = context.db.transaction(async (db) => {
      const before = (await rows.lockClient(db, id)) ?? fail('not_found');
      assertNotStale(before, version, before.name);
      await assertAccount({ ...context, db }, input);
      const saved = await rows.updateClient(db, id, { ...client, by: person.id, now });
      await audit({ ...context, db }, { action: 'update', entity: 'apiClient', entityId: id, before, after: input });
      return saved;
    });
    return onUniqueViolation(write, uniqueErrors(input));
  },

  setDisabled({ id, version, isDisabled }, context) {
    const { now, person } = context;
    return context.db.transaction(async (db) => {
      const before = (await rows.lockClient(db, id)) ?? fail('not_found');
      assertNotStale(before, version, before.name);
      const action = isDisabled ? 'disable' : 'enable';
      await audit({ ...context, db }, { action, entity: 'apiClient', entityId: id });
      return rows.setDisabled(db, id, isDisabled, { by: person.id, now });
    });
  },

  async remove({ id }, context) {
    const touched = await context.db.transaction(async (db) => {
      // A push under way ends first.
      await lockPushes(db, id);
      const before = (await rows.lockClient(db, id)) ?? fail('not_found');
      const touched = await cancelTodosOf(db, before.appId);
      await rows.deleteClient(db, id);
      await audit({ ...context, db }, { action: 'remove', entity: 'apiClient', entityId: id, before });
      return touched;
    });
    context.cardHints.publishTo(context.db.tenant, 'todos', touched);
    return {};
  },

  rotate({ id, kind }, context) {
    const { now } = context;
    const until = new Date(now.getTime() + openLimits.rotationHours * HOUR_MS);
    return context.db.transaction(async (db) => {
      const client = (await rows.lockClient(db, id)) ?? fail('not_found');
      const retired = await rows.retireSecrets(db, id, kind, { until, now });
      const shown = await addSecret({ ...context, db }, client, kind);
      await audit({ ...context, db }, { action: 'renewSecret', entity: 'apiClient', entityId: id, after: { kind } });
      return { ...shown, previousUntil: retired > 0 ? toWireTime(until) : null };
    });
  },

  endPrevious({ id, kind }, context) {
    return context.db.transaction(async (db) => {
      (await rows.lockClient(db, id)) ?? fail('not_found');
      await rows.endPreviousSecret(db, id, kind, context.now);
      await audit({ ...context, db }, { action: 'endSecret', entity: 'apiClient', entityId: id, after: { kind } });
      return {};
    });
  },

  async calls(query, { db, caller }) {
    const { records, ...page } = await listCalls(db, query);
    return {
      ...page,
      records: records.map(({ code, ...call }) => ({ ...call, reason: reasonOf(code, caller.language) })),
    };
  },

  async testSignature(test, context) {
    const { db, secrets, now } = context;
    const valid = await rows.listSealedSecrets(db, test.id, now);
    const [current, ...replaced] = valid.map((sealed) => secrets.open(SECRET_PURPOSE, sealed));
    if (current === undefined) fail('not_found');
    const after = { method: test.method, url: test.url };
    await audit(context, { action: 'testSignature', entity: 'apiClient', entityId: test.id, after });
    return signatureStepsOf(test, { current, replaced }, now);
  },
};

async function assertAccount({ db }: Pick<SignedInContext, 'db'>, { accountId }: ApiClientInput) {
  if (accountId !== null && !(await isPublicAccount(db, accountId)))
    throw new Failure('invalid_input', { fields: 'accountId' }, { fields: ['accountId'] });
}

async function addSecret(
  { db, secrets, now }: SignedInContext,
  { id, appId }: { id: string; appId: string },
  kind: SecretKind,
) {
  const { secret, stored } = newSecret(kind, (text) => secrets.seal(SECRET_PURPOSE, text));
  await rows.insertSecret(db, id, stored, now);
  return { kind, appId, secret, previousUntil: null };
}
