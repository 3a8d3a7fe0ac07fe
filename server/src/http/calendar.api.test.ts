import { expect, test } from 'vitest';
import { aSchool } from '../../test/school.ts';
import { sql, tenant } from '../db/sql.ts';
import { weeksOf } from './calendar-html.ts';

test('weeks begin on Monday, whatever day the semester begins on', () => {
  const weeks = weeksOf({ name: 'x', begins: '2026-09-02', ends: '2026-09-14' });
  expect(weeks.map(([first]) => first)).toEqual(['2026-08-31', '2026-09-07', '2026-09-14']);
  expect(weeks[2]?.at(-1)).toBe('2026-09-20');
});

test('the calendar shows the semester of today with the days off', async () => {
  const school = await aSchool();
  const [today, later] = [0, 20].map((days) =>
    new Date(Date.now() + (days * 24 + 8) * 3_600_000).toISOString().slice(0, 10),
  );
  await school.db.run(sql`insert into semester (tenant_id, name, begins, ends) values
    (${tenant}, '早已过去', '2020-09-01', '2021-01-10'), (${tenant}, '本学期', ${today ?? ''}, ${later ?? ''})`);
  await school.db.run(
    sql`insert into school_day (tenant_id, day, is_off, name) values (${tenant}, ${today ?? ''}, true, '校庆日')`,
  );
  const { http, body, headers } = await school.inject({ url: '/calendar' });
  expect(http).toBe(200);
  expect(body).toContain('<h1>本学期 校历</h1>');
  expect(body).toContain('校庆日');
  expect(body).toContain('<td class="off today">');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
});

test('a school without a semester says so', async () => {
  const school = await aSchool();
  expect((await school.inject({ url: '/calendar' })).body).toContain('学校尚未设置学期');
});
