import { addressOf, type Route } from '@yizhan/contract/route.ts';
import { sessionRoutes } from '@yizhan/contract/routes/session.ts';
import { userRoutes } from '@yizhan/contract/routes/users.ts';

const PASSWORD = 'Campus@2026';

type RequestOptions = { token?: string; from?: string };

/** One call, as a browser behind a proxy would make it. */
export async function call<T>(
  server: string,
  route: Route,
  body: object,
  { token, from }: RequestOptions = {},
): Promise<T> {
  const answer = await fetch(`${server}${addressOf(route)}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { 'blade-auth': `bearer ${token}` } : {}),
      ...(from ? { 'x-forwarded-for': from } : {}),
    },
    body: JSON.stringify(body),
  });
  const { status, msg, result } = (await answer.json()) as { status: number; msg: string; result: T };
  if (status !== 1000) throw new Error(`${route.path}: ${status} ${msg}`);
  return result;
}

export async function signIn(server: string, account: string, from?: string): Promise<string> {
  const options = from ? { from } : {};
  const body = await call<{ access_token: string }>(
    server,
    sessionRoutes.signIn,
    { account, password: PASSWORD },
    options,
  );
  return body.access_token;
}

export type BenchPerson = { id: string; token: string; from: string };

/** Students of the demo campus, each with their own session and address: limits count per person and per address. */
export async function signInStudents(server: string, howMany: number): Promise<BenchPerson[]> {
  const token = await signIn(server, 'admin');
  const people: BenchPerson[] = [];
  for (let current = 1; people.length < howMany; current++) {
    const input = { current, size: Math.min(100, howMany), type: 1 };
    const page = await call<{ records: { id: string; account: string }[] }>(server, userRoutes.list, input, { token });
    if (page.records.length === 0) throw new Error('the demo campus has too few students');
    const students = page.records.slice(0, howMany - people.length);
    const first = people.length;
    const signIns = students.map(async ({ id, account }, i) => {
      const from = `10.1.${Math.floor((first + i) / 250)}.${((first + i) % 250) + 1}`;
      return { id, from, token: await signIn(server, account, from) };
    });
    people.push(...(await Promise.all(signIns)));
  }
  return people;
}
