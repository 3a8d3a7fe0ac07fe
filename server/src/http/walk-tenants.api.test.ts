import { addressOf } from '@yizhan/contract/route.ts';
import { menus } from '@yizhan/contract/sections.ts';
import { beforeAll, expect, test } from 'vitest';
import { everyCall } from '../../test/every-call.ts';
import { fillTables, fingerprint } from '../../test/rows-everywhere.ts';
import { sampleInput, takesId } from '../../test/sample-input.ts';
import { aSchool, type School } from '../../test/school.ts';

/** An id that exists in every table, in another school. */
let theirs: string;
const NOBODYS = '999999999999';

let school: School;
let other: School;
/** All data of the other school, as of the last check. */
let known: Awaited<ReturnType<typeof fingerprint>>;

beforeAll(async () => {
  school = await aSchool();
  other = await aSchool();
  // Both answers of a call are given at the same moment: some of them tell the time.
  school.stopClock();
  theirs = String(500_000_000_000 + Math.floor(Math.random() * 1e11));
  await fillTables(school.parts.database.pool, other.tenant, theirs);
  known = await fingerprint(school.parts.database.pool, other.tenant);
});

const withIds = everyCall.flatMap(({ name, call }) => (takesId(call) ? [[name, call] as const] : []));

test.each(withIds)(
  'DR-1 %s answers ids of another school as if they did not exist, and touches nothing there',
  async (_name, call) => {
    expect(call.input.safeParse(sampleInput(call, theirs)).success).toBe(true);
    school.travel(1000);
    const person = await school.person({ menus });
    const ask = async (id: string) => {
      const input = sampleInput(call, id);
      const url = addressOf(call).replace(/\{(\w+)\}/g, (_, name: string) => String(input[name]));
      const inQuery = call.method === 'GET' || call.inQuery === true;
      const options = inQuery ? { query: input as Record<string, string> } : { payload: input };
      const { http, body } = await school.inject({ method: call.method, url, ...options }, person.token);
      const { status, msg, result } = JSON.parse(body) as { status: number; msg: string; result: unknown };
      return { http, status, msg, result: JSON.parse(JSON.stringify(result ?? null).replaceAll(id, 'ID')) as unknown };
    };
    const foreign = await ask(theirs);
    expect(foreign).toEqual(await ask(NOBODYS));
    expect(foreign.status).not.toBe(9999);
    const before = known;
    known = await fingerprint(school.parts.database.pool, other.tenant);
    expect(known).toEqual(before);
  },
);

test('RO-6 a session keeps its own school, whatever Tenant-Id the client sends', async () => {
  const person = await school.person({ menus });
  const headers = { 'tenant-id': other.tenant, host: other.host };
  const url = '/api/blade-user/user/getUserInfo';
  const { body } = await school.inject({ url, query: { tenantId: other.tenant }, headers }, person.token);
  expect(JSON.parse(body)).toMatchObject({ status: 1000, result: { tenant_id: school.tenant } });
});
