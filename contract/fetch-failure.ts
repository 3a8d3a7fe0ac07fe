/** Messages of our HTTP client and of the system, and the kind of failure they mean. */
const meanings = [
  [/^inward address$/, 'inward'],
  [/^no (web )?address$/, 'noAddress'],
  [/^too many redirects$/, 'redirects'],
  [/^redirected elsewhere$/, 'elsewhere'],
  [/timeout|TIMEDOUT/i, 'slow'],
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'noHost'],
  [/^(ECONNREFUSED|ECONNRESET|UND_ERR_SOCKET|EHOSTUNREACH|ENETUNREACH)$/, 'closed'],
  [/CERT|SELF_SIGNED|SSL|TLS/, 'certificate'],
  [/^no token$/, 'noToken'],
  [/^HTTP \d+$/, 'http'],
  [/^more than \d+ bytes$/, 'large'],
  [/JSON/, 'notJson'],
  [/^neither RSS nor Atom$/, 'notFeed'],
] as const;

/** Why an address could not be read; each screen has its own text for it. */
export type FetchFailure = (typeof meanings)[number][1] | 'unreachable';

export const toFetchFailure = (message: string): FetchFailure =>
  meanings.find(([pattern]) => pattern.test(message))?.[1] ?? 'unreachable';
