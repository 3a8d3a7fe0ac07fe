import { identityTypes } from '@yizhan/contract/permissions.ts';
import { beforeAll, expect, test } from 'vitest';
import { aSchool, type TestPerson } from '../../../test/school.ts';
import { indexMissing } from '../../domain/search/entry-queries.ts';
import { sql, tenant } from '../sql.ts';
import { departments } from './demo/departments.ts';
import { landingPage } from './demo/landing.ts';
import { searches } from './demo/search.ts';
import { hotWords, schoolRoles } from './demo/settings.ts';
import { writeDepartments, writeRoles } from './demo/write.ts';
import { prepareTenant } from './prepare.ts';
import { seedSearch } from './search.ts';
import { seedServices } from './services.ts';

const now = new Date();

async function aCampus() {
  const school = await aSchool();
  const { db } = school;
  await prepareTenant(db);
  await writeRoles(db, schoolRoles);
  await writeDepartments(db, departments, new Map());
  const admin = await school.person({ account: 'admin', name: '管理员' });
  const student = await school.person({ account: 'student', type: identityTypes.undergraduate });
  await seedServices(db, now);
  await seedSearch(db, now);
  await indexMissing(db);
  return { school, admin, student };
}

/** Timeout for a whole campus and twenty searches on a busy machine. */
const LONG_MS = 120_000;
let campus: Awaited<ReturnType<typeof aCampus>>;
beforeAll(async () => {
  campus = await aCampus();
}, LONG_MS);

/** The expected first result of each keyword on the demo campus. */
const leadsTo: Readonly<Record<string, string>> = {
  ...{ 请假: '学生请假', 成绩单: '成绩单打印', 一卡通: '校园一卡通', 校车: '校车时刻与预约', 宿舍报修: '宿舍报修' },
  ...{ 图书馆: '图书检索', 选课: '选课中心', 成绩: '成绩查询', 报销: '网上报账', 座位预约: '入馆座位预约' },
  ...{ 四六级: '四六级报名', 宿舍: '宿舍报修', 场馆: '运动场馆预约', 奖学金: '奖助学金', 离校: '毕业离校' },
};

test('every hot word of the demo campus leads a student, and on the landing page a visitor, to what it says', async () => {
  const { school, student } = campus;
  const firstOf = async (look: TestPerson['hall']['page'], keyword: string) => {
    const { records, meant } = (await look({ keyword })).result;
    return meant ?? records[0]?.serviceName;
  };
  const looked = searches(now, ['student']).map(({ word }) => word);
  for (const word of new Set([...hotWords, ...looked]))
    expect([word, await firstOf(student.hall.page, word)]).toEqual([word, leadsTo[word]]);
  for (const word of hotWords)
    expect([word, await firstOf(school.visitor.hall.openPage, word)]).toEqual([word, leadsTo[word]]);
});

test('every service of the demo campus says who changed it last', async () => {
  const { school, admin } = campus;
  expect(await school.db.many(sql`select distinct updated_by as by from service where tenant_id = ${tenant}`)).toEqual([
    { by: admin.id },
  ]);
});

test('the picture for alumni leads to what is for alumni', () => {
  const { url } = landingPage.heroes.find(({ title }) => title.includes('校友')) ?? { url: '' };
  expect(new URLSearchParams(url.split('?')[1]).get('audience')).toBe(String(identityTypes.alumnus));
});
