import type { IncomingMessage } from 'node:http';
import type { Parts } from '../parts.ts';

/** Pages of other sites may not open our socket. Programs send no origin; they must sign in like everybody else. */
export async function isOwnOrigin(
  { headers }: Pick<IncomingMessage, 'headers'>,
  { config, tenants }: { config: Pick<Parts['config'], 'publicUrl'>; tenants: Pick<Parts['tenants'], 'all'> },
): Promise<boolean> {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  if (from.host === host?.toLowerCase()) return true;
  if (config.publicUrl && from.origin === new URL(config.publicUrl).origin) return true;
  // A proxy may have rewritten the host, so compare with the schools' configured hosts.
  for (const { host, hosts } of (await tenants.all()).values())
    if (host === from.hostname || hosts.includes(from.hostname)) return true;
  return false;
}
