import type { TokenBody } from '@yizhan/contract/entities/session.ts';
import type { SignOnSettings } from '@yizhan/contract/entities/sign-on.ts';
import { addressOf } from '@yizhan/contract/route.ts';
import { signOnRoutes } from '@yizhan/contract/routes/sign-on.ts';
import { json, sql, tenant } from '../src/db/sql.ts';
import { bindBrowser } from '../src/domain/sign-on/browser-binding.ts';
import type { Answer, School } from './school.ts';

/** Sets a school's sign-in methods, as its administrator would. */
export async function setSignOn(school: School, signOn: Partial<SignOnSettings>) {
  await school.db.run(sql`
    update tenant set settings = settings || ${json({ signOn })}::jsonb where id = ${tenant}`);
  school.parts.bus.publish('tenant.changed', { tenantId: school.tenant });
}

/** What the client reads from its address when a browser returns. */
export function returned(location: string) {
  const { searchParams, hash } = new URL(location, 'http://here');
  return { ticket: searchParams.get('ticket') ?? '', error: searchParams.get('signOnError') ?? '', hash };
}

/** Whether the session of a token is still alive. */
export const lives = async (school: School, token: string) => (await school.as(token).session.userInfo()).http === 200;

/** A browser leaves for the CAS server: the service its ticket is for, and the cookie that binds it. */
export async function leaveForCas(school: School, query = '') {
  const { headers } = await school.inject({ url: `/sso/cas/start${query}` });
  const service = new URL(String(headers.location)).searchParams.get('service') ?? '';
  return { service: new URL(service), cookie: String(headers['set-cookie']).split(';')[0] ?? '' };
}

/** Exchanges a sign-on code in the browser it was issued to. */
export async function exchange(school: School, ticket: string, token?: string): Promise<Answer<TokenBody>> {
  const cookie = bindBrowser(ticket, 'code', { https: false }).split(';')[0];
  const call = {
    method: 'POST',
    url: addressOf(signOnRoutes.tokenLogin),
    payload: { ticket },
    headers: { cookie },
  } as const;
  const { http, body } = await school.inject(call, token);
  return { http, ...(JSON.parse(body) as Omit<Answer<TokenBody>, 'http'>) };
}
