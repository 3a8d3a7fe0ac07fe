import * as cardKindLimits from '@yizhan/contract/limits/card-kinds.ts';
import { identityTypes } from '@yizhan/contract/permissions.ts';
import { expect, test } from 'vitest';
import { cardData } from '../../test/card-data.ts';
import { aPublishedCard, cardAdmin } from '../../test/cards.ts';
import { aSchool, type School } from '../../test/school.ts';
import { aDepartment, aScene, aService } from '../../test/services.ts';
import { prepareTenant } from '../db/seed/prepare.ts';

const aCardOf = async (school: School, serviceIds: string[] = [], displayRows = 3) =>
  aPublishedCard(await cardAdmin(school), {
    kind: 'business',
    cardName: '业务直通车',
    displayRows,
    config: { serviceIds },
  });
const names = (data: { list: { serviceName: string }[] }) => data.list.map(({ serviceName }) => serviceName);

test('CD-BIZ-1 EN-10 an entry has its icon, its name and its shelf label', async () => {
  const school = await aSchool();
  await prepareTenant(school.db);
  const deptId = await aDepartment(school.db, '教务处');
  const sceneId = await aScene(school.db, '学习', 3);
  const about = { deptId, sceneId, labelCode: 'NEW', icon: 'exam', hasGuide: true } as const;
  await aService(school.db, { name: '缓考申请', processType: 'OFFLINE', ...about });
  await aCardOf(school);
  const { list, total } = await cardData(await school.person(), 'business');
  expect(total).toBe(1);
  expect(list[0]).toMatchObject({
    serviceName: '缓考申请',
    serviceIcon: 'exam',
    shelfLabelName: '新',
    serviceDeptName: '教务处',
    serviceSceneName: '学习',
    tint: 3,
    processType: 'OFFLINE',
    hasGuide: true,
    openWay: 1003,
  });
});

test('picked services stand in the order of the picks, without picks the most visited come first', async () => {
  const school = await aSchool();
  const [a, , c] = [
    await aService(school.db, { name: '甲', visitTimes: 5 }),
    await aService(school.db, { name: '乙', visitTimes: 9 }),
    await aService(school.db, { name: '丙', visitTimes: 7 }),
  ];
  const other = await aSchool();
  await aService(other.db, { name: '别校', visitTimes: 99 });
  await aCardOf(school, [c, a]);
  expect(names(await cardData(await school.person(), 'business'))).toEqual(['丙', '甲']);
  const second = await aSchool();
  for (const [name, visitTimes] of [['少', 1] as const, ['多', 9] as const])
    await aService(second.db, { name, visitTimes });
  await aCardOf(second);
  expect(names(await cardData(await second.person(), 'business'))).toEqual(['多', '少']);
});

test('RO-4 a service shows to the roles and identities it is for, and only from the shelf', async () => {
  const school = await aSchool();
  const teacher = await school.person({ type: identityTypes.teacher });
  const student = await school.person({ type: identityTypes.undergraduate });
  await aService(school.db, { name: '教师用', identityTypes: [identityTypes.teacher] });
  await aService(school.db, { name: '角色用', roleIds: [student.roleId] });
  await aService(school.db, { name: '草稿', status: 'DRAFT' });
  await aService(school.db, { name: '已下架', status: 'OFF' });
  await aCardOf(school);
  expect(names(await cardData(teacher, 'business'))).toEqual(['教师用']);
  expect(names(await cardData(student, 'business'))).toEqual(['角色用']);
});

test('CD-BIZ-2 the card gets as many entries as its rows can show, and the number of all', async () => {
  const school = await aSchool();
  const most = cardKindLimits.businessTiles.narrow[0];
  for (let n = 0; n <= most; n += 1) await aService(school.db, { name: `服务 ${n}` });
  await aCardOf(school, [], 1);
  const { list, total } = await cardData(await school.person(), 'business');
  expect([list.length, total]).toEqual([most, most + 1]);
});

test('an address that runs as script is not handed out', async () => {
  const school = await aSchool();
  await aService(school.db, { name: '坏地址', url: 'javascript:alert(1)' });
  await aCardOf(school);
  expect((await cardData(await school.person(), 'business')).list[0]?.serviceUrl).toBe('');
});
