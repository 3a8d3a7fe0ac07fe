import type { signOnTest } from '@yizhan/contract/texts/zh-CN/sign-on-test.ts';

const reasons: [RegExp, keyof typeof signOnTest][] = [
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'noHost'],
  [/^(ECONNREFUSED|ECONNRESET|UND_ERR_SOCKET|EHOSTUNREACH|ENETUNREACH)$/, 'closed'],
  [/timeout|TIMEDOUT/i, 'slow'],
  [/CERT|SELF_SIGNED|SSL|TLS/, 'certificate'],
  [/^HTTP \d+$|^OAUTH_|bytes$|JSON/, 'notOne'],
];

/** Words for people about why there was no good answer; what nobody foresaw is told as it is. */
export const reasonFor = (why: string): keyof typeof signOnTest =>
  reasons.find(([pattern]) => pattern.test(why))?.[1] ?? 'unreachable';
