import { randomBytes } from 'node:crypto';
import type { serviceConfig } from '@yizhan/contract/calls/service-config.ts';
import type { ServiceInput } from '@yizhan/contract/entities/service-config.ts';
import { audit } from '../../common/audit.ts';
import { fail } from '../../common/fail.ts';
import { assertUnused } from '../../common/in-use.ts';
import { nextCode } from '../../common/next-code-queries.ts';
import { attachIcon } from '../../common/picture-links.ts';
import { assertNoSensitiveWord } from '../../common/sensitive-words.ts';
import { onUniqueViolation } from '../../common/unique-violation.ts';
import type { Db } from '../../db/database.ts';
import { hashEntryToken } from '../../domain/entry/queries.ts';
import { followPromise } from '../../domain/processes/queries.ts';
import { recycle } from '../../domain/recycling/queries.ts';
import { deleteEntry } from '../../domain/search/entry-queries.ts';
import { listServiceChoices } from '../../domain/services/choice-queries.ts';
import type { Handlers } from '../../handlers.ts';
import { changeServices, lockCurrentService } from './change-services.ts';
import { changeStatus } from './change-status.ts';
import { findByNewWords } from './find-by-new-words.ts';
import * as rows from './queries.ts';
import { lacksAddress, type PreparedService, prepareService, wordsIn } from './rules.ts';
import { endOutcomes, takeFromReview } from './todos.ts';
import { insertService, missingIn, updateService } from './write-queries.ts';

type Calls = Pick<
  Handlers<typeof serviceConfig>,
  'page' | 'detail' | 'submit' | 'changeStatus' | 'maintain' | 'remove' | 'renewSecret' | 'pick'
>;
const entity = 'service';
const SECRET_BYTES = 24;

/** Editing services. */
export const services: Calls = {
  page: (query, { db, person }) => rows.listServices(db, person, query),

  pick: (query, { db }) => listServiceChoices(db, query),

  async detail({ id }, { db, person }) {
    const { updatedAt: _at, updatedBy: _by, ...detail } = (await rows.findService(db, person, id)) ?? fail('not_found');
    return detail;
  },

  async submit({ service: input, held }, context) {
    const prepared = prepareService(input);
    await assertNoSensitiveWord(context, entity, wordsIn(prepared));
    const write = changeServices(context, async (db, by, touches) => {
      const before = held && (await lockCurrentService(db, context.person, held));
      const code = prepared.code || (before?.code ?? (await nextCode(db, 'service')));
      const service = { ...prepared, code };
      if (before) assertFits(before, service);
      await assertKnown(db, service);
      await attachIcon({ ...context, db }, service.icon);
      const sender = before?.status === 'SUBMITTED' ? await rows.submitterOf(db, before.id) : undefined;
      const saved = held ? await updateService(db, held.id, service, by) : await insertService(db, service, by);
      await followPromise(db, saved.id);
      await findByNewWords(db, saved.id);
      // The submitted content has changed, so the review request is withdrawn, as with guides.
      if (before?.status === 'SUBMITTED') touches(await takeFromReview(context, db, { ...before, sender }, 'changed'));
      const action = held ? 'update' : 'create';
      await audit({ ...context, db }, { action, entity, entityId: saved.id, before, after: { ...input, code } });
      return saved;
    });
    return onUniqueViolation(write, uniqueErrors(input));
  },

  changeStatus,

  async maintain({ on, reason, ...held }, context) {
    await assertNoSensitiveWord(context, entity, reason);
    return changeServices(context, async (db, by) => {
      const { maintenance, maintenanceReason } = await lockCurrentService(db, context.person, held);
      const saved = await rows.setMaintenance(db, held.id, { on, reason }, by);
      const states = { before: { maintenance, maintenanceReason }, after: { on, reason } };
      await audit({ ...context, db }, { action: 'maintain', entity, entityId: held.id, ...states });
      return saved;
    });
  },

  async remove(held, context) {
    await changeServices(context, async (db, _by, touches) => {
      const before = await lockCurrentService(db, context.person, held);
      if (before.status === 'SHELF') fail('on_shelf');
      assertUnused(await rows.usesOfService(db, held.id), context.caller);
      touches(await endOutcomes(db, held.id));
      const sender = await rows.submitterOf(db, held.id);
      touches(await takeFromReview(context, db, { ...before, sender }, 'removed'));
      await recycle({ ...context, db }, { kind: entity, id: held.id, name: before.name });
      await deleteEntry(db, 'service', held.id);
      await rows.deleteService(db, held.id);
      await audit({ ...context, db }, { action: 'remove', entity, entityId: held.id, before });
    });
    return {};
  },

  async renewSecret({ id }, context) {
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    await context.db.transaction(async (db) => {
      if (!(await rows.lockService(db, context.person, id))) fail('not_found');
      await rows.setSecret(db, id, hashEntryToken(secret), { by: context.person.id, now: context.now });
      await audit({ ...context, db }, { action: 'renewSecret', entity, entityId: id });
    });
    return { secret };
  },
};

/** Other systems identify a service by its code. A service on the shelf must not lose its URL. */
function assertFits(before: rows.StoredService, after: PreparedService) {
  if (before.code !== after.code) fail('code_fixed', {}, { field: 'code' });
  if (before.status === 'SHELF' && lacksAddress(after)) fail('needs_address', {}, { field: 'url' });
}

async function assertKnown(db: Db, service: PreparedService) {
  const fields = await missingIn(db, service);
  if (fields.length > 0) fail('invalid_input', { fields: fields.join(', ') }, { fields });
}

const uniqueErrors = ({ code, name }: ServiceInput) => ({
  service_code: () => fail('code_taken', { code }, { field: 'code' }),
  service_name: () => fail('name_taken', { name }, { field: 'name' }),
});
