import { type FetchFailure, toFetchFailure } from '@yizhan/contract/fetch-failure.ts';
import type { signOnTest } from '@yizhan/contract/texts/zh-CN/sign-on-test.ts';

const words: Partial<Record<FetchFailure, keyof typeof signOnTest>> = {
  inward: 'inward',
  noHost: 'noHost',
  closed: 'closed',
  slow: 'slow',
  certificate: 'certificate',
  http: 'notOne',
  large: 'notOne',
  notJson: 'notOne',
};

/** Other error messages of fetch and related libraries. */
const more: readonly (readonly [RegExp, keyof typeof signOnTest])[] = [
  [/^bad port$/, 'badPort'],
  // The server responds, but not with https. This is no certificate problem.
  [/WRONG_VERSION_NUMBER|^EPROTO$/, 'noHttps'],
  [/^UNABLE_TO_VERIFY/, 'certificate'],
];
const alsoNotOne = /^(OAUTH|HPE)_/;

/** The text for a failed trial. An unforeseen reason is shown as it is. */
export const reasonFor = (why: string): keyof typeof signOnTest =>
  more.find(([pattern]) => pattern.test(why))?.[1] ??
  words[toFetchFailure(why)] ??
  (alsoNotOne.test(why) ? 'notOne' : 'unreachable');
