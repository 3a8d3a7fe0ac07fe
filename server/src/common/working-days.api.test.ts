import { expect, test } from 'vitest';
import { aSchool } from '../../test/school.ts';
import { sql, tenant } from '../db/sql.ts';
import { schoolWorkingDays } from './working-days.ts';

test('a day one school takes off stays a working day in another', async () => {
  const [school, other] = [await aSchool(), await aSchool()];
  await school.db.run(
    sql`insert into school_day (tenant_id, day, is_off, name) values (${tenant}, '2026-11-16', true, '校庆')`,
  );
  expect((await schoolWorkingDays(school.db)).isWorkingDay('2026-11-16')).toBe(false);
  expect((await schoolWorkingDays(other.db)).isWorkingDay('2026-11-16')).toBe(true);
});
