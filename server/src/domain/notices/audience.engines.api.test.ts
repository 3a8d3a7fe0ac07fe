import { randomUUID } from 'node:crypto';
import type { Receivers } from '@yizhan/contract/entities/notice.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import { countReceivers, insertReceivers } from './audience-queries.ts';

type Identity = { dept: number; type: number; role: number; valid: boolean };
type Person = { disabled: boolean; identities: Identity[]; group: number };
type Campus = { parents: (number | null)[]; people: Person[] };
type Choice = { all: boolean; people: number[]; depts: number[]; roles: number[]; types: number[]; groups: number[] };

const now = new Date('2026-11-17T02:00:00Z');
const DEPTS = 6;
const ROLES = 3;
const GROUPS = 2;

const identity = fc.record({
  dept: fc.nat(DEPTS - 1),
  type: fc.integer({ min: 1, max: 4 }),
  role: fc.nat(ROLES - 1),
  valid: fc.boolean(),
});
const campus: fc.Arbitrary<Campus> = fc.record({
  // A department's parent has a lower number, so that there is no circle.
  parents: fc.tuple(
    ...Array.from({ length: DEPTS }, (_, at) => (at === 0 ? fc.constant(null) : fc.option(fc.nat(at - 1)))),
  ),
  people: fc.array(
    fc.record({
      disabled: fc.boolean(),
      identities: fc.array(identity, { minLength: 1, maxLength: 3 }),
      group: fc.nat(GROUPS),
    }),
    { minLength: 1, maxLength: 12 },
  ),
});
const some = (most: number) => fc.uniqueArray(fc.nat(most), { maxLength: 2 });
const choice: fc.Arbitrary<Choice> = fc.record({
  all: fc.boolean(),
  people: some(11),
  depts: some(DEPTS - 1),
  roles: some(ROLES - 1),
  types: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 2 }),
  groups: some(GROUPS - 1),
});

const noChoice: Choice = { all: false, people: [], depts: [], roles: [], types: [], groups: [] };

/** The same computed without a database: is this person one of them? */
function isReached({ parents }: Campus, choice: Choice, person: Person, at: number): boolean {
  if (person.disabled) return false;
  const isBelow = (dept: number | null): boolean =>
    dept !== null && (choice.depts.includes(dept) || isBelow(parents[dept] ?? null));
  return (
    choice.all ||
    choice.people.includes(at) ||
    choice.groups.includes(person.group) ||
    person.identities.some(
      ({ dept, type, role, valid }) =>
        valid && (isBelow(dept) || choice.types.includes(type) || choice.roles.includes(role)),
    )
  );
}

const numbered = async (db: Db, table: 'dept' | 'role' | 'conversation', count: number) => {
  const insert = {
    dept: sql`insert into dept (tenant_id, code, name) select ${tenant}, n::text, n::text`,
    role: sql`insert into role (tenant_id, code, name) select ${tenant}, n::text, n::text`,
    conversation: sql`insert into conversation (tenant_id, kind, name) select ${tenant}, 'group', n::text`,
  }[table];
  const rows = await db.many<{ id: string }>(sql`${insert} from generate_series(1, ${count}::int) n returning id`);
  return rows.map(({ id }) => id);
};

async function write(db: Db, { parents, people }: Campus) {
  const depts = await numbered(db, 'dept', DEPTS);
  const roles = await numbered(db, 'role', ROLES);
  const groups = await numbered(db, 'conversation', GROUPS);
  for (const [at, parent] of parents.entries())
    await db.run(sql`update dept set parent_id = ${parent === null ? null : (depts[parent] ?? null)}
      where tenant_id = ${tenant} and id = ${depts[at] ?? null}`);
  const userIds: string[] = [];
  for (const [at, { disabled, identities, group }] of people.entries()) {
    const { id } = await db.one<{ id: string }>(sql`
      insert into app_user (tenant_id, account, nick_name, real_name, status)
      values (${tenant}, ${`p${at}`}, 'p', 'p', ${disabled ? 'disabled' : 'active'}) returning id`);
    userIds.push(id);
    for (const { dept, type, role, valid } of identities)
      await db.run(sql`
        with i as (
          insert into user_identity (tenant_id, user_id, type, dept_id, valid_to)
          values (${tenant}, ${id}, ${type}, ${depts[dept] ?? null}, ${valid ? null : '2026-11-16'}) returning id
        ) insert into identity_role (tenant_id, identity_id, role_id) select ${tenant}, i.id, ${roles[role] ?? null} from i`);
    // One group more than there are: nobody is in the last one.
    if (groups[group])
      await db.run(sql`insert into conversation_member (tenant_id, conversation_id, user_id)
        values (${tenant}, ${groups[group]}, ${id})`);
  }
  return { depts, roles, groups, userIds };
}

type Options = { most: number | null; reach?: readonly string[] | null };

async function writtenReceivers(db: Db, receivers: Receivers, { most, reach = null }: Options) {
  const { id } = await db.one<{ id: string }>(sql`
    with a as (insert into public_account (tenant_id, is_default) values (${tenant}, false) returning id)
    insert into notice (tenant_id, account_id, title, created_by) select ${tenant}, a.id, '通知', 1 from a returning id`);
  const batch = { noticeId: id, receivers, reach, sentAt: now, now, most };
  for (let written = -1; written !== 0; ) written = await insertReceivers(db, batch);
  const rows = await db.many<{ userId: string }>(sql`
    select user_id as "userId" from notice_receiver where tenant_id = ${tenant} and notice_id = ${id} order by user_id`);
  return rows.map(({ userId }) => userId);
}

test('NT-1 whatever is named, exactly those people have one row each, in one statement and in small batches', async () => {
  const database = await testDatabase();
  await fc.assert(
    fc.asyncProperty(campus, choice, async (drawn, picked) => {
      const db = database.of(`t${randomUUID()}`);
      const { depts, roles, groups, userIds } = await write(db, drawn);
      const ids = (from: readonly string[], at: readonly number[]) => at.flatMap((n) => from[n] ?? []);
      const receivers: Receivers = {
        all: picked.all,
        userIds: ids(userIds, picked.people),
        deptIds: ids(depts, picked.depts),
        roleIds: ids(roles, picked.roles),
        identityTypes: picked.types,
        groupIds: ids(groups, picked.groups),
      };
      const expected = userIds.filter((_, at) => {
        const person = drawn.people[at];
        return person && isReached(drawn, picked, person, at);
      });
      expect(await writtenReceivers(db, receivers, { most: null })).toEqual(expected);
      expect(await writtenReceivers(db, receivers, { most: 2 })).toEqual(expected);
      expect(await countReceivers(db, receivers, null, now)).toBe(expected.length);

      // The sender of the second department reaches those of them who belong to it or below.
      const nobodyElse = { ...noChoice, depts: [1] };
      const own = expected.filter((id) => {
        const at = userIds.indexOf(id);
        const person = drawn.people[at];
        return person && isReached(drawn, nobodyElse, person, at);
      });
      const reach = ids(depts, [1]);
      expect(await writtenReceivers(db, receivers, { most: null, reach })).toEqual(own);
      expect(await writtenReceivers(db, receivers, { most: 2, reach })).toEqual(own);
      expect(await countReceivers(db, receivers, reach, now)).toBe(own.length);
    }),
    { numRuns: 40 },
  );
}, 120_000);
