import { expect, test } from 'vitest';
import { aDept, aProcess, processKeeper } from '../../../test/processes.ts';
import { aSchool } from '../../../test/school.ts';
import { sql, tenant } from '../../db/sql.ts';

const menus = ['userFrameConfig/manage/dictionary'] as const;
const item = (dictKey: string, dictValue: string, enabled = true) => ({ dictKey, dictValue, enabled });
const campus = {
  code: 'campus',
  name: '校区',
  items: [item('2', '南校区'), item('1', '北校区'), item('3', '旧校区', false)],
};

test('VA-2 anybody signed in reads the options that are on, in their order, by GET and by POST', async () => {
  const school = await aSchool();
  const admin = await school.person({ menus });
  await admin.dictionary.create(campus);
  const student = await school.person();
  const options = [
    { dictKey: '2', dictValue: '南校区' },
    { dictKey: '1', dictValue: '北校区' },
  ];
  expect((await student.dictionary.values({ code: 'campus' })).result).toEqual(options);
  const url = '/api/blade-platform/dict/dictionary?code=campus';
  const got = await school.inject({ method: 'GET', url }, student.token);
  expect(JSON.parse(got.body)).toMatchObject({ status: 1000, result: options });
  expect((await student.dictionary.values({ code: 'nothing' })).result).toEqual([]);
  expect((await school.visitor.dictionary.values({ code: 'campus' })).http).toBe(401);
});

test('items are changed, sorted, switched off and removed in one save', async () => {
  const admin = await (await aSchool()).person({ menus });
  const { id } = (await admin.dictionary.create(campus)).result;
  const items = [item('1', '北区'), item('4', '东区'), item('2', '南校区', false)];
  expect((await admin.dictionary.update({ ...campus, id, version: 1, items })).status).toBe(1000);
  expect((await admin.dictionary.get({ id })).result).toMatchObject({ version: 2, items, keptKeys: [] });
  expect((await admin.dictionary.list()).result).toMatchObject([{ id, code: 'campus', items: 3 }]);
});

test('a code stands once; a key stands once in its dictionary', async () => {
  const admin = await (await aSchool()).person({ menus });
  await admin.dictionary.create(campus);
  expect(await admin.dictionary.create(campus)).toMatchObject({
    status: 1002,
    msg: `编码「${campus.code}」已存在，请换一个编码`,
    result: { field: 'code' },
  });
  const twice = await admin.dictionary.create({ ...campus, code: 'other', items: [item('1', 'a'), item('1', 'b')] });
  expect(twice.status).toBe(4000);
});

test('a dictionary without a code is given one and keeps it', async () => {
  const admin = await (await aSchool()).person({ menus });
  const { id } = (await admin.dictionary.create({ ...campus, code: '' })).result;
  await admin.dictionary.create({ ...campus, code: '', name: '校门' });
  await admin.dictionary.update({ ...campus, code: '', name: '校区与园区', id, version: 1 });
  const codes = (await admin.dictionary.list()).result.map(({ code, name }) => [name, code]);
  expect(Object.fromEntries(codes)).toEqual({ 校区与园区: 'DICT_0001', 校门: 'DICT_0002' });
});

test('a built-in dictionary keeps its keys and is not removed', async () => {
  const school = await aSchool();
  const admin = await school.person({ menus });
  const items = [item('OfficialAccount', '公众号'), item('PORTAL', '门户')];
  const source = { code: 'announcementSource', name: '公告来源', items };
  const { id } = (await admin.dictionary.create(source)).result;
  await school.db.run(sql`update dict set built_in = true where tenant_id = ${tenant} and id = ${id}`);
  expect((await admin.dictionary.get({ id })).result.keptKeys).toEqual(['OfficialAccount', 'PORTAL']);
  expect((await admin.dictionary.update({ ...source, id, version: 1, items: items.slice(1) })).status).toBe(1002);
  expect((await admin.dictionary.remove({ id })).msg).toBe('系统内置，不能删除');
  const renamed = [item('PORTAL', '本站'), item('OfficialAccount', '公众号', false), item('OWN', '自有')];
  expect((await admin.dictionary.update({ ...source, id, version: 1, items: renamed })).status).toBe(1000);
});

test('who saves over somebody else’s change of a dictionary is told (9009)', async () => {
  const school = await aSchool();
  const admin = await school.person({ menus, name: '王老师' });
  const { id } = (await admin.dictionary.create(campus)).result;
  await admin.dictionary.update({ ...campus, id, version: 1, name: '校区列表' });
  const late = await admin.dictionary.update({ ...campus, id, version: 1 });
  expect(late).toMatchObject({ status: 9009, result: { who: '王老师', what: '校区列表' } });
});

test('AU-1 every change of a dictionary is on record', async () => {
  const school = await aSchool();
  const admin = await school.person({ menus });
  const { id } = (await admin.dictionary.create(campus)).result;
  await admin.dictionary.update({ ...campus, id, version: 1, name: '校区列表' });
  await admin.dictionary.remove({ id });
  const lines = await school.db.many<{ action: string }>(
    sql`select action from audit_log where tenant_id = ${tenant} and entity = 'dictionary' order by id`,
  );
  expect(lines.map(({ action }) => action)).toEqual(['create', 'update', 'remove']);
});

test('DR-1 a dictionary of another school does not exist here', async () => {
  const [here, there] = [await aSchool(), await aSchool()];
  const { id } = (await (await there.person({ menus })).dictionary.create(campus)).result;
  const admin = await here.person({ menus });
  expect((await admin.dictionary.get({ id })).status).toBe(4040);
  expect((await admin.dictionary.update({ ...campus, id, version: 1 })).status).toBe(4040);
  expect((await admin.dictionary.remove({ id })).status).toBe(4040);
  expect((await admin.dictionary.values({ code: 'campus' })).result).toEqual([]);
  expect((await admin.dictionary.create(campus)).status).toBe(1000);
});

test('AD-2 a dictionary whose words a form offers is not removed, and the process is named', async () => {
  const school = await aSchool();
  const admin = await school.person({ menus });
  const { id } = (await admin.dictionary.create(campus)).result;
  const deptId = await aDept(school, '教务处');
  const keeper = await processKeeper(school, deptId);
  const choice = { key: 'campus', label: '校区', kind: 'choice', settings: { dictionary: 'campus' } } as const;
  const process = aProcess({ keeper, deptId }, { form: { sections: [{ fields: [choice] }] } });
  const made = (await keeper.processes.create(process)).result;
  const refused = await admin.dictionary.remove({ id });
  expect(refused).toMatchObject({
    ...{ status: 1002, msg: `仍被使用，不能删除：1 个流程（${process.name}）` },
    result: { usedBy: [{ kind: 'process', id: made.id, name: process.name }] },
  });
  await keeper.processes.remove(made);
  expect((await admin.dictionary.remove({ id })).status).toBe(1000);
});
