import * as serviceLimits from '@yizhan/contract/limits/services.ts';
import { identityTypes } from '@yizhan/contract/permissions.ts';
import { expect, test } from 'vitest';
import { cardData } from '../../test/card-data.ts';
import { aPublishedCard, cardAdmin } from '../../test/cards.ts';
import { aSchool } from '../../test/school.ts';
import { aScene, aService, popular, visited } from '../../test/services.ts';
import { prepareTenant } from '../db/seed/prepare.ts';

const { undergraduate, teacher } = identityTypes;

async function aHome() {
  const school = await aSchool();
  await prepareTenant(school.db);
  const content = { kind: 'commonUse', cardName: '常用服务', config: {} } as const;
  await aPublishedCard(await cardAdmin(school), content);
  return { school, me: await school.person({ type: undergraduate }) };
}
const names = (services: readonly { serviceName: string }[]) => services.map(({ serviceName }) => serviceName);

test('one’s own are those opened at least three times in 90 days, the most used first', async () => {
  const { school, me } = await aHome();
  const stranger = await school.person();
  const often = await aService(school.db, { name: '常用' });
  const most = await aService(school.db, { name: '最常用' });
  const rare = await aService(school.db, { name: '少用' });
  const old = await aService(school.db, { name: '早已不用' });
  await visited(school.db, { serviceId: often, userId: me.id, times: 3 });
  await visited(school.db, { serviceId: most, userId: me.id, times: 5 });
  await visited(school.db, { serviceId: rare, userId: me.id, times: 2 });
  await visited(school.db, { serviceId: rare, userId: stranger.id, times: 9 });
  await visited(school.db, { serviceId: old, userId: me.id, times: 9, daysAgo: serviceLimits.commonUseDays + 1 });
  expect(names((await cardData(me, 'commonUse')).own)).toEqual(['最常用', '常用']);
});

test('EN-11 the identity’s are what people of the same identity used most, with scene, label and guide', async () => {
  const { school, me } = await aHome();
  const sceneId = await aScene(school.db, '学习');
  const about = { sceneId, labelCode: 'HOT', icon: 'course', hasGuide: true } as const;
  const first = await aService(school.db, { name: '选课', ...about });
  const second = await aService(school.db, { name: '报修' });
  const theirs = await aService(school.db, { name: '教学任务' });
  await popular(school.db, { serviceId: second, visits: 4, identityType: undergraduate });
  await popular(school.db, { serviceId: first, visits: 3, identityType: undergraduate, daysAgo: 2 });
  await popular(school.db, { serviceId: first, visits: 3, identityType: undergraduate, daysAgo: 3 });
  await popular(school.db, { serviceId: theirs, visits: 99, identityType: teacher });
  const data = await cardData(me, 'commonUse');
  expect(names(data.identity)).toEqual(['选课', '报修']);
  expect(data.identity[0]).toMatchObject({
    serviceIcon: 'course',
    serviceSceneName: '学习',
    labelName: '热',
    processType: 'ONLINE',
    hasGuide: true,
  });
  expect(data.typeList).toEqual([{ name: '学习', serviceSceneName: '学习' }]);
});

test('what one may no longer use, or another school’s people use, does not show', async () => {
  const { school, me } = await aHome();
  const other = await aSchool();
  const off = await aService(school.db, { name: '已下架', status: 'OFF' });
  const theirs = await aService(other.db, { name: '别校' });
  await visited(school.db, { serviceId: off, userId: me.id, times: 5 });
  await popular(school.db, { serviceId: off, visits: 5, identityType: undergraduate });
  await popular(other.db, { serviceId: theirs, visits: 5, identityType: undergraduate });
  expect(await cardData(me, 'commonUse')).toMatchObject({ own: [], identity: [], typeList: [] });
});
