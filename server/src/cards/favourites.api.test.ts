import * as cardKindLimits from '@yizhan/contract/limits/card-kinds.ts';
import { identityTypes } from '@yizhan/contract/permissions.ts';
import { expect, test } from 'vitest';
import { cardData } from '../../test/card-data.ts';
import { aPublishedCard, cardAdmin } from '../../test/cards.ts';
import { aSchool } from '../../test/school.ts';
import { aDepartment, aService, favour } from '../../test/services.ts';

async function aHome() {
  const school = await aSchool();
  const content = {
    kind: 'favourites',
    cardName: '我的收藏',
    config: { navigationType: 'FLOW_SERVICE_CENTER' },
  } as const;
  await aPublishedCard(await cardAdmin(school), content);
  return school;
}

test('CD-FAV-1 a favourite has its name and department, and everybody sees their own in their own order', async () => {
  const school = await aHome();
  const [me, other] = [await school.person(), await school.person()];
  const deptId = await aDepartment(school.db, '图书馆');
  const [a, b] = [
    await aService(school.db, { name: '入馆预约', deptId }),
    await aService(school.db, { name: '宿舍报修', processType: 'OFFLINE', hasGuide: true }),
  ];
  await favour(school.db, me.id, [b, a]);
  await favour(school.db, other.id, [a]);
  expect(await cardData(me, 'favourites')).toMatchObject({
    total: 2,
    navigationType: 'FLOW_SERVICE_CENTER',
    list: [
      { serviceName: '宿舍报修', serviceDeptName: '', processType: 'OFFLINE', hasGuide: true },
      { serviceName: '入馆预约', serviceDeptName: '图书馆', processType: 'ONLINE', hasGuide: false },
    ],
  });
  expect((await cardData(other, 'favourites')).total).toBe(1);
});

test('a favourite that one may no longer use is left out', async () => {
  const school = await aHome();
  const student = await school.person({ type: identityTypes.undergraduate });
  const forTeachers = await aService(school.db, { name: '教师用', identityTypes: [identityTypes.teacher] });
  const off = await aService(school.db, { name: '已下架', status: 'OFF' });
  await favour(school.db, student.id, [forTeachers, off]);
  expect(await cardData(student, 'favourites')).toMatchObject({ list: [], total: 0 });
});

test('CD-FAV-4 the card gets what the roomier layout shows, and the number of all', async () => {
  const school = await aHome();
  const me = await school.person();
  const most = cardKindLimits.favouritesShown.narrow;
  const ids: string[] = [];
  for (let n = 0; n < most + 2; n += 1) ids.push(await aService(school.db, { name: `服务 ${n}` }));
  await favour(school.db, me.id, ids);
  const { list, total } = await cardData(me, 'favourites');
  expect([list.length, total]).toEqual([most, most + 2]);
});
