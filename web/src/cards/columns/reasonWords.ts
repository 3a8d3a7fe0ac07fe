import { type ColumnWord, t } from './words.ts';

/** What the reader of foreign addresses says in a few words of its own, or of the system's. */
const known: readonly (readonly [RegExp, ColumnWord])[] = [
  [/timeout|TIMEDOUT/i, 'reasonTimeout'],
  [/^not JSON$/, 'reasonNotJson'],
  [/^neither RSS nor Atom$/, 'reasonNotFeed'],
  [/^inward address$/, 'reasonInward'],
  [/^no (web )?address$/, 'reasonNoAddress'],
  [/^too many redirects$/, 'reasonRedirects'],
  [/^more than /, 'reasonLarge'],
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'reasonNotFound'],
  [/^(ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|UND_ERR_SOCKET)$/, 'reasonRefused'],
  [/CERT|SELF_SIGNED|SSL|TLS/, 'reasonCertificate'],
  [/^HTTP \d+$/, 'reasonHttp'],
];

/** Why an address gave nothing, for people; what nobody foresaw is no answer. */
export function spokenReason(reason: string): string {
  const word = known.find(([pattern]) => pattern.test(reason))?.[1] ?? 'reasonNoAnswer';
  return t(word, { status: reason.replace(/^HTTP /, '') });
}

/** The same as a whole sentence. */
export const reasonWords = (reason: string): string =>
  reason === '' ? t('tryFailedPlain') : t('tryFailed', { reason: spokenReason(reason) });
