import { messengers as en } from '@yizhan/contract/texts/en/messengers.ts';
import { messengers as zh } from '@yizhan/contract/texts/zh-CN/messengers.ts';
import { audit } from '../../../common/audit.ts';
import { fail } from '../../../common/fail.ts';
import { onUniqueViolation } from '../../../common/unique-violation.ts';
import type { OpenContext } from '../../../context.ts';
import type { OuterAccount } from '../../../domain/sign-in/step-queries.ts';
import type { Account } from '../queries.ts';
import { insertBinding } from './queries.ts';

type Needs = Pick<OpenContext, 'db' | 'now' | 'caller'>;

/** Binds this account of a messenger to the person, who can then sign in with it. */
export async function bindAccount(context: Needs, user: Account, account: OuterAccount) {
  const { db, now, caller } = context;
  const names = caller.language === 'en' ? en : zh;
  const { id } = await onUniqueViolation(insertBinding(db, user.id, account, now), {
    user_binding_user: () => fail('binding_taken', { name: names[account.way] }),
    user_binding_outer: () => fail('sign_on_gone'),
  });
  const person = { id: user.id, name: user.nickName };
  const after = { kind: account.way, userId: user.id };
  await audit({ ...context, person }, { action: 'bind', entity: 'binding', entityId: id, after });
}
