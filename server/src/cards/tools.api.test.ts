import { expect, test } from 'vitest';
import { aPublishedCard, cardAdmin } from '../../test/cards.ts';
import { aSchool, type School } from '../../test/school.ts';
import { aTool } from '../../test/services.ts';
import { shownCard } from '../../test/shown-card.ts';
import { sql, tenant } from '../db/sql.ts';

const aCardOf = async (school: School, toolIds: string[] = []) =>
  aPublishedCard(await cardAdmin(school), { kind: 'tools', cardName: '常用工具', config: { toolIds } });

test('CD-TOOL-1 EN-11 a tool has its icon and name, and shows to the roles it is for', async () => {
  const [school, other] = [await aSchool(), await aSchool()];
  const [insider, outsider] = [await school.person(), await school.person()];
  const id = await aTool(school.db, { name: '邮箱' });
  await aTool(school.db, { name: '内部', roleIds: [insider.roleId] });
  await aTool(other.db, { name: '别校' });
  await aCardOf(school);
  const names = (list: readonly { tools_name: string }[]) => list.map((tool) => tool.tools_name);
  expect(names((await shownCard(insider, 'tools')).list)).toEqual(['邮箱', '内部']);
  expect((await shownCard(outsider, 'tools')).list).toEqual([
    { id, tools_name: '邮箱', tools_icon: 'mail', openType: 'newTab', url: 'https://t.example/' },
  ]);
});

test('picked tools stand in the order of the picks; one that was removed is left out', async () => {
  const school = await aSchool();
  const [a, gone, c] = [
    await aTool(school.db, { name: '甲' }),
    await aTool(school.db, { name: '乙' }),
    await aTool(school.db, { name: '丙' }),
  ];
  await aTool(school.db, { name: '没有选' });
  await aCardOf(school, [c, gone, a]);
  await school.db.run(sql`delete from common_tool where tenant_id = ${tenant} and id = ${gone}`);
  const { list } = await shownCard(await school.person(), 'tools');
  expect(list.map((tool) => tool.tools_name)).toEqual(['丙', '甲']);
});
