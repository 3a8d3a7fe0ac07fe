import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import type { Context } from '../../../context.ts';
import { newToken } from '../tokens.ts';

type Needs = Pick<Context, 'secrets' | 'tenant' | 'now'>;

const signed = ({ secrets, tenant }: Needs, content: string) => secrets.sign('wechatState', `${tenant.id} ${content}`);

/** Passed through WeChat, so that only a response to our own request is accepted. */
export function newState(needs: Needs): string {
  const content = `${needs.now.getTime().toString(36)}.${newToken().slice(0, 16)}`;
  return `${content}.${signed(needs, content)}`;
}

export function isOurState(needs: Needs, state: string): boolean {
  const [at = '', nonce = '', signature = ''] = state.split('.');
  const content = `${at}.${nonce}`;
  if (!needs.secrets.verify('wechatState', `${needs.tenant.id} ${content}`, signature)) return false;
  const age = needs.now.getTime() - Number.parseInt(at, 36);
  return age >= 0 && age <= signInLimits.bindSeconds * 1000;
}
