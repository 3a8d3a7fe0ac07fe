import * as searchLimits from '@yizhan/contract/limits/search.ts';
import { identityTypes } from '@yizhan/contract/permissions.ts';
import { expect, test } from 'vitest';
import { aSchool, type School, type TestPerson } from '../../../test/school.ts';
import { aDepartment, aService } from '../../../test/services.ts';
import { sql, tenant } from '../../db/sql.ts';
import { indexMissing } from '../../domain/search/entry-queries.ts';

type Service = Parameters<typeof aService>[1];

async function hallWith(services: readonly Service[], school?: School) {
  const hall = school ?? (await aSchool());
  for (const service of services) await aService(hall.db, service);
  await indexMissing(hall.db);
  return { school: hall, person: await hall.person() };
}

const search = async (person: Pick<TestPerson, 'hall'>, keyword: string) =>
  (await person.hall.page({ keyword })).result.records.map(({ serviceName }) => serviceName);

const campus: readonly Service[] = [
  { name: '选课中心', summary: '选课、退课与课表冲突检查' },
  { name: '宿舍报修', summary: '水电、门窗与家具报修' },
  { name: '校园一卡通', summary: '余额、流水、充值与挂失', keywords: '饭卡 校园卡' },
  { name: '重修报名', summary: '不及格课程重新修读' },
  { name: 'GPU 算力平台', summary: '作业提交与额度申请' },
];

test('HL-2 a service is found by a word of its name, of its summary and of what it is also called', async () => {
  const { person } = await hallWith(campus);
  expect(await search(person, '选课')).toEqual(['选课中心']);
  expect(await search(person, '挂失')).toEqual(['校园一卡通']);
  expect(await search(person, '饭卡')).toEqual(['校园一卡通']);
  expect(await search(person, 'gpu')).toEqual(['GPU 算力平台']);
  expect(await search(person, 'ＧＰＵ 平台')).toEqual(['GPU 算力平台']);
});

test('HL-2 a service is found by a single character', async () => {
  const { person } = await hallWith(campus);
  expect(await search(person, '卡')).toEqual(['校园一卡通']);
  expect(await search(person, '宿')).toEqual(['宿舍报修']);
});

test('HL-2 a service is found by full pinyin, also while it is typed, and by another reading of a character', async () => {
  const { person } = await hallWith(campus);
  expect(await search(person, 'xuankezhongxin')).toEqual(['选课中心']);
  expect(await search(person, 'sushebaox')).toEqual(['宿舍报修']);
  expect(await search(person, 'baoxiu')).toEqual(['宿舍报修']);
  expect(await search(person, 'xuan ke')).toEqual(['选课中心']);
  expect(await search(person, 'chongxiu')).toEqual(['重修报名']);
  expect(await search(person, 'zhongxiubaoming')).toEqual(['重修报名']);
});

test('HL-2 a service is found by initials, by initials of its later words, and by pinyin mixed with them', async () => {
  const { person } = await hallWith(campus);
  expect(await search(person, 'XKZX')).toEqual(['选课中心']);
  expect(await search(person, 'ykt')).toEqual(['校园一卡通']);
  expect(await search(person, 'xuankzx')).toEqual(['选课中心']);
  expect(await search(person, 'ssbaoxiu')).toEqual(['宿舍报修']);
  expect(await search(person, '选课zx')).toEqual(['选课中心']);
});

test.each([
  ['a character that sounds the same', '选棵中心', '选课中心'],
  ['a character that does not', '宿舍报蓝', '宿舍报修'],
  ['a character too many', '选课大中心', '选课中心'],
  ['one of two characters that sounds the same', '抱修', '宿舍报修'],
  ['a letter that is wrong', 'xuankezhongxim', '选课中心'],
  ['a letter that is missing', 'xuankezhonxin', '选课中心'],
  ['two letters in the wrong order', 'sushebaoxui', '宿舍报修'],
] as const)('HL-3 with %s it is still found', async (_, typed, wanted) => {
  const { person } = await hallWith(campus);
  const { records, meant } = (await person.hall.page({ keyword: typed })).result;
  expect(records[0]?.serviceName).toBe(wanted);
  expect(meant).not.toBeNull();
});

test('HL-3 a long name in pinyin is still found with a letter that is missing', async () => {
  const { person } = await hallWith([...campus, { name: '学生宿舍调换与退宿申请' }]);
  const keyword = 'xueshengsushediaohuanyutuisushenqin';
  const { records, meant } = (await person.hall.page({ keyword })).result;
  expect(records.map(({ serviceName }) => serviceName)).toEqual(['学生宿舍调换与退宿申请']);
  expect(meant).toBe('学生宿舍调换与退宿申请');
  expect((await person.hall.page({ keyword: 'a'.repeat(searchLimits.queryLength) })).result).toMatchObject({
    total: 0,
  });
});

test('HL-4 a synonym finds with the next search, and no longer once it is taken away', async () => {
  const { school, person } = await hallWith(campus);
  const admin = await school.person({
    menus: ['userFrameConfig/manage/services', 'userFrameConfig/manage/searchWords'],
  });
  expect(await search(person, '寝室')).toEqual([]);
  const held = (await admin.serviceConfig.submitSynonym({ synonym: { words: ['宿舍', '寝室', 'Dorm'] } })).result;
  expect(await search(person, '寝室')).toEqual(['宿舍报修']);
  expect(await search(person, '寝室报修')).toEqual(['宿舍报修']);
  expect(await search(person, 'dorm')).toEqual(['宿舍报修']);
  await admin.serviceConfig.removeSynonym(held);
  expect(await search(person, '寝室')).toEqual([]);
});

test('HL-4 a synonym of letters and Chinese together finds, with a space between them or without', async () => {
  const { school, person } = await hallWith(campus);
  const admin = await school.person({
    menus: ['userFrameConfig/manage/services', 'userFrameConfig/manage/searchWords'],
  });
  await admin.serviceConfig.submitSynonym({ synonym: { words: ['宿舍', 'Dorm房'] } });
  for (const typed of ['dorm房', 'Dorm 房报修']) expect(await search(person, typed)).toEqual(['宿舍报修']);
});

test('HL-5 the name itself comes first, then its beginning, a part of it, what it is also called, and the rest', async () => {
  const { person } = await hallWith([
    { name: '成绩', visitTimes: 1 },
    { name: '成绩查询', visitTimes: 10 },
    { name: '补考成绩', visitTimes: 100 },
    { name: '绩点排名', keywords: '成绩', visitTimes: 1_000 },
    { name: '学业预警', summary: '按成绩提醒', visitTimes: 100_000 },
  ]);
  expect(await search(person, '成绩')).toEqual(['成绩', '成绩查询', '补考成绩', '绩点排名', '学业预警']);
});

test('HL-5 matches are marked in name and summary, whichever way they were typed', async () => {
  const { person } = await hallWith(campus);
  const first = async (keyword: string) => (await person.hall.page({ keyword })).result.records[0];
  expect(await first('选课')).toMatchObject({ nameMarks: [[0, 2]], summaryMarks: [[0, 2]] });
  expect(await first('zhongxin')).toMatchObject({ nameMarks: [[2, 4]] });
  expect(await first('sb')).toMatchObject({ serviceName: '宿舍报修', nameMarks: [[1, 3]] });
});

test('HL-6 what is for others is in no page, no suggestion, no facet, no count and not near', async () => {
  const school = await aSchool();
  const [teacher, student] = [
    await school.person({ type: identityTypes.teacher }),
    await school.person({ type: identityTypes.undergraduate }),
  ];
  const dept = await aDepartment(school.db, '人事处');
  await hallWith(
    [
      { name: '工资查询', identityTypes: [identityTypes.teacher], deptId: dept, typeId: '1' },
      { name: '职称评审', roleIds: [teacher.roleId], deptId: dept },
      { name: '草稿中的工资条', status: 'DRAFT' },
    ],
    school,
  );
  expect(await search(teacher, '工资')).toEqual(['工资查询']);
  expect(await search(teacher, '职称')).toEqual(['职称评审']);
  for (const keyword of ['工资', '职称', 'gongzi', 'gzcx', '工姿查询', '人事处', 'zhicengpingshen', undefined]) {
    const { records, near, total } = (await student.hall.page({ keyword })).result;
    expect([records, near, total]).toEqual([[], [], 0]);
    expect((await student.hall.facets({ keyword })).result).toMatchObject({ depts: [], letters: [] });
    if (keyword) expect((await student.hall.suggest({ keyword })).result.services).toEqual([]);
  }
  for (const tab of ['recommended', 'newest', 'hot'] as const)
    expect((await student.hall.page({ tab })).result.records).toEqual([]);
  expect((await student.hall.counts()).result).toMatchObject({ total: 0, dept: 0 });
  expect((await student.hall.pageRoles()).result.records).toEqual([]);
  expect((await student.hall.shelf()).result).toEqual([]);
  expect((await student.hall.hottest()).result).toEqual([]);
  expect((await student.hall.newest()).result).toEqual([]);
});

test('what belongs to another school is found by nobody here', async () => {
  await hallWith([{ name: '别校的选课', anonymous: true }]);
  const { person, school } = await hallWith([]);
  expect(await search(person, '选课')).toEqual([]);
  expect((await school.visitor.hall.openPage({ keyword: '选课' })).result.records).toEqual([]);
});

test('HL-8 nothing found offers what comes near and lands among the gaps, once a person', async () => {
  const { school, person } = await hallWith([{ name: '心理咨询预约' }, { name: '宿舍报修' }]);
  const admin = await school.person({
    menus: ['userFrameConfig/manage/services', 'userFrameConfig/manage/searchWords'],
  });
  const { records, total, near } = (await person.hall.page({ keyword: '约拍毕业照' })).result;
  expect([records, total]).toEqual([[], 0]);
  expect(near.map(({ serviceName }) => serviceName)).toEqual(['心理咨询预约']);
  await person.hall.page({ keyword: '约拍毕业照' });
  await (await school.person()).hall.page({ keyword: '约拍毕业照 ' });
  await person.hall.request({ keyword: '约拍毕业照', text: '希望能预约拍照' });
  const { records: gaps } = (await admin.serviceConfig.gaps()).result;
  expect(gaps).toMatchObject([{ word: '约拍毕业照', times: 2, state: 'OPEN', requests: [{ text: '希望能预约拍照' }] }]);
});

const gapsOf = async ({ db }: School) =>
  (await db.many<{ word: string }>(sql`select word from search_gap where tenant_id = ${tenant} order by word`)).map(
    ({ word }) => word,
  );

test('HL-3 what is offered as meant is a whole name, and a part of a summary is no corrected slip', async () => {
  const { person } = await hallWith([...campus, { name: '科技查新', summary: '收录引用证明', keywords: '检索证明' }]);
  const meant = async (keyword: string) => (await person.hall.page({ keyword })).result.meant;
  expect(await meant('抱修')).toBe('宿舍报修');
  expect(await meant('检索征明')).toBe('检索证明');
  expect(await meant('开证明')).toBeNull();
});

test('HL-8 what the other centre has is shown as near and is no gap', async () => {
  const { school, person } = await hallWith([
    { name: '我的课表', type: 'APPLICATION' },
    { name: '缓考申请', type: 'PROCESS' },
  ]);
  for (const keyword of ['我的课表', '我的课裱']) {
    const { total, near } = (await person.hall.page({ type: 'PROCESS', keyword })).result;
    expect([total, near.map(({ serviceName }) => serviceName)]).toEqual([0, ['我的课表']]);
  }
  expect(await gapsOf(school)).toEqual([]);
  await person.hall.page({ type: 'PROCESS', keyword: '共享单车' });
  expect(await gapsOf(school)).toEqual(['共享单车']);
});

test('HL-8 a word whose service is for others is no gap, and nothing of it is told', async () => {
  const school = await aSchool();
  await hallWith([{ name: '外籍专家来访', identityTypes: [identityTypes.teacher] }], school);
  const student = await school.person({ type: identityTypes.undergraduate });
  for (const keyword of ['外籍专家', '外籍专佳来访'])
    expect((await student.hall.page({ keyword })).result).toMatchObject({
      records: [],
      near: [],
      meant: null,
      total: 0,
    });
  expect((await school.visitor.hall.openPage({ keyword: '外籍专家' })).result.near).toEqual([]);
  expect(await gapsOf(school)).toEqual([]);
});

test('HL-8 what visitors look for in vain is a gap when they come for it on another day, or somebody known does', async () => {
  const { school, person } = await hallWith(campus);
  const { visitor } = school;
  for (const keyword of ['共享单车', '共享单车', '打印店']) await visitor.hall.openPage({ keyword });
  expect(await gapsOf(school)).toEqual([]);
  await person.hall.page({ keyword: '打印店' });
  expect(await gapsOf(school)).toEqual(['打印店']);
  school.travel(86_400_000);
  for (const keyword of ['共享单车', '共享单车']) await visitor.hall.openPage({ keyword });
  expect(await gapsOf(school)).toEqual(['共享单车', '打印店']);
  const noted = await school.db.many<{ word: string }>(
    sql`select word from search_log where tenant_id = ${tenant} and user_id is null and word = '共享单车'`,
  );
  expect(noted).toHaveLength(2);
});

test('a narrower choice that is empty, and signs that are no word, are no gap', async () => {
  const { school, person } = await hallWith(campus);
  const dept = await aDepartment(school.db, '空的部门');
  expect((await person.hall.page({ keyword: '选课', deptId: dept })).result.total).toBe(0);
  expect((await person.hall.page({ keyword: '选课', tab: 'recommended' })).result.total).toBe(0);
  expect((await person.hall.page({ keyword: '%_\'\\"&|!:*()<>' })).result).toMatchObject({
    records: [],
    total: 0,
    near: [],
  });
  for (const keyword of ["a'b", 'a\\', '选课 & !', '((', ':*', '\u{20000}\u{20001}', '🙂'])
    expect((await person.hall.page({ keyword })).status).toBe(1000);
  const gaps = await gapsOf(school);
  for (const word of ['选课', '%_\'\\"&|!:*()<>']) expect(gaps).not.toContain(word);
});

test('a department that is renamed is found by its new name', async () => {
  const school = await aSchool();
  const deptId = await aDepartment(school.db, '教务处');
  const { person } = await hallWith([{ name: '选课中心', deptId }], school);
  const admin = await school.person({ menus: ['userFrameConfig/manage/departments'] });
  expect(await search(person, '教务处')).toEqual(['选课中心']);
  const named = { code: 'JW', name: '本科生院', shortName: '本院' };
  expect((await admin.departments.update({ ...named, id: deptId, version: 1 })).status).toBe(1000);
  expect(await search(person, '本科生院')).toEqual(['选课中心']);
  expect(await search(person, '教务处')).toEqual([]);
});

test('suggestions come with services first and words of others after them', async () => {
  const { school, person } = await hallWith(campus);
  const others = [await school.person(), await school.person()];
  for (const other of others) await other.hall.page({ keyword: '选课中心' });
  await (await school.person()).hall.page({ keyword: '选课我一人' });
  const { services, words } = (await person.hall.suggest({ keyword: '选课' })).result;
  expect(services.map(({ serviceName }) => serviceName)).toEqual(['选课中心']);
  expect(words).toEqual(['选课中心']);
  expect(services.length).toBeLessThanOrEqual(searchLimits.suggestionsShown);
});

test('HL-13 suggestions of a sentence offer the nearest services, apart from what was found', async () => {
  const { school, person } = await hallWith([
    { name: '心理咨询预约', listed: true },
    { name: '宿舍报修', listed: true },
  ]);
  const keyword = '约拍毕业照';
  const page = (await person.hall.page({ keyword })).result;
  for (const suggested of [
    await person.hall.suggest({ keyword }),
    await school.visitor.hall.openSuggest({ keyword }),
  ]) {
    expect(suggested.result.services).toEqual([]);
    expect(suggested.result.near.map(({ serviceName }) => serviceName)).toEqual(
      page.near.map(({ serviceName }) => serviceName),
    );
  }
  expect((await person.hall.suggest({ keyword: '报修' })).result).toMatchObject({ near: [] });
});

test('HL-13 a service that shares scattered characters never comes before one that has a word', async () => {
  const { person } = await hallWith([
    { name: '明日读书会', summary: '在证券楼', visitTimes: 90_000 },
    { name: '学籍服务', keywords: '证明' },
  ]);
  const { records, near } = (await person.hall.page({ keyword: '在读证明' })).result;
  expect([...records, ...near][0]?.serviceName).toBe('学籍服务');
});
