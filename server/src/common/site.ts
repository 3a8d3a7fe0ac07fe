import type { Config } from '../config.ts';

const loopback = /^(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

export const isHttps = ({ publicUrl }: Pick<Config, 'publicUrl'>) => publicUrl?.startsWith('https:') ?? false;

/** The host name this process can be reached under; localhost when it listens on all interfaces. */
function hostOf({ host }: Pick<Config, 'host'>): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/**
 * The base URL of a school's portal, without a trailing slash. It is built from the configuration, never from the
 * request's Host header: a client must not choose where a link leads. The header is trusted only from this machine,
 * before anything is configured.
 */
export function siteOf(
  config: Pick<Config, 'publicUrl' | 'host' | 'port'>,
  school: { host: string | null },
  requestHost?: string,
) {
  const here = requestHost && loopback.test(requestHost) ? requestHost : `${hostOf(config)}:${config.port}`;
  const site = new URL(config.publicUrl ?? `http://${here}`);
  if (school.host) site.hostname = school.host;
  return site.href.replace(/\/$/, '');
}

/** Hosts whose pages may be framed: the school's list, and in a demo the demo's own campus. */
export const frameHostsOf = ({ campus }: Pick<Config, 'campus'>, { frameHosts }: { frameHosts: readonly string[] }) =>
  campus ? [...frameHosts, new URL(campus).host] : frameHosts;
