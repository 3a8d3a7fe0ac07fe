export type PolicySources = {
  nonce: string;
  /** The host in the browser's address bar, for the socket: not every browser includes ws: in 'self'. */
  host: string;
  /** Hosts whose pages the school embeds in the portal. */
  frameHosts: readonly string[];
  /** Origins of the micro front ends on the school's cards. */
  microApps: readonly string[];
  /** SHA-256 hashes of our inline scripts. */
  inlineScripts?: readonly string[];
  /** Served over https, so everything else must be, too. */
  secure: boolean;
};

/**
 * Our own scripts only, styles with this response's nonce, frames from the school's list. A micro front end is
 * evaluated in the page and writes its own styles: only a school that has one relaxes the policy, and only for it.
 */
export function documentPolicy({
  nonce,
  host,
  frameHosts,
  microApps,
  inlineScripts = [],
  secure,
}: PolicySources): string {
  const hasMicroApps = microApps.length > 0;
  const sockets = /^[\w.-]+(:\d+)?$/.test(host) ? [`ws://${host}`, `wss://${host}`] : [];
  const directives = [
    "default-src 'self'",
    ['script-src', "'self'", ...inlineScripts, ...(hasMicroApps ? ["'unsafe-eval'", ...microApps] : [])].join(' '),
    // Browsers ignore 'unsafe-inline' if a nonce is present.
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
