import type { Binding } from '@yizhan/contract/entities/security.ts';
import { audit } from '../../common/audit.ts';
import { fail } from '../../common/fail.ts';
import type { SignedInContext } from '../../context.ts';
import { partlyHidden } from '../../domain/channels/rules.ts';
import { tryPassword } from '../../domain/sessions/session-tries.ts';
import { resetTries } from '../../domain/sessions/try-queries.ts';
import { markSuccess } from '../../domain/sign-in/queries.ts';
import { getPasswordHash, listBindings, removeBinding } from './queries.ts';

export const bindings = async (_: object, { db, person }: SignedInContext): Promise<Binding[]> =>
  (await listBindings(db, person.id)).map(({ outerId, ...binding }) => ({
    ...binding,
    shown: binding.kind === 'sms' ? partlyHidden(outerId) : '',
  }));

/** An unattended session must not take away a way in. One's own binding only, before the password is looked at. */
export async function removeBind({ id, password }: { id: string; password: string }, context: SignedInContext) {
  const { db, person } = context;
  if (!(await listBindings(db, person.id)).some((own) => own.id === id)) fail('not_found');
  const attempt = { way: 'change', hash: await getPasswordHash(db, person.id), password } as const;
  await markSuccess(db, await tryPassword(context, { ...attempt, refusal: 'wrong_password' }));
  await resetTries(db, person.sessionId);
  await db.transaction(async (tx) => {
    const before = (await removeBinding(tx, person.id, id)) ?? fail('not_found');
    await audit({ ...context, db: tx }, { action: 'remove', entity: 'binding', entityId: id, before });
  });
  return {};
}
