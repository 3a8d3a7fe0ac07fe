/** What the reader of foreign addresses says in a few words of its own or of the system's, and what it means. */
const meanings = [
  [/^inward address$/, 'inward'],
  [/^no (web )?address$/, 'noAddress'],
  [/^too many redirects$/, 'redirects'],
  [/timeout|TIMEDOUT/i, 'slow'],
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'noHost'],
  [/^(ECONNREFUSED|ECONNRESET|UND_ERR_SOCKET|EHOSTUNREACH|ENETUNREACH)$/, 'closed'],
  [/CERT|SELF_SIGNED|SSL|TLS/, 'certificate'],
  [/^HTTP \d+$/, 'http'],
  [/^more than \d+ bytes$/, 'large'],
  [/JSON/, 'notJson'],
  [/^neither RSS nor Atom$/, 'notFeed'],
] as const;

/** Why an address gave nothing; each screen has its own words for it. */
export type WhyNot = (typeof meanings)[number][1] | 'unreachable';

export const whyNot = (said: string): WhyNot => meanings.find(([pattern]) => pattern.test(said))?.[1] ?? 'unreachable';
