import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { audit } from '../../../common/audit.ts';
import { fail } from '../../../common/fail.ts';
import { createStep, type Steps } from '../../../domain/sign-in/step-queries.ts';
import { activateWaiting, findAccount } from '../queries.ts';
import { refuse, type SignOnRequest } from './sign-on-request.ts';

type SignOnResult = Omit<Steps['signOn'], 'userId'> & { account: string };

/** After a successful central login: creates the single-use code that opens a session. */
export async function completeSignOn(visit: SignOnRequest, { account, ...signOn }: SignOnResult): Promise<string> {
  if (account.length > fieldLimits.accountLength || /\p{Cc}/u.test(account))
    refuse(visit, 'sign_on_no_account', `no account could be called so (${signOn.way})`);
  const user = await findAccount(visit.db, account);
  if (user?.status === 'disabled') fail('account_disabled');
  if (!user) refuse(visit, 'sign_on_no_account', `no account for the user of ${signOn.way}`);
  if (user.status === 'waiting') await activate(visit, user);
  return createStep(visit.db, 'signOn', { userId: user.id, ...signOn }, visit.now);
}

/** An imported account has no password; the link that was sent for one stays good. */
const activate = ({ db, now, caller, bus }: SignOnRequest, { id, realName: name }: { id: string; realName: string }) =>
  db
    .transaction(async (db) => {
      if (!(await activateWaiting(db, id, now))) return;
      await audit({ db, now, caller, person: { id, name } }, { action: 'enable', entity: 'user', entityId: id });
    })
    .then(() => bus.publish('person.changed', { tenantId: db.tenant, userId: id }));
