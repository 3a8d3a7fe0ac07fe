import { expect, test } from 'vitest';
import { aSchool } from '../../test/school.ts';
import { sql, tenant } from '../db/sql.ts';
import { audit } from './audit.ts';

const caller = { ip: '10.1.2.3', trace: 'trace-of-the-call' };
const entry = { action: 'update', entity: 'role', entityId: '7', before: { name: '旧' }, after: { name: '新' } } as const;
const entries = sql`select actor_id as who, actor_name as "whoName", action, entity, entity_id as id, before, after, ip, trace, at
  from audit_log where tenant_id = ${tenant}`;

test('AU-1 an entry says who, what, when, from where, before and after', async () => {
  const school = await aSchool();
  const person = await school.person();
  const now = new Date('2026-03-02T01:02:03.004Z');
  await audit({ db: school.db, now, person: { id: person.id, name: '李老师' }, caller }, entry);
  expect(await school.db.many(entries)).toEqual([
    {
      who: person.id,
      whoName: '李老师',
      action: 'update',
      entity: 'role',
      id: '7',
      before: { name: '旧' },
      after: { name: '新' },
      ...caller,
      at: now,
    },
  ]);
});

test('AU-1 an entry can be neither changed nor deleted', async () => {
  const { db } = await aSchool();
  await audit({ db, now: new Date(), person: undefined, caller }, entry);
  await expect(db.run(sql`update audit_log set ip = '' where tenant_id = ${tenant}`)).rejects.toThrow('append-only');
  await expect(db.run(sql`delete from audit_log where tenant_id = ${tenant}`)).rejects.toThrow('append-only');
  expect(await db.many(entries)).toHaveLength(1);
});

test('AU-1 the record stands or falls with the change it describes', async () => {
  const { db } = await aSchool();
  const undone = db.transaction(async (within) => {
    await audit({ db: within, now: new Date(), person: undefined, caller }, entry);
    throw new Error('the change failed');
  });
  await expect(undone).rejects.toThrow('the change failed');
  expect(await db.many(entries)).toEqual([]);
});
