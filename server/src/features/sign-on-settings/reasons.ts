import type { signOnTest } from '@yizhan/contract/texts/zh-CN/sign-on-test.ts';
import { type WhyNot, whyNot } from '@yizhan/contract/why-not.ts';

const words: Partial<Record<WhyNot, keyof typeof signOnTest>> = {
  noHost: 'noHost',
  closed: 'closed',
  slow: 'slow',
  certificate: 'certificate',
  http: 'notOne',
  large: 'notOne',
  notJson: 'notOne',
};

/** Words for people about why there was no good answer; what nobody foresaw is told as it is. */
export const reasonFor = (why: string): keyof typeof signOnTest =>
  why.startsWith('OAUTH_') ? 'notOne' : (words[whyNot(why)] ?? 'unreachable');
