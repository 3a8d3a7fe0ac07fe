import { isMessenger } from '@yizhan/contract/messengers.ts';
import { messengers } from '@yizhan/contract/texts/zh-CN/messengers.ts';
import { personal } from '@yizhan/contract/texts/zh-CN/personal.ts';
import { textsOf } from '../../../lib/text.ts';
import { parseUserAgent } from './parse-user-agent.ts';

const t = textsOf({ personal });
const messengerName = textsOf({ messengers });

/** Ways to sign in, and other actions in the log that ask for a password or code. */
const ways = ['password', 'sms', 'cas', 'oidc', 'change', 'link', 'secondFactor', 'unlock'] as const;

export function signInWayLabel(way: string): string {
  if (isMessenger(way)) return messengerName(way);
  return t(`way.${ways.find((known) => known === way) ?? 'other'}`);
}

/** Chrome · Windows */
export function deviceLabel(userAgent: string): string {
  const { browser, system } = parseUserAgent(userAgent);
  const parts = [browser && t(`browser.${browser}`), system && t(`system.${system}`)].filter(Boolean);
  return parts.join(' · ') || t('unknownDevice');
}

/** A wire time without seconds, for places that show the hour at any age. */
export const withoutSeconds = (wire: string) => wire.slice(0, 16);
