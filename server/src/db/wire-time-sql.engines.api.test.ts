import { expect, test } from 'vitest';
import { aSchool } from '../../test/school.ts';
import { sql, tenant } from './sql.ts';
import { toWireTimeSql } from './wire-time-sql.ts';

test('a time on the wire is Shanghai’s, counted in 24 hours', async () => {
  const { db } = await aSchool();
  const spelled = async (iso: string) =>
    (
      await db.one<{ at: string }>(sql`
        select ${toWireTimeSql(sql`${new Date(iso)}::timestamptz`)} as at from tenant where id = ${tenant}`)
    ).at;
  expect(await spelled('2026-11-15T15:59:59Z')).toBe('2026-11-15 23:59:59');
  expect(await spelled('2026-11-15T16:00:00Z')).toBe('2026-11-16 00:00:00');
});
