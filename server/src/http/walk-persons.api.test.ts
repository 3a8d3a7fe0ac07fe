import { isDeepStrictEqual } from 'node:util';
import type { Call } from '@yizhan/contract/call.ts';
import { addressOf } from '@yizhan/contract/route.ts';
import { beforeAll, expect, test } from 'vitest';
import { everyCall } from '../../test/every-call.ts';
import { fillPersonal, fillTables, personalRows } from '../../test/rows-everywhere.ts';
import { sampleInput, takesId } from '../../test/sample-input.ts';
import { aSchool, type School, type TestPerson } from '../../test/school.ts';
import { sql, tenant } from '../db/sql.ts';

const NOBODYS = '999999999999';

/** Fields that reference personal data. The walk discovers them itself: one that is missing here fails. */
const personal = [
  'session.switchIdentity id',
  'services.collect folderId',
  'services.submitFolder id',
  'services.removeFolder id',
  'services.orderFolders ids',
  'files.link id',
  'files.downloadFile id',
  'jobs.get id',
  'todos.markRead id',
  'todos.steps id',
  'permissionRequests.withdraw id',
  'absences.end id',
  'feedback.create images',
  'feedback.detail id',
  'feedback.rate id',
  'feedback.reopen id',
  'feedback.close id',
  'security.removeDevice id',
  'security.removeBind id',
  'robot.judge answerId',
  'personInfo.updateProfile avatarFileId',
];

let school: School;
/** Two people who send the same requests, except for the ids. */
let stranger: TestPerson;
let another: TestPerson;
/** One row of everything the school has, open to all its people. */
let parent: string;

const first = 700_000_000_000 + Math.floor(Math.random() * 1e11);
let made = 0;
const anId = () => {
  made += 1;
  return String(first + made);
};

beforeAll(async () => {
  school = await aSchool();
  [stranger, another] = [await school.person(), await school.person()];
  parent = anId();
  await fillTables(school.parts.database.pool, school.tenant, parent);
  await school.db.run(sql`update service set status = 'SHELF', type = 'APPLICATION' where tenant_id = ${tenant}`);
});

/** Administration calls are excluded: they concern the school's data and each requires its own menu entry. */
const places = everyCall.flatMap(({ name, call }) =>
  call.access !== 'config' && takesId(call)
    ? Object.entries(sampleInput(call, NOBODYS))
        .filter(([, value]) => JSON.stringify(value).includes(NOBODYS))
        .map(([field]) => [`${name} ${field}`, call, field] as const)
    : [],
);

/** Calls with one id in one field. All other fields reference existing rows of the school. */
async function ask(person: TestPerson, call: Call, field: string, id: string) {
  const input: Record<string, unknown> = { ...sampleInput(call, parent), [field]: sampleInput(call, id)[field] };
  const url = addressOf(call).replace(/\{(\w+)\}/g, (_, name: string) => String(input[name]));
  const inQuery = call.method === 'GET' || call.inQuery === true;
  const options = inQuery ? { query: input as Record<string, string> } : { payload: input };
  const { http, body } = await school.inject({ method: call.method, url, ...options }, person.token);
  const { status, msg, result } = JSON.parse(body) as { status: number; msg: string; result: unknown };
  return { http, status, msg, result: JSON.parse(JSON.stringify(result ?? null).replaceAll(id, 'ID')) as unknown };
}

test.each(places)('DR-1 %s of another person is answered as if it did not exist', async (place, call, field) => {
  const { pool } = school.parts.database;
  const owner = await school.person();
  const theirs = anId();
  await fillPersonal(pool, { ...owner, tenantId: school.tenant }, theirs, parent);
  const before = await personalRows(pool, theirs);
  const foreign = await ask(stranger, call, field, theirs);
  expect(foreign).toEqual(await ask(another, call, field, NOBODYS));
  expect(await personalRows(pool, theirs)).toEqual(before);
  // The comparison proves something only if the owner gets a different response.
  const own = await ask(owner, call, field, theirs);
  expect(isDeepStrictEqual(own, foreign) ? 'the school’s' : 'personal', place).toBe(
    personal.includes(place) ? 'personal' : 'the school’s',
  );
});
