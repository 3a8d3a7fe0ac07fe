export type Doors = {
  nonce: string;
  /** The host people typed, for the socket: not every browser counts ws: as 'self'. */
  host: string;
  /** Hosts whose pages a school shows inside the portal. */
  frameHosts: readonly string[];
  /** Reached by https, so that everything else must be, too. */
  secure: boolean;
};

/** Scripts only of our own, styles with the nonce of this very answer, frames by the school's list. */
export function documentPolicy({ nonce, host, frameHosts, secure }: Doors): string {
  const sockets = /^[\w.-]+(:\d+)?$/.test(host) ? [`ws://${host}`, `wss://${host}`] : [];
  const directives = [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    ['frame-src', "'self'", ...frameHosts].join(' '),
    ['connect-src', "'self'", ...sockets, ...frameHosts].join(' '),
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "form-action 'self'",
  ];
  return [...directives, ...(secure ? ['upgrade-insecure-requests'] : [])].join('; ');
}
