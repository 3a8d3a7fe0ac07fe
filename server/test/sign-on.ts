import type { SignOnSettings } from '@yizhan/contract/entities/sign-on.ts';
import { json, sql, tenant } from '../src/db/sql.ts';
import type { School } from './school.ts';

/** Sets the ways in of a school, as its administrator would. */
export async function setSignOn(school: School, signOn: Partial<SignOnSettings>) {
  await school.db.run(sql`
    update tenant set settings = settings || ${json({ signOn })}::jsonb where id = ${tenant}`);
  school.parts.bus.publish('tenant.changed', { tenantId: school.tenant });
}

/** What the client finds in its address when a browser comes back. */
export function returned(location: string) {
  const { searchParams, hash } = new URL(location, 'http://here');
  return { ticket: searchParams.get('ticket') ?? '', error: searchParams.get('signOnError') ?? '', hash };
}

/** Whether the session of a token still lives. */
export const lives = async (school: School, token: string) => (await school.as(token).session.userInfo()).http === 200;
