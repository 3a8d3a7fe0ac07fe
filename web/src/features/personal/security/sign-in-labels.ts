import { personal } from '@yizhan/contract/texts/zh-CN/personal.ts';
import { textsOf } from '../../../lib/text.ts';
import { parseUserAgent } from './parse-user-agent.ts';

const t = textsOf({ personal });

/** Ways in, and what else asks for the password or a code and stands in the log for it. */
const ways = ['password', 'cas', 'oidc', 'wechat', 'change', 'link', 'secondFactor', 'unlock'] as const;

/** The way in, in words. */
export function signInWayLabel(way: string): string {
  return t(`way.${ways.find((known) => known === way) ?? 'other'}`);
}

/** Chrome · Windows */
export function deviceLabel(userAgent: string): string {
  const { browser, system } = parseUserAgent(userAgent);
  const parts = [browser && t(`browser.${browser}`), system && t(`system.${system}`)].filter(Boolean);
  return parts.join(' · ') || t('unknownDevice');
}

/** A time of the wire without its seconds, for what needs its hour however old it is. */
export const withoutSeconds = (wire: string) => wire.slice(0, 16);
