import type { Config } from '../config.ts';

const loopback = /^(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

/** Under which name this process can be asked; one that listens everywhere is at home here. */
function hostOf({ host }: Pick<Config, 'host'>): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/**
 * Where a school's portal stands, without a slash at the end. It is built from the configuration, never from the
 * request's Host: whoever asks must not choose where an address leads. Only somebody on this very machine, before
 * anything is configured, is believed.
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
