import * as cardKindLimits from '@yizhan/contract/limits/card-kinds.ts';
import { toolOpenTypes } from '@yizhan/contract/open-ways.ts';
import { identityTypes } from '@yizhan/contract/permissions.ts';
import { expect, test } from 'vitest';
import { cardData } from '../../../test/card-data.ts';
import { aPublishedCard, cardAdmin } from '../../../test/cards.ts';
import { aSchool } from '../../../test/school.ts';
import { sql, tenant } from '../sql.ts';
import { departments } from './demo/departments.ts';
import { schoolRoles } from './demo/settings.ts';
import { writeDepartments, writeRoles } from './demo/write.ts';
import { prepareTenant } from './prepare.ts';
import { seedServices } from './services.ts';

const now = new Date();

async function aCampus() {
  const school = await aSchool();
  const { db } = school;
  await prepareTenant(db);
  await writeRoles(db, schoolRoles);
  await writeDepartments(db, departments, new Map());
  const { id: deptId } = await db.one<{ id: string }>(
    sql`select id from dept where tenant_id = ${tenant} and code = 'C07'`,
  );
  const student = await school.person({ account: 'student', type: identityTypes.undergraduate, deptId });
  const teacher = await school.person({ account: 'teacher', type: identityTypes.teacher, deptId });
  await seedServices(db, now);
  return { school, student, teacher };
}

test('every service card of the demo campus is full for a student and for a teacher, and not the same', async () => {
  const { school, student, teacher } = await aCampus();
  const admin = await cardAdmin(school);
  for (const kind of ['business', 'favourites', 'recommended', 'commonUse', 'tools'] as const)
    await aPublishedCard(admin, { kind, cardName: kind, config: {} });
  for (const person of [student, teacher]) {
    expect((await cardData(person, 'business')).list).toHaveLength(cardKindLimits.businessTiles.narrow[2]);
    expect((await cardData(person, 'favourites')).total).toBeGreaterThan(cardKindLimits.favouritesShown.wide);
    expect((await cardData(person, 'recommended')).list).toHaveLength(9);
    const { own, identity } = await cardData(person, 'commonUse');
    expect([own.length >= 5, identity.length]).toEqual([true, cardKindLimits.maxCommonUse]);
    const tools = (await cardData(person, 'tools')).list;
    expect(tools.length).toBeGreaterThan(15);
    expect(new Set(tools.map(({ openType }) => openType))).toEqual(new Set(toolOpenTypes));
    expect(tools.find(({ service }) => service)?.tools_name).toBe('我的课表');
  }
  const labels = (await cardData(student, 'business')).list.map(({ shelfLabelName }) => shelfLabelName);
  expect(labels).toContain('热');
  const ranked = async (person: typeof student) => (await cardData(person, 'recommended')).list;
  expect(await ranked(student)).not.toEqual(await ranked(teacher));
});

test('two services of the demo campus wait for review, seen by nobody but those who review them', async () => {
  const school = await aSchool();
  await prepareTenant(school.db);
  await writeDepartments(school.db, departments, new Map());
  const menus = ['userFrameConfig/manage/services'] as const;
  const [, reviewer] = [
    await school.person({ account: 'tenant_admin', menus }),
    await school.person({ account: 'service_admin', menus }),
  ];
  await seedServices(school.db, now);
  const { records } = (await reviewer.serviceConfig.page({ status: 'SUBMITTED' })).result;
  expect(records.map(({ name, mayShelve }) => [name, mayShelve])).toEqual([
    ['自助云打印', false],
    ['快递代收查询', true],
  ]);
  for (const { id } of records) expect((await reviewer.services.details({ id })).status).toBe(4040);
});
