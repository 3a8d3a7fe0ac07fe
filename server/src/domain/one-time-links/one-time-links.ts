import { randomBytes } from 'node:crypto';
import { limits } from '@yizhan/contract/limits.ts';
import { siteOf } from '../../common/site.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import { hashToken } from '../sessions/sessions.ts';
import type { Tenant } from '../tenants/tenants.ts';

export type LinkKind = keyof typeof limits.linkMinutes;

/** Makes a link that sets a password once; only its hash is kept, the code is for the person alone. */
export async function createLink(db: Db, kind: LinkKind, userId: string | null, now: Date): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  const until = new Date(now.getTime() + limits.linkMinutes[kind] * 60_000);
  await db.run(sql`
    insert into one_time_link (tenant_id, kind, hash, user_id, until)
    values (${tenant}, ${kind}, ${hashToken(code)}, ${userId}, ${until})`);
  return code;
}

const screens: Record<LinkKind, string> = { first: '/first', activate: '/activate', reset: '/forgot' };

/** The address a person opens. */
export const linkAddress = (
  config: Pick<Config, 'publicUrl' | 'host' | 'port'>,
  school: Pick<Tenant, 'host'>,
  link: Link,
) => `${siteOf(config, school)}/#${screens[link.kind]}?code=${link.code}`;

type Link = { kind: LinkKind; code: string };
