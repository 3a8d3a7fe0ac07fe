import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { fail } from '../../../common/fail.ts';
import { createStep, type Steps } from '../../../domain/sign-in/step-queries.ts';
import { findAccount } from '../queries.ts';
import { refuse, type SignOnRequest } from './sign-on-request.ts';

type SignOnResult = Omit<Steps['signOn'], 'userId'> & { account: string };

/** After a successful central login: creates the single-use code that opens a session. */
export async function completeSignOn(visit: SignOnRequest, { account, ...signOn }: SignOnResult): Promise<string> {
  if (account.length > fieldLimits.accountLength || /\p{Cc}/u.test(account))
    refuse(visit, 'sign_on_no_account', `no account could be called so (${signOn.way})`);
  const user = await findAccount(visit.db, account);
  if (user?.status === 'disabled') fail('account_disabled');
  if (user?.status !== 'active') refuse(visit, 'sign_on_no_account', `no account for the user of ${signOn.way}`);
  return createStep(visit.db, 'signOn', { userId: user.id, ...signOn }, visit.now);
}
