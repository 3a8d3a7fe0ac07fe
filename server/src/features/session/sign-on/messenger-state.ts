import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import { isMessenger, type Messenger } from '@yizhan/contract/messengers.ts';
import type { Context } from '../../../context.ts';
import { newToken } from '../tokens.ts';

type Needs = Pick<Context, 'secrets' | 'tenant' | 'now'>;

const PURPOSE = 'messengerState';

const ofTenant = ({ tenant }: Needs, content: string) => `${tenant.id} ${content}`;

/** Passed through the messenger, so that only a response to our own request is accepted, and only from that messenger. */
export function newState(needs: Needs, messenger: Messenger): string {
  const content = `${messenger}.${needs.now.getTime().toString(36)}.${newToken().slice(0, 16)}`;
  return `${content}.${needs.secrets.sign(PURPOSE, ofTenant(needs, content))}`;
}

/** The messenger that a state of ours was made for; undefined for any other text, and after its time. */
export function messengerOf(needs: Needs, state: string): Messenger | undefined {
  const [messenger = '', at = '', nonce = '', signature = ''] = state.split('.');
  const content = `${messenger}.${at}.${nonce}`;
  if (!needs.secrets.verify(PURPOSE, ofTenant(needs, content), signature)) return undefined;
  const age = needs.now.getTime() - Number.parseInt(at, 36);
  const isInTime = age >= 0 && age <= signInLimits.bindSeconds * 1000;
  return isInTime && isMessenger(messenger) ? messenger : undefined;
}
