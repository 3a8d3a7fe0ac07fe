import { identityTypes } from '@yizhan/contract/permissions.ts';
import { expect, test } from 'vitest';
import { cardData } from '../../test/card-data.ts';
import { aPublishedCard, cardAdmin } from '../../test/cards.ts';
import { aSchool, type School, type TestPerson } from '../../test/school.ts';
import { aService, aTool } from '../../test/services.ts';
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
  expect(names((await cardData(insider, 'tools')).list)).toEqual(['邮箱', '内部']);
  expect((await cardData(outsider, 'tools')).list).toEqual([
    { id, tools_name: '邮箱', tools_icon: 'mail', openType: 'newTab', url: 'https://t.example/', service: null },
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
  const { list } = await cardData(await school.person(), 'tools');
  expect(list.map((tool) => tool.tools_name)).toEqual(['丙', '甲']);
});

const serviceTool = (school: School, name: string, serviceId: string) =>
  aTool(school.db, { name, serviceId, openType: 'service', url: '' });
const namesFor = async (person: TestPerson) => (await cardData(person, 'tools')).list.map((tool) => tool.tools_name);

test('MV-2 a tool that opens a service carries what opening it needs, with its state', async () => {
  const school = await aSchool();
  const serviceId = await aService(school.db, { name: '选课', openWay: 1002, accessWay: 5, maintenance: 'MANUAL' });
  await serviceTool(school, '课表', serviceId);
  await aCardOf(school);
  const service = { serviceId, accessWay: 5, openWay: 1002, serviceUrl: 'https://a.example/', state: 'MAINTENANCE' };
  expect((await cardData(await school.person(), 'tools')).list).toMatchObject([
    { tools_name: '课表', openType: 'service', url: '', service },
  ]);
});

test('MV-2 HL-6 a tool whose service is outside one’s roles or identity, withdrawn or removed is not shown', async () => {
  const school = await aSchool();
  const [insider, outsider] = [await school.person(), await school.person()];
  const forRole = await aService(school.db, { name: '内部', roleIds: [insider.roleId] });
  const forNobody = await aService(school.db, { name: '别人的', identityTypes: [identityTypes.external] });
  const off = await aService(school.db, { name: '下架', status: 'OFF' });
  const gone = await aService(school.db, { name: '删除' });
  await serviceTool(school, '内部', forRole);
  await serviceTool(school, '别人的', forNobody);
  await serviceTool(school, '下架', off);
  await serviceTool(school, '删除', gone);
  await school.db.run(sql`delete from service where tenant_id = ${tenant} and id = ${gone}`);
  await aCardOf(school);
  expect([await namesFor(insider), await namesFor(outsider)]).toEqual([['内部'], []]);
});

test('HL-6 a service that is taken off the shelf takes its tool off the card at once', async () => {
  const school = await aSchool();
  const me = await school.person();
  const admin = await school.person({ menus: ['userFrameConfig/manage/services'] });
  const id = await aService(school.db, { name: '选课' });
  await serviceTool(school, '课表', id);
  await aCardOf(school);
  expect(await namesFor(me)).toEqual(['课表']);
  await admin.serviceConfig.changeStatus({ id, version: 1, status: 'OFF' });
  expect(await namesFor(me)).toEqual([]);
});
