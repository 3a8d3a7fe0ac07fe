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

/** Why a source gave nothing, for people; what has no words of ours is told as it came. */
export function reasonWords(reason: string): string {
  if (reason === '') return t('tryFailedPlain');
  const word = reason.startsWith('more than ') ? 'reasonLarge' : known[reason];
  return t('tryFailed', { reason: word ? t(word) : reason });
}
