import { addressOf } from '@yizhan/contract/route.ts';
import { sessionRoutes } from '@yizhan/contract/routes/session.ts';
import { sealed } from '@yizhan/contract/sealed.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aSchool, type School } from '../../test/school.ts';
import { aPage, seal, sendRequest } from '../../test/sealed-client.ts';
import { aMember, password } from '../../test/sign-in.ts';
import { sql, tenant } from '../db/sql.ts';

const signIn = addressOf(sessionRoutes.signIn);
const init = addressOf(sessionRoutes.init);

const letter = fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code));
const change = fc.record({ kind: fc.constantFrom('replace', 'insert', 'drop'), at: fc.nat(), letter });
type Change = { kind: string; at: number; letter: string };

/** The text with one character changed. May equal the original if the change has no effect. */
function changed(text: string, { kind, at, letter: put }: Change): string {
  const place = at % text.length;
  return text.slice(0, place) + (kind === 'drop' ? '' : put) + text.slice(place + (kind === 'insert' ? 0 : 1));
}

const signedInTimes = async ({ db }: School, userId: string) => {
  const [row] = await db.many<{ n: number }>(
    sql`select count(*)::int as n from session where tenant_id = ${tenant} and user_id = ${userId}`,
  );
  return row?.n;
};

describe.each([
  ['x25519', 150],
  ['sm', 25],
])('whoever changes one letter on the way, with the suite %s', (suite, numRuns) => {
  test('CL-4 of a request, gets nothing done and no fault out of the server', async () => {
    const school = await aSchool({}, { ENVELOPE_SUITE: suite });
    const { id, account } = await aMember(school);
    const page = await aPage(school);
    const part = fc.constantFrom('body', sealed.keyHeader, sealed.idHeader);
    await fc.assert(
      fc.asyncProperty(part, change, async (where, how) => {
        const { request, open } = await seal(page, { path: signIn, body: { account, password } });
        const before = where === 'body' ? (request.body ?? '') : (request.headers[where] ?? '');
        const after = changed(before, how);
        fc.pre(after !== before);
        const sent =
          where === 'body'
            ? { ...request, body: after }
            : { ...request, headers: { ...request.headers, [where]: after } };
        const { http, body } = await sendRequest(school, signIn, sent);
        const opened = open(http, body);
        const { status } = JSON.parse('text' in opened ? opened.text : body) as { status?: number };
        expect(http).toBe(200);
        expect([1002, undefined]).toContain(status);
      }),
      { numRuns },
    );
    // Only the session of the untampered request exists.
    expect(await signedInTimes(school, id)).toBe(1);
  });

  test('CL-4 of an answer, is not believed', async () => {
    const school = await aSchool({}, { ENVELOPE_SUITE: suite });
    const page = await aPage(school);
    const { request, open } = await seal(page, { path: init, body: {} });
    const { http, body } = await sendRequest(school, init, request);
    expect(open(http, body)).toHaveProperty('text');
    fc.assert(
      fc.property(fc.nat(), letter, (at, put) => {
        const after = changed(body, { kind: 'replace', at, letter: put });
        fc.pre(after !== body);
        expect(open(http, after)).toHaveProperty('distrust');
      }),
      { numRuns: 4 * numRuns },
    );
  });

  test('CL-4 rubbish in the place of an envelope is refused, never a fault', async () => {
    const school = await aSchool({}, { ENVELOPE_SUITE: suite });
    const text = fc.oneof(fc.string({ unit: letter, maxLength: 300 }), fc.base64String({ maxLength: 200 }));
    const one = await seal(await aPage(school), { path: init, body: {} });
    const key = fc.oneof(text, fc.constant(one.request.headers[sealed.keyHeader] ?? ''));
    const id = fc.oneof(text, fc.constant(one.request.headers[sealed.idHeader] ?? ''));
    const inside = fc.oneof(
      text,
      fc.json(),
      text.map((data) => JSON.stringify({ data })),
    );
    await fc.assert(
      fc.asyncProperty(key, id, inside, async (sealKey, requestId, body) => {
        const headers = {
          'content-type': 'application/json',
          [sealed.keyHeader]: sealKey,
          [sealed.idHeader]: requestId,
        };
        const answer = await sendRequest(school, init, { method: 'POST', headers, body });
        const opened = one.open(answer.http, answer.body);
        const { status } = JSON.parse('text' in opened ? opened.text : answer.body) as { status?: number };
        expect([200, 400]).toContain(answer.http);
        expect([400, 1002, undefined]).toContain(status);
      }),
      { numRuns },
    );
  });
});
