import type { CaseChannel } from '@yizhan/contract/case-kinds.ts';
import type { Caller } from '../../person.ts';

/** How a case came in. Browsers of phones say so by this word, the large screens of tablets do not. */
export const channelOf = ({ userAgent }: Pick<Caller, 'userAgent'>): CaseChannel =>
  /\bMobi/i.test(userAgent) ? 'MOBILE' : 'ONLINE';
