import { type FetchFailure, toFetchFailure } from '@yizhan/contract/fetch-failure.ts';
import { cardColumns } from '@yizhan/contract/texts/zh-CN/card-columns.ts';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ cardColumns });

const words: Readonly<Record<FetchFailure, keyof typeof cardColumns>> = {
  inward: 'reasonInward',
  noAddress: 'reasonNoAddress',
  redirects: 'reasonRedirects',
  elsewhere: 'reasonElsewhere',
  noToken: 'reasonNoToken',
  slow: 'reasonTimeout',
  noHost: 'reasonNotFound',
  closed: 'reasonRefused',
  certificate: 'reasonCertificate',
  http: 'reasonHttp',
  large: 'reasonLarge',
  notJson: 'reasonNotJson',
  notFeed: 'reasonNotFeed',
  unreachable: 'reasonNoAnswer',
};

/** Why an address returned nothing, for display. */
export const toReasonText = (reason: string): string =>
  t(words[toFetchFailure(reason)], { status: reason.replace(/^HTTP /, '') });

/** The same as a full sentence. */
export const toReasonSentence = (reason: string): string =>
  reason === '' ? t('tryFailedPlain') : t('tryFailed', { reason: toReasonText(reason) });
