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

test('AD-1 the report names connectors whose last request failed, and judges mail by the last letter', async () => {
  const school = await aSchool({
    mail: { host: '127.0.0.1', port: 1, secure: false, user: '', password: '', from: 'a@b.example' },
  });
  const admin = await school.person({ menus: ['userFrameConfig/manage/health', 'userFrameConfig/manage/settings'] });
  const of = async () => (await admin.health.get({})).result;
  expect(await of()).toMatchObject({ connectors: { state: 'off' }, mail: { state: 'warning', sentAt: null } });
  for (const [name, failure] of [
    ['图书馆', 'HTTP 500'],
    ['一卡通', ''],
  ] as const)
    await school.db.run(sql`
      insert into connector (tenant_id, name, url, method, auth, params, headers, mapping, cache_seconds, timeout_ms,
        failures_before_pause, pause_seconds, is_enabled, is_tried, last_failure, created_by)
      values (${tenant}, ${name}, 'https://x.example/', 'GET', 'none', '[]', '[]', '[]', 60, 3000, 5, 60, true, true,
        ${failure}, ${admin.id})`);
  expect((await admin.settings.testMail({ to: 'head@b.example' })).status).toBe(1002);
  const report = await of();
  expect(report.connectors).toEqual({ state: 'warning', serving: 2, failing: 1, names: ['图书馆'] });
  expect(report.mail).toMatchObject({ state: 'bad', sentAt: null });
  expect(report.mail.failure).not.toBe('');
});
