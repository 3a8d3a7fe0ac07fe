import * as searchLimits from '@yizhan/contract/limits/search.ts';
import * as serviceLimits from '@yizhan/contract/limits/services.ts';
import { expect, test } from 'vitest';
import { aSchool, type School } from '../../../test/school.ts';
import { aService } from '../../../test/services.ts';
import { sql, tenant } from '../../db/sql.ts';
import { indexMissing } from '../../domain/search/entry-queries.ts';

const admin = (school: School, name?: string) =>
  school.person({ menus: ['userFrameConfig/manage/searchWords'], ...(name ? { name } : {}) });

test('groups of synonyms are made, changed and removed by their version', async () => {
  const school = await aSchool();
  const [first, second] = [await admin(school, '周敏'), await admin(school, '何建平')];
  const made = (await first.serviceConfig.submitSynonym({ synonym: { words: ['宿舍', '寝室'] } })).result;
  const changed = await second.serviceConfig.submitSynonym({ synonym: { words: ['宿舍', '公寓'] }, held: made });
  expect(changed.result).toEqual({ id: made.id, version: 2 });
  const refused = await first.serviceConfig.submitSynonym({ synonym: { words: ['宿舍', '寝室'] }, held: made });
  expect([refused.status, refused.result]).toMatchObject([9009, { who: '何建平', what: '宿舍 公寓' }]);
  expect((await first.serviceConfig.synonyms({ keyword: '公寓' })).result).toMatchObject({
    records: [{ id: made.id, words: ['宿舍', '公寓'], changedBy: '何建平' }],
    total: 1,
  });
  expect((await first.serviceConfig.synonyms({ keyword: '寝室' })).result).toMatchObject({ records: [], total: 0 });
  expect((await first.serviceConfig.removeSynonym(made)).status).toBe(9009);
  expect((await first.serviceConfig.removeSynonym(changed.result)).status).toBe(1000);
  expect((await first.serviceConfig.removeSynonym(changed.result)).status).toBe(4040);
});

test('one word alone, the same word twice, another school’s group and one group too many are refused', async () => {
  const [school, other] = [await aSchool(), await aSchool()];
  const [here, there] = [await admin(school), await admin(other)];
  const submit = (words: string[]) => here.serviceConfig.submitSynonym({ synonym: { words } });
  expect((await submit(['宿舍'])).status).toBe(4000);
  expect((await submit(['Dorm', 'dorm'])).status).toBe(4000);
  const theirs = (await there.serviceConfig.submitSynonym({ synonym: { words: ['甲', '乙'] } })).result;
  expect((await here.serviceConfig.submitSynonym({ synonym: { words: ['丙', '丁'] }, held: theirs })).status).toBe(
    4040,
  );
  expect((await here.serviceConfig.removeSynonym(theirs)).status).toBe(4040);
  expect((await here.serviceConfig.synonyms({})).result.total).toBe(0);
  await school.db.run(sql`insert into synonym (tenant_id, words)
    select ${tenant}, array['a' || n, 'b' || n] from generate_series(1, ${searchLimits.maxSynonyms}::int) n`);
  expect((await submit(['丙', '丁'])).msg).toBe(`同义词最多 ${searchLimits.maxSynonyms} 组`);
  expect((await (await school.person()).serviceConfig.synonyms({})).http).toBe(403);
});

test('HL-8 gaps stand most often first; one that was settled is open again when it is missed again', async () => {
  const school = await aSchool();
  const person = await school.person({ name: '林雨桐' });
  const keeper = await admin(school, '周敏');
  for (const who of [person, await school.person()]) await who.hall.page({ keyword: '洗衣机' });
  await person.hall.page({ keyword: '停车场' });
  await person.hall.request({ keyword: '洗衣机', text: '想预约洗衣机' });
  const open = (await keeper.serviceConfig.gaps({})).result;
  expect(open.records.map(({ word, times }) => [word, times])).toEqual([
    ['洗衣机', 2],
    ['停车场', 1],
  ]);
  expect(open.records[0]?.requests).toMatchObject([{ who: '林雨桐', text: '想预约洗衣机' }]);
  const id = open.records[0]?.id ?? '';
  await keeper.serviceConfig.handleGap({ id, state: 'DONE', note: '下月上线' });
  expect((await keeper.serviceConfig.gaps({ state: 'DONE' })).result.records).toMatchObject([
    { word: '洗衣机', handledBy: '周敏', note: '下月上线' },
  ]);
  school.travel(11 * 60_000);
  await person.hall.page({ keyword: '洗衣机' });
  expect((await keeper.serviceConfig.gaps({})).result.records[0]).toMatchObject({ word: '洗衣机', times: 3 });
  const stranger = await admin(await aSchool());
  expect((await stranger.serviceConfig.handleGap({ id, state: 'IGNORED' })).status).toBe(4040);
  expect((await stranger.serviceConfig.gaps({})).result.total).toBe(0);
});

test('HL-8 a gap offers what may be meant, and one click makes its word find that service', async () => {
  const school = await aSchool();
  const [person, keeper] = [await school.person(), await admin(school, '周敏')];
  const serviceId = await aService(school.db, { name: '车辆通行', keywords: '停车' });
  await indexMissing(school.db);
  await person.hall.page({ keyword: '电动三轮车辆年票' });
  const [gap] = (await keeper.serviceConfig.gaps({})).result.records;
  expect(gap?.near).toEqual([{ serviceId, serviceName: '车辆通行' }]);
  const id = gap?.id ?? '';
  expect((await keeper.serviceConfig.teachGap({ id, serviceId: '999' })).status).toBe(4040);
  expect((await keeper.serviceConfig.teachGap({ id, serviceId })).status).toBe(1000);
  const { records } = (await person.hall.page({ keyword: '电动三轮车辆年票' })).result;
  expect(records.map(({ serviceName }) => serviceName)).toEqual(['车辆通行']);
  expect((await keeper.serviceConfig.gaps({ state: 'DONE' })).result.records).toMatchObject([
    { handledBy: '周敏', note: '车辆通行', near: [] },
  ]);
  await school.db.run(sql`
    update service set keywords = repeat('词', ${serviceLimits.keywordsLength}) where tenant_id = ${tenant}`);
  expect((await keeper.serviceConfig.teachGap({ id, serviceId })).msg).toBe('「车辆通行」的关键词已满，请先删去几个');
});
