export type Doors = {
  nonce: string;
  /** The host people typed, for the socket: not every browser counts ws: as 'self'. */
  host: string;
  /** Hosts whose pages a school shows inside the portal. */
  frameHosts: readonly string[];
  /** Where the micro front ends on the school's cards come from. */
  microApps: readonly string[];
  /** Scripts of ours that stand in the page itself, word for word, by their SHA-256. */
  inlineScripts?: readonly string[];
  /** Reached by https, so that everything else must be, too. */
  secure: boolean;
};

/**
 * Scripts only of our own, styles with the nonce of this very answer, frames by the school's list. A micro front end
 * is evaluated in the page and writes styles of its own: only a school that has one opens these doors, and to it alone.
 */
export function documentPolicy({ nonce, host, frameHosts, microApps, inlineScripts = [], secure }: Doors): string {
  const hasMicroApps = microApps.length > 0;
  const sockets = /^[\w.-]+(:\d+)?$/.test(host) ? [`ws://${host}`, `wss://${host}`] : [];
  const directives = [
    "default-src 'self'",
    ['script-src', "'self'", ...inlineScripts, ...(hasMicroApps ? ["'unsafe-eval'", ...microApps] : [])].join(' '),
    // Beside a nonce, browsers pass over 'unsafe-inline'.
    ['style-src', "'self'", ...(hasMicroApps ? ["'unsafe-inline'", ...microApps] : [`'nonce-${nonce}'`])].join(' '),
    ["img-src 'self' data: blob:", ...microApps].join(' '),
    "media-src 'self' blob:",
    ["font-src 'self'", ...microApps].join(' '),
    ['frame-src', "'self'", ...frameHosts].join(' '),
    ['connect-src', "'self'", ...sockets, ...frameHosts, ...microApps].join(' '),
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "form-action 'self'",
  ];
  return [...directives, ...(secure ? ['upgrade-insecure-requests'] : [])].join('; ');
}
