import { expect, test } from 'vitest';
import { aSchool } from '../../../test/school.ts';
import { sql, tenant } from '../../db/sql.ts';

test('AD-1 the report tells of a failed job and of what is not set up', async () => {
  const school = await aSchool();
  const admin = await school.person({ menus: ['userFrameConfig/manage/health'] });
  await school.parts.jobs.start(school.db, 'cleanup', {});
  await school.parts.jobs.start(school.db, 'guideReviews', {});
  await school.db.run(sql`
    update job set state = 'failed', ended_at = now() where tenant_id = ${tenant} and kind = 'cleanup'`);
  school.travel(3 * 60_000);
  const { status, result } = await admin.health.get({});
  expect(status).toBe(1000);
  expect(result).toMatchObject({
    queue: { state: 'warning', waiting: 1, running: 0, failed: 1 },
    services: { state: 'off', watched: 0 },
    mail: { state: 'off' },
  });
  expect(result.queue.lateSeconds).toBeGreaterThanOrEqual(180);
  expect(result.database.bytes).toBeGreaterThan(0);
  expect(result.disk.totalBytes).toBeGreaterThan(result.disk.freeBytes);
});
