import { type FetchFailure, toFetchFailure } from '@yizhan/contract/fetch-failure.ts';
import type { signOnTest } from '@yizhan/contract/texts/zh-CN/sign-on-test.ts';

const words: Partial<Record<FetchFailure, keyof typeof signOnTest>> = {
  noHost: 'noHost',
  closed: 'closed',
  slow: 'slow',
  certificate: 'certificate',
  http: 'notOne',
  large: 'notOne',
  notJson: 'notOne',
};

/** What else fetch and the libraries around it say. */
const more: readonly (readonly [RegExp, keyof typeof signOnTest])[] = [
  [/^bad port$/, 'badPort'],
  // Somebody speaks there, but not https: no matter of trust.
  [/WRONG_VERSION_NUMBER|^EPROTO$/, 'noHttps'],
  [/^UNABLE_TO_VERIFY/, 'certificate'],
];
const alsoNotOne = /^(OAUTH|HPE)_/;

/** Words for people about why there was no good answer; what nobody foresaw is told as it is. */
export const reasonFor = (why: string): keyof typeof signOnTest =>
  more.find(([pattern]) => pattern.test(why))?.[1] ??
  words[toFetchFailure(why)] ??
  (alsoNotOne.test(why) ? 'notOne' : 'unreachable');
