import { identityTypes } from '@yizhan/contract/permissions.ts';
import { expect, test } from 'vitest';
import { aSchool } from '../../../test/school.ts';
import { sql, tenant } from '../sql.ts';
import { departments } from './demo/departments.ts';
import { guides } from './demo/guides.ts';
import { schoolRoles } from './demo/settings.ts';
import { writeDepartments, writeRoles } from './demo/write.ts';
import { seedGuides } from './guides.ts';
import { prepareTenant } from './prepare.ts';
import { seedRatings } from './ratings.ts';
import { seedSearch } from './search.ts';
import { seedServices } from './services.ts';

const now = new Date();

async function aCampus() {
  const school = await aSchool();
  const { db } = school;
  await prepareTenant(db);
  await writeRoles(db, schoolRoles);
  await writeDepartments(db, departments, new Map());
  const student = await school.person({ account: 'student', type: identityTypes.undergraduate });
  for (const account of ['20240101', '20240102']) await school.person({ account, type: identityTypes.undergraduate });
  for (const account of ['teacher', 'admin', 'dept_item_admin', 'service_admin'])
    await school.person({ account, type: identityTypes.staff });
  await seedServices(db, now);
  await seedGuides(db, now, school.parts.files);
  await seedRatings(db, now);
  await seedSearch(db, now);
  return { school, student, db };
}

test('the demo campus has guides of every state, corrections, stars and searches', async () => {
  const { db } = await aCampus();
  const count = async (what: ReturnType<typeof sql>) =>
    (await db.one<{ n: number }>(sql`select count(*)::int as n ${what}`)).n;
  const out = await count(sql`from guide where tenant_id = ${tenant} and published_at is not null`);
  expect(out).toBeGreaterThanOrEqual(40);
  expect(await count(sql`from guide where tenant_id = ${tenant}`)).toBe(guides.length);
  expect(
    await count(sql`from guide where tenant_id = ${tenant} and is_public and published_at is not null`),
  ).toBeGreaterThan(5);
  expect(await count(sql`from guide where tenant_id = ${tenant} and submitted_at is not null`)).toBe(1);
  expect(await count(sql`from guide where tenant_id = ${tenant} and review_on <= ${now}::date`)).toBe(1);
  const revised = sql`from revision r join publication p on r.tenant_id = p.tenant_id and p.id = r.publication_id
    where p.tenant_id = ${tenant} and p.kind = 'guide' and r.published_at is not null`;
  expect(await count(revised)).toBe(out);
  expect(await count(sql`from correction where tenant_id = ${tenant} and state = 'OPEN'`)).toBe(2);
  expect(await count(sql`from todo where tenant_id = ${tenant} and source_app = 'guide'`)).toBeGreaterThan(4);
  expect(await count(sql`from synonym where tenant_id = ${tenant} and array_length(words, 1) > 1`)).toBeGreaterThan(5);
  expect(await count(sql`from search_request where tenant_id = ${tenant}`)).toBeGreaterThan(2);
  expect(await count(sql`from favourite where tenant_id = ${tenant} and folder_id is not null`)).toBeGreaterThan(8);
});

test('the sums at the services are those of the stars given', async () => {
  const { db } = await aCampus();
  const wrong = await db.many(sql`
    select s.code from service s left join rating r on r.tenant_id = ${tenant} and r.service_id = s.id
    where s.tenant_id = ${tenant} group by s.id
    having s.score_sum <> coalesce(sum(r.score), 0) or s.score_count <> count(r.id)`);
  expect(wrong).toEqual([]);
  const rated = await db.many(sql`select 1 from service where tenant_id = ${tenant} and score_count > 0`);
  expect(rated.length).toBeGreaterThan(20);
});

test('the files of a guide are real: a visitor saves the one of a public guide, a student the form of their own', async () => {
  const { school, student } = await aCampus();
  const read = async (url: string | undefined) => {
    const { http, body, headers } = await school.inject({ url: url ?? '' });
    return { http, body, saved: String(headers['content-disposition']) };
  };
  const repairs = (await school.visitor.guides.openInfo({ code: 'HQ01' })).result;
  expect(repairs.attachments.map(({ name }) => name)).toEqual(['维修材料价目表.csv']);
  const prices = await read(repairs.attachments[0]?.url);
  expect(prices).toMatchObject({ http: 200, body: expect.stringContaining('门锁锁芯,个,45') });
  expect(prices.saved).toContain('attachment');
  const moving = (await student.guides.info({ code: 'XG02' })).result;
  const [agreement, ...others] = moving.materials;
  expect((await read(agreement?.blank?.url)).body).toContain('调换原因：\r\n');
  expect((await read(agreement?.sample?.url)).body).toContain('竹园 3 栋 412 室');
  expect(others.filter(({ blank, sample }) => blank ?? sample)).toEqual([]);
  // The form of a guide for students is not visible to others.
  expect((await read(agreement?.blank?.url.split('?')[0])).http).not.toBe(200);
});
