import { randomBytes } from 'node:crypto';
import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import { hashToken } from '../../common/hash-token.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import type { LinkKind } from './one-time-links.ts';

/** Creates a one-time link to set a password. Only its hash is stored; the code is for the person alone. */
export async function createLink(db: Db, kind: LinkKind, userId: string | null, now: Date): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  const until = new Date(now.getTime() + signInLimits.linkMinutes[kind] * 60_000);
  await db.run(sql`
    insert into one_time_link (tenant_id, kind, hash, user_id, until)
    values (${tenant}, ${kind}, ${hashToken(code)}, ${userId}, ${until})`);
  return code;
}
