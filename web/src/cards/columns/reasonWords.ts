import { type ColumnWord, t } from './words.ts';

/** What the reader of foreign addresses says in a few words of its own. */
const known: Readonly<Record<string, ColumnWord>> = {
  timeout: 'reasonTimeout',
  'not JSON': 'reasonNotJson',
  'inward address': 'reasonInward',
  'no address': 'reasonNoAddress',
  'no web address': 'reasonNoAddress',
  'too many redirects': 'reasonRedirects',
  ENOTFOUND: 'reasonNotFound',
  EAI_AGAIN: 'reasonNotFound',
  ECONNREFUSED: 'reasonRefused',
  ECONNRESET: 'reasonRefused',
};

/** Why an address gave nothing; what has no words of ours is told as it came. */
export function spokenReason(reason: string): string {
  const word = reason.startsWith('more than ') ? 'reasonLarge' : known[reason];
  return word ? t(word) : reason;
}

/** The same as a whole sentence. */
export const reasonWords = (reason: string): string =>
  reason === '' ? t('tryFailedPlain') : t('tryFailed', { reason: spokenReason(reason) });
