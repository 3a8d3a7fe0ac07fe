import * as z from 'zod';
import type { Campus } from './campus.ts';
import type { CampusPerson, CampusSystem } from './options.ts';

/** Entry ways 4 and 5: the address brings a word of the portal, and the system asks the portal whose it is. */

type EntryWord = { code: string } | { combStr: string };

const verified = z.object({
  result: z.object({ account: z.string(), name: z.string(), department: z.string() }).nullish(),
});

/** The system authenticates with its code and secret; each word works once. */
export async function personByPortal(
  campus: Campus,
  { code }: CampusSystem,
  brought: EntryWord,
): Promise<CampusPerson | undefined> {
  const credentials = Buffer.from(`${code}:${campus.secretOf(code)}`).toString('base64');
  const answer = await campus.ask(`${campus.portal().inner}/open/v1/sso/verify`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Basic ${credentials}` },
    body: JSON.stringify(brought),
  });
  const body = verified.safeParse(await answer.json().catch(() => undefined));
  return body.data?.result ?? undefined;
}
