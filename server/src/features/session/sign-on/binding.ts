import { audit } from '../../../common/audit.ts';
import { fail } from '../../../common/fail.ts';
import { onUniqueViolation } from '../../../common/unique-violation.ts';
import type { OpenContext } from '../../../context.ts';
import type { Account } from '../queries.ts';
import { insertBinding } from './queries.ts';

/** Binds this WeChat account to the person, who can then sign in with it. */
export async function bindAccount(context: Pick<OpenContext, 'db' | 'now' | 'caller'>, user: Account, outerId: string) {
  const { db, now } = context;
  const { id } = await onUniqueViolation(insertBinding(db, user.id, outerId, now), {
    user_binding_user: () => fail('binding_taken'),
    user_binding_outer: () => fail('sign_on_gone'),
  });
  const person = { id: user.id, name: user.nickName };
  const after = { kind: 'wechat', userId: user.id };
  await audit({ ...context, person }, { action: 'bind', entity: 'binding', entityId: id, after });
}
