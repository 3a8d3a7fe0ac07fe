import type { serviceConfig } from '@yizhan/contract/calls/service-config.ts';
import * as serviceLimits from '@yizhan/contract/limits/services.ts';
import { audit } from '../../common/audit.ts';
import { fail } from '../../common/fail.ts';
import { assertUnused } from '../../common/in-use.ts';
import { attachIcon } from '../../common/picture-links.ts';
import { onUniqueViolation } from '../../common/unique-violation.ts';
import type { SignedInContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { recycle } from '../../domain/recycling/queries.ts';
import { indexServices } from '../../domain/search/entry-queries.ts';
import { publishServicesChanged } from '../../domain/services/services-changed.ts';
import type { Handlers } from '../../handlers.ts';
import * as rows from './kind-queries.ts';

type Calls = Pick<
  Handlers<typeof serviceConfig>,
  'scenes' | 'submitScene' | 'removeScene' | 'orderScenes' | 'types' | 'submitType' | 'removeType' | 'orderTypes'
>;

const places = {
  serviceScene: { shelf: rows.scenes, most: serviceLimits.maxScenes },
  serviceType: { shelf: rows.types, most: serviceLimits.maxTypes },
};
type Entity = keyof typeof places;

/** The scenes and types that classify services. */
export const kinds: Calls = {
  scenes: (_, { db }) => rows.listScenes(db),
  types: (_, { db }) => rows.listTypes(db),

  submitScene: ({ id, ...scene }, context) =>
    submit('serviceScene', { id, named: scene }, context, async (db) => {
      await attachIcon({ ...context, db }, scene.icon);
      return id ? rows.updateScene(db, id, scene) : rows.insertScene(db, scene);
    }),
  submitType: ({ id, name }, context) =>
    submit('serviceType', { id, named: { name } }, context, (db) =>
      id ? rows.updateType(db, id, name) : rows.insertType(db, name),
    ),

  removeScene: ({ id }, context) => remove('serviceScene', id, context),
  removeType: ({ id }, context) => remove('serviceType', id, context),
  orderScenes: ({ ids }, context) => order('serviceScene', ids, context),
  orderTypes: ({ ids }, context) => order('serviceType', ids, context),
};

type KindSubmission = { id: string | undefined; named: { name: string } };
type Write = (db: Db) => Promise<{ id: string } | undefined>;

async function submit(entity: Entity, { id, named }: KindSubmission, context: SignedInContext, write: Write) {
  const { shelf, most } = places[entity];
  const change = context.db.transaction(async (db) => {
    const all = await rows.lockAll(db, shelf);
    if (!id && all.length >= most) fail('invalid_input', { fields: 'name' }, { fields: ['name'] });
    const saved = (await write(db)) ?? fail('not_found');
    const before = all.find((one) => one.id === saved.id);
    // The name is one of the search terms of its services.
    if (before && before.name !== named.name) await indexServices(db, rows.isIn(shelf, saved.id));
    const action = id ? 'update' : 'create';
    await audit({ ...context, db }, { action, entity, entityId: saved.id, before, after: named });
    return saved;
  });
  const refuse = () => fail('name_taken', { name: named.name }, { field: 'name' });
  const saved = await onUniqueViolation(change, { service_scene_name: refuse, service_type_name: refuse });
  publishServicesChanged(context, context.db.tenant);
  return saved;
}

async function remove(entity: Entity, id: string, context: SignedInContext) {
  const { shelf } = places[entity];
  await context.db.transaction(async (db) => {
    const before = (await rows.lockAll(db, shelf)).find((one) => one.id === id) ?? fail('not_found');
    assertUnused(await rows.usesOf(db, shelf, id), context.caller);
    await recycle({ ...context, db }, { kind: entity, id, name: before.name });
    await rows.deleteOne(db, shelf, id);
    await audit({ ...context, db }, { action: 'remove', entity, entityId: id, before });
  });
  publishServicesChanged(context, context.db.tenant);
  return {};
}

async function order(entity: Entity, ids: readonly string[], context: SignedInContext) {
  const { shelf } = places[entity];
  await context.db.transaction(async (db) => {
    const known = (await rows.lockAll(db, shelf)).map(({ id }) => id);
    if (ids.some((id) => !known.includes(id))) fail('not_found');
    await rows.writeOrder(db, shelf, ids);
    await audit({ ...context, db }, { action: 'order', entity, entityId: ids[0] ?? '', before: known, after: ids });
  });
  publishServicesChanged(context, context.db.tenant);
  return {};
}
