import { audit } from '../../common/audit.ts';
import { fail } from '../../common/fail.ts';
import type { SignedInContext } from '../../context.ts';
import { listBindings, removeBinding } from './queries.ts';

export const bindings = (_: object, { db, person }: SignedInContext) => listBindings(db, person.id);

export async function removeBind({ id }: { id: string }, context: SignedInContext) {
  await context.db.transaction(async (tx) => {
    const before = (await removeBinding(tx, context.person.id, id)) ?? fail('not_found');
    await audit({ ...context, db: tx }, { action: 'remove', entity: 'binding', entityId: id, before });
  });
  return {};
}
