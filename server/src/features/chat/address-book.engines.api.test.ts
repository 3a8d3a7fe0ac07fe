import { expect, test } from 'vitest';
import { aSchool } from '../../../test/school.ts';
import { sql, tenant } from '../../db/sql.ts';
import { fillNameSounds } from '../../domain/users/name-sounds-queries.ts';

test('people are found by name, pinyin, initials and number, in a department or below it', async () => {
  const school = await aSchool();
  const me = await school.person({ name: '管理员', type: 3 });
  for (const [name, number] of [
    ['张伟', '2023001'],
    ['单小强', '2023002'],
    ['欧阳娜', '2023003'],
  ] as const)
    await school.person({ name, number });
  await fillNameSounds(school.parts.database);
  const found = async (keyword: string) =>
    (await me.chat.addressBook({ keyword })).result.records.map(({ name }) => name);
  expect(await found('张')).toEqual(['张伟']);
  expect(await found('zhangw')).toEqual(['张伟']);
  expect(await found('ZW')).toEqual(['张伟']);
  expect(await found('z')).toEqual(['张伟']);
  expect(await found('shanxiaoqiang')).toEqual(['单小强']);
  expect(await found('ouyang')).toEqual(['欧阳娜']);
  expect(await found('2023002')).toEqual(['单小强']);
  expect(await found('%')).toEqual([]);
});

test('a name is found by its pinyin as soon as it is written or changed', async () => {
  const school = await aSchool();
  const admin = await school.person({ menus: ['userFrameConfig/manage/users'] });
  const chen = { account: 'chen', realName: '陈晨', identities: [{ type: 3, isDefault: true } as const] };
  const { id } = (await admin.users.create(chen)).result;
  await admin.users.update({ ...chen, id, version: 1, realName: '程澄' });
  await school.db.run(sql`update app_user set status = 'active' where tenant_id = ${tenant} and id = ${id}`);
  const found = async (keyword: string) => (await admin.chat.addressBook({ keyword })).result.records.length;
  expect([await found('chengcheng'), await found('chenchen')]).toEqual([1, 0]);
});

test('the people of a department stand with those below it, or alone', async () => {
  const school = await aSchool();
  const dept = async (name: string, parent: string | null) =>
    (
      await school.db.one<{ id: string }>(sql`
        insert into dept (tenant_id, parent_id, code, name) values (${tenant}, ${parent}, ${name}, ${name}) returning id`)
    ).id;
  const college = await dept('信息学院', null);
  const office = await dept('学院办公室', college);
  const me = await school.person({ name: '院长', deptId: college });
  await school.person({ name: '秘书', deptId: office });
  const names = async (query: object) =>
    (await me.chat.addressBook(query)).result.records.map(({ name }) => name).sort();
  expect(await names({ deptId: college })).toEqual(['秘书', '院长']);
  expect(await names({ deptId: college, direct: true })).toEqual(['院长']);
  expect(await names({ deptId: office, direct: true })).toEqual(['秘书']);
});
