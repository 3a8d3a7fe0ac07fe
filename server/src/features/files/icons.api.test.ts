import { buffer } from 'node:stream/consumers';
import { firstDutyListsContent } from '@yizhan/contract/first-duty-lists.ts';
import * as fileLimits from '@yizhan/contract/limits/files.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { aSchool, type School, type TestPerson } from '../../../test/school.ts';
import { aServiceForm } from '../../../test/service-config.ts';
import { sql, tenant } from '../../db/sql.ts';

const menus = [
  ...['userFrameConfig/manage/services', 'userFrameConfig/addNavigation'],
  ...['userFrameConfig/homePageConfig', 'cardBusinessConfig', 'userFrameConfig/threeListsConfig'],
] as const;
const anAdmin = (school: School) => school.person({ menus, role: 'TENANT_ADMIN' });

async function anIcon(person: TestPerson, edge = 8) {
  const drawn = sharp({ create: { width: edge, height: edge, channels: 3, background: '#008cff' } });
  const file = new File([await drawn.png().toBuffer()], 'icon.png');
  return (await person.files.upload({ file, icon: true })).result.id;
}

const tool = { tools_name: '邮箱', url: 'https://mail.example/' };
const item = { navigationName: '图书馆', kind: 'link', url: 'https://lib.example/' } as const;
const listsWith = (icon: string) => {
  const { lists, ...content } = firstDutyListsContent();
  return { ...content, lists: lists.map((list) => ({ ...list, icon })) };
};
/** Everything that can have a picture of one's own as its icon. */
const savedWith = (admin: TestPerson, icon: string) => [
  admin.serviceConfig.submit({ service: aServiceForm({ icon }) }),
  admin.navigation.submit({ content: { ...item, icon } }),
  admin.tools.save({ tool: { ...tool, tools_icon: icon } }),
  admin.serviceConfig.submitScene({ name: '图书', icon, tint: 1 }),
  admin.dutyLists.saveConfig({ content: listsWith(icon) }),
];

test('AD-1 a picture of one’s own as an icon is kept small, and visitors see it once something has it', async () => {
  const school = await aSchool();
  const admin = await anAdmin(school);
  const id = await anIcon(admin, 600);
  const icon = `/files/${id}`;
  expect((await school.inject({ method: 'GET', url: icon })).http).toBe(404);
  for (const saved of await Promise.all(savedWith(admin, icon))) expect(saved.status).toBe(1000);
  expect((await school.inject({ method: 'GET', url: icon })).http).toBe(200);
  expect((await admin.tools.list()).result).toMatchObject([{ tools_icon: icon }]);
  const [service] = (await admin.serviceConfig.page({})).result.records;
  expect((await admin.serviceConfig.detail({ id: service?.id ?? '' })).result.icon).toBe(icon);
  const file = await school.parts.files.find(school.db, id);
  const bytes = file && (await buffer(await school.parts.files.read(file)));
  expect((await sharp(bytes).metadata()).width).toBe(fileLimits.maxIconEdge);
});

test('AD-1 a picture of somebody else or of another school is no icon, and neither is an address elsewhere', async () => {
  const [school, other] = [await aSchool(), await aSchool()];
  const admin = await anAdmin(school);
  const foreign = [await anIcon(await school.person()), await anIcon(await anAdmin(other))];
  for (const id of foreign)
    for (const refused of await Promise.all(savedWith(admin, `/files/${id}`))) expect(refused.status).toBe(4040);
  for (const icon of ['https://x.example/a.png', '/files/x', '/files/7/../8'])
    for (const refused of await Promise.all(savedWith(admin, icon))) expect(refused.status).toBe(4000);
  expect((await admin.tools.list()).result).toEqual([]);
});

test('DR-2 what is too large for an icon is refused while it arrives', async () => {
  const person = await (await aSchool()).person();
  const file = new File([new Uint8Array(fileLimits.maxIconBytes + 1)], 'icon.png');
  expect(await person.files.upload({ file, icon: true })).toMatchObject({ http: 413, status: 413 });
});

test('AD-1 AD-8 the picture of an icon that nothing has any more is removed at night; what the bin or a version can bring back stays', async () => {
  const school = await aSchool();
  const admin = await anAdmin(school);
  const { db, parts } = school;
  const [replaced, inUse, inBin, published] = [
    ...[await anIcon(admin), await anIcon(admin)],
    ...[await anIcon(admin), await anIcon(admin)],
  ] as const;
  const scene = { name: '图书', tint: 1 };
  const { id } = (await admin.serviceConfig.submitScene({ ...scene, icon: `/files/${replaced}` })).result;
  expect((await admin.serviceConfig.submitScene({ ...scene, id, icon: `/files/${inUse}` })).status).toBe(1000);
  const removed = (await admin.tools.save({ tool: { ...tool, tools_icon: `/files/${inBin}` } })).result;
  expect((await admin.tools.remove(removed)).status).toBe(1000);
  const lists = (await admin.dutyLists.saveConfig({ content: listsWith(`/files/${published}`) })).result;
  const { version } = (await admin.publishing.publish(lists)).result;
  const held = { id: lists.id, version };
  expect((await admin.dutyLists.saveConfig({ content: listsWith('book'), held })).status).toBe(1000);
  await db.run(sql`update file_object set created_at = created_at - interval '2 days' where tenant_id = ${tenant}`);
  await parts.jobs.start(db, 'cleanup', {});
  await parts.jobs.runDue(school.tenant);
  const left = await Promise.all([replaced, inUse, inBin, published].map((one) => parts.files.find(db, one)));
  expect(left.map((file) => file?.id)).toEqual([undefined, inUse, inBin, published]);
});
