import { randomBytes } from 'node:crypto';
import type { serviceConfig } from '@yizhan/contract/calls/service-config.ts';
import type { ServiceInput } from '@yizhan/contract/entities/service-config.ts';
import { audit } from '../../common/audit.ts';
import { hashWord } from '../../common/entry-words.ts';
import { fail } from '../../common/fail.ts';
import { assertUnused } from '../../common/in-use.ts';
import { forgetEntry, indexGuide, indexService } from '../../common/search/entries.ts';
import { checkWords } from '../../common/sensitive-words.ts';
import { listServiceChoices } from '../../common/service-choices.ts';
import { tellServicesChanged } from '../../common/services-changed.ts';
import { orTaken } from '../../common/taken.ts';
import { assertUnchanged } from '../../common/unchanged.ts';
import type { SignedInContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import type { Handlers } from '../../handlers.ts';
import * as rows from './queries.ts';
import { lacksAddress, mayBecome, type Prepared, prepared, wordsIn } from './rules.ts';
import { insertService, missingIn, updateService } from './write-queries.ts';

type Held = { id: string; version: number };
type Deeds = Pick<
  Handlers<typeof serviceConfig>,
  'page' | 'detail' | 'submit' | 'changeStatus' | 'maintain' | 'remove' | 'renewSecret' | 'pick'
>;
const entity = 'service';
const SECRET_BYTES = 24;

/** What administrators do with services. */
export const services: Deeds = {
  page: (query, { db }) => rows.listServices(db, query),

  pick: (wanted, { db }) => listServiceChoices(db, wanted),

  async detail({ id }, { db }) {
    const { updatedAt: _at, updatedBy: _by, ...detail } = (await rows.findService(db, id)) ?? fail('not_found');
    return detail;
  },

  async submit({ service: input, held }, context) {
    const service = prepared(input);
    await checkWords(context, entity, wordsIn(service));
    const work = changing(context, async (db, by) => {
      const before = held && (await heldService(db, held));
      if (before) assertFits(before, service);
      await assertKnown(db, service);
      const saved = held ? await updateService(db, held.id, service, by) : await insertService(db, service, by);
      await findByNewWords(db, saved.id);
      const action = held ? 'update' : 'create';
      await audit({ ...context, db }, { action, entity, entityId: saved.id, before, after: input });
      return saved;
    });
    return orTaken(work, taken(input));
  },

  async changeStatus({ status, ...held }, context) {
    return changing(context, async (db, by) => {
      const before = await heldService(db, held);
      if (before.status === status) return held;
      if (!mayBecome(before.status, status)) fail('invalid_input', { fields: 'status' }, { fields: ['status'] });
      if (status === 'SHELF' && lacksAddress(before)) fail('needs_address', {}, { field: 'url' });
      const saved = await rows.setStatus(db, held.id, status, by);
      await indexService(db, held.id);
      const states = { before: { status: before.status }, after: { status } };
      await audit({ ...context, db }, { action: 'changeStatus', entity, entityId: held.id, ...states });
      return saved;
    });
  },

  async maintain({ on, reason, ...held }, context) {
    await checkWords(context, entity, reason);
    return changing(context, async (db, by) => {
      const { maintenance, maintenanceReason } = await heldService(db, held);
      const saved = await rows.setMaintenance(db, held.id, { on, reason }, by);
      const states = { before: { maintenance, maintenanceReason }, after: { on, reason } };
      await audit({ ...context, db }, { action: 'maintain', entity, entityId: held.id, ...states });
      return saved;
    });
  },

  async remove(held, context) {
    await changing(context, async (db) => {
      const before = await heldService(db, held);
      if (before.status === 'SHELF') fail('on_shelf');
      assertUnused(await rows.usesOfService(db, held.id), context.caller);
      await forgetEntry(db, 'service', held.id);
      await rows.deleteService(db, held.id);
      await audit({ ...context, db }, { action: 'remove', entity, entityId: held.id, before });
    });
    return {};
  },

  async renewSecret({ id }, context) {
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    await context.db.transaction(async (db) => {
      if (!(await rows.lockService(db, id))) fail('not_found');
      await rows.setSecret(db, id, hashWord(secret), { by: context.person.id, now: context.now });
      await audit({ ...context, db }, { action: 'renewSecret', entity, entityId: id });
    });
    return { secret };
  },
};

type By = { by: string; now: Date };

/** Its guide is found by the service's words too. */
async function findByNewWords(db: Db, id: string) {
  await indexService(db, id);
  const guide = await rows.findGuide(db, id);
  if (guide) await indexGuide(db, guide.id);
}

/** One transaction, after which every page with services looks again. */
async function changing<T>(
  { db, person, now, bus }: SignedInContext,
  change: (db: Db, by: By) => Promise<T>,
): Promise<T> {
  const done = await db.transaction((tx) => change(tx, { by: person.id, now }));
  tellServicesChanged(bus, db.tenant);
  return done;
}

async function heldService(db: Db, { id, version }: Held) {
  const before = (await rows.lockService(db, id)) ?? fail('not_found');
  assertUnchanged(before, version, before.name);
  return before;
}

/** Other systems know it by its code; what people can open now must not lose its address. */
function assertFits(before: rows.StoredService, after: Prepared) {
  if (before.code !== after.code) fail('code_fixed', {}, { field: 'code' });
  if (before.status === 'SHELF' && lacksAddress(after)) fail('needs_address', {}, { field: 'url' });
}

async function assertKnown(db: Db, service: Prepared) {
  const fields = await missingIn(db, service);
  if (fields.length > 0) fail('invalid_input', { fields: fields.join(', ') }, { fields });
}

const taken = ({ code, name }: ServiceInput) => ({
  service_code: () => fail('name_taken', { name: code }, { field: 'code' }),
  service_name: () => fail('name_taken', { name }, { field: 'name' }),
});
