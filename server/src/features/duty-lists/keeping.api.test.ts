import type { Routes } from '@yizhan/contract/route.ts';
import { routes } from '@yizhan/contract/routes.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { aDraftItem, aListedItem, anItem, configureLists, itemEditor, listKeeper } from '../../../test/duty-lists.ts';
import { aSchool } from '../../../test/school.ts';
import { aDepartment, aService } from '../../../test/services.ts';
import { sql, tenant } from '../../db/sql.ts';

async function aCampus() {
  const school = await aSchool();
  const [a, b] = [await aDepartment(school.db, '教务处'), await aDepartment(school.db, '财务处')];
  return { school, a, b, editor: await itemEditor(school, a), keeper: await listKeeper(school) };
}
const todos = ({ school }: Awaited<ReturnType<typeof aCampus>>) =>
  school.db.many<{ who: string; title: string; status: string }>(sql`
    select assignee_id as who, title, status from todo
    where tenant_id = ${tenant} and source_app = 'dutyList' order by id`);

test('RT-6 a department writes an item, asks for review, and whoever keeps the lists publishes it', async () => {
  const campus = await aCampus();
  const { editor, keeper, a, school } = campus;
  const draft = await aDraftItem(editor, a, { title: '推免资格认定' });
  expect((await editor.publishing.publish(draft)).status).toBe(4030);
  const asked = (await editor.dutyLists.askReview(draft)).result;
  expect(await todos(campus)).toEqual([
    { who: keeper.id, title: '请审核并发布清单事项「推免资格认定」', status: 'PENDING' },
  ]);
  expect((await keeper.dutyLists.items({ status: 'SUBMITTED' })).result.records).toMatchObject([{ id: draft.id }]);
  expect((await keeper.publishing.publish(asked)).status).toBe(1000);
  expect((await todos(campus)).map(({ status }) => status)).toEqual(['DONE']);
  const { result } = await (await school.person()).dutyLists.page({});
  expect(result.records.map(({ title }) => title)).toEqual(['推免资格认定']);
});

/** Every call that the entry of departments opens, and those of all that is published. */
const callsOfEditors = () =>
  Object.entries<Routes>(routes).flatMap(([group, calls]) =>
    Object.entries(calls)
      .filter(
        ([, route]) => group === 'publishing' || ('menu' in route && route.menu === 'deptResponsibilityListConfig'),
      )
      .map(([name]) => `${group}.${name}`),
  );

test('RT-14 RO-5 for an editor of one department the items of another are not there, whichever call names them', async () => {
  const { school, editor, keeper, a, b } = await aCampus();
  const listed = await aListedItem(keeper, b, { title: '费用报销审核' });
  const drafted = await aDraftItem(keeper, b);
  const own = await aDraftItem(editor, a);
  const reader = await school.person();
  await reader.dutyLists.correct({ itemId: listed.id, text: '电话不对' });
  const [report] = (await keeper.dutyLists.corrections({})).result.records;
  if (!report) throw new Error('no report');
  const card = { ...(await keeper.departments.cardToEdit({ id: b })).result, phone: '0' };
  const [notThere, refused] = [{ status: 4040 }, { status: 4030 }];
  const { id: reportId, version } = report;
  const known = new Set<string>();
  for (const held of [listed, drafted]) {
    const { id } = held;
    const { dutyLists, publishing, departments } = editor;
    const asked = {
      'dutyLists.item': [dutyLists.item({ id }), notThere],
      'dutyLists.create': [dutyLists.create(anItem(b)), refused],
      'dutyLists.update': [dutyLists.update({ ...anItem(a), ...held }), notThere],
      'dutyLists.remove': [dutyLists.remove(held), notThere],
      'dutyLists.askReview': [dutyLists.askReview(held), notThere],
      'dutyLists.archive': [dutyLists.archive({ ...held, off: true }), notThere],
      'dutyLists.items': [dutyLists.items({ deptId: b }), { status: 1000, result: { total: 0 } }],
      'dutyLists.corrections': [dutyLists.corrections({ itemId: id }), { status: 1000, result: { total: 0 } }],
      'dutyLists.answerCorrection': [dutyLists.answerCorrection({ id: reportId, version, answer: '已改' }), notThere],
      'publishing.detail': [publishing.detail({ id }), notThere],
      'publishing.revisions': [publishing.revisions({ id }), notThere],
      'publishing.difference': [publishing.difference({ id, from: 1, to: 'draft' }), notThere],
      'publishing.publish': [publishing.publish(held), notThere],
      'publishing.schedule': [publishing.schedule({ ...held, at: '2099-01-01 00:00:00' }), notThere],
      'publishing.unschedule': [publishing.unschedule(held), notThere],
      'publishing.rollBack': [publishing.rollBack({ ...held, number: 1 }), notThere],
      'publishing.askReview': [publishing.askReview(held), notThere],
      'publishing.sendBack': [publishing.sendBack({ ...held, reason: '再改' }), notThere],
      'publishing.discard': [publishing.discard(held), notThere],
      'departments.submitCard': [departments.submitCard(card), refused],
      'departments.removeCard': [departments.removeCard({ id: b, version: card.version }), refused],
    } as const;
    for (const [call, [answer, expected]] of Object.entries(asked)) {
      known.add(call);
      expect({ call, ...(await answer) }).toMatchObject(expected);
    }
  }
  // Services to choose from, and a card as everybody reads it.
  const openToAll = ['dutyLists.services', 'departments.cardToEdit'];
  expect([...known, ...openToAll].sort()).toEqual(callsOfEditors().sort());
  expect(await editor.dutyLists.update({ ...anItem(b), ...own })).toMatchObject(refused);
  expect((await editor.dutyLists.corrections({})).result.total).toBe(0);
  expect((await editor.dutyLists.items({})).result.records.map((one) => one.id)).toEqual([own.id]);
  expect((await keeper.dutyLists.item({ id: listed.id })).result).toMatchObject({ title: '费用报销审核', version: 2 });
  expect((await keeper.departments.card({ id: b })).result).toMatchObject({ phone: '', version: card.version });
});

test('an editor keeps the items of the departments below their own', async () => {
  const { school, editor, a } = await aCampus();
  const below = await aDepartment(school.db, '考试中心');
  await school.db.run(sql`update dept set parent_id = ${a} where tenant_id = ${tenant} and id = ${below}`);
  expect((await editor.dutyLists.create(anItem(below))).status).toBe(1000);
});

test('DR-1 an item of another school does not exist here', async () => {
  const [here, there] = [await aCampus(), await aCampus()];
  const held = await aListedItem(there.keeper, there.a);
  expect((await here.keeper.dutyLists.item({ id: held.id })).status).toBe(4040);
  expect((await here.keeper.dutyLists.update({ ...anItem(here.a), ...held })).status).toBe(4040);
  expect((await here.keeper.dutyLists.remove(held)).status).toBe(4040);
  const foreign = await aService(there.school.db, { name: '外校服务' });
  expect((await here.keeper.dutyLists.create(anItem(here.a, { serviceIds: [foreign] }))).status).toBe(4000);
  expect((await here.keeper.dutyLists.create(anItem(there.a))).status).toBe(4000);
});

test('codes are unique, and an item belongs to a list that exists', async () => {
  const { editor, a } = await aCampus();
  await aDraftItem(editor, a, { code: 'JW-01' });
  const twice = await editor.dutyLists.create(anItem(a, { code: 'JW-01' }));
  expect(twice).toMatchObject({ status: 1002, result: { field: 'code' } });
  expect((await editor.dutyLists.create(anItem(a, { listType: 'wishes' }))).msg).toBe('清单不存在或已停用，请重新选择');
});

test('codes are made for items that have none, each its own', async () => {
  const { editor, a } = await aCampus();
  const codes = [];
  for (const title of ['第一项', '第二项']) {
    const { id } = (await editor.dutyLists.create(anItem(a, { code: '', title }))).result;
    codes.push((await editor.dutyLists.item({ id })).result.content.code);
  }
  expect(codes).toEqual(['ITEM-0001', 'ITEM-0002']);
});

test('the second of two editors learns who was faster', async () => {
  const { editor, keeper, a } = await aCampus();
  const held = await aDraftItem(editor, a);
  await keeper.dutyLists.update({ ...anItem(a, { title: '新标题' }), ...held });
  const late = await editor.dutyLists.update({ ...anItem(a, { title: '旧标题' }), ...held });
  expect(late).toMatchObject({ status: 9009, result: { who: '清单管理员' } });
});

test('AD-2 what no service and no report is linked to is removed; anything else says what it is linked to and is archived', async () => {
  const { school, keeper, a } = await aCampus();
  const serviceId = await aService(school.db, { name: '学籍异动' });
  const plain = await aListedItem(keeper, a);
  expect((await keeper.dutyLists.remove(plain)).status).toBe(1000);
  const linked = await aListedItem(keeper, a, { serviceIds: [serviceId] });
  const refused = await keeper.dutyLists.remove(linked);
  expect(refused.msg).toBe('「学籍异动审批」已关联服务或收到过纠错，不能删除，请改为归档');
  expect(refused.result).toEqual({
    usedBy: [{ kind: 'service', id: serviceId, name: '学籍异动' }],
    totals: { service: 1 },
  });
  const reader = await school.person();
  const reported = await aListedItem(keeper, a);
  await reader.dutyLists.correct({ itemId: reported.id, text: '负责人已调离' });
  expect(await keeper.dutyLists.remove(reported)).toMatchObject({
    status: 1002,
    result: { usedBy: [{ kind: 'dutyCorrection', name: '负责人已调离' }], totals: { dutyCorrection: 1 } },
  });
  const archived = (await keeper.dutyLists.archive({ ...linked, off: true })).result;
  expect((await reader.dutyLists.page({ keyword: '学籍' })).result.total).toBe(1);
  await keeper.dutyLists.archive({ ...archived, off: false });
  expect((await reader.dutyLists.page({ keyword: '学籍' })).result.total).toBe(2);
});

test('an editor takes back a draft nobody has seen, and cannot remove what is published', async () => {
  const { editor, keeper, a } = await aCampus();
  expect((await editor.dutyLists.remove(await aDraftItem(editor, a))).status).toBe(1000);
  expect((await editor.dutyLists.remove(await aListedItem(keeper, a))).status).toBe(4030);
});

test('a change is read only once it is published, and an older revision can be brought back', async () => {
  const { school, editor, keeper, a } = await aCampus();
  const reader = await school.person();
  const title = async (id: string) => (await reader.dutyLists.detail({ id })).result.title;
  const held = await aListedItem(keeper, a, { code: 'JW-07', title: '公章使用审批' });
  const draft = (await editor.dutyLists.update({ ...anItem(a, { code: 'JW-07', title: '学籍异动审批' }), ...held }))
    .result;
  expect(await title(held.id)).toBe('公章使用审批');
  const out = (await keeper.publishing.publish(draft)).result;
  expect(await title(held.id)).toBe('学籍异动审批');
  expect((await reader.dutyLists.page({ keyword: '公章' })).result.total).toBe(0);
  await keeper.publishing.rollBack({ ...out, number: 1 });
  expect(await title(held.id)).toBe('公章使用审批');
  expect((await reader.dutyLists.page({ keyword: 'gongzhang' })).result.total).toBe(1);
});

test('PB-3 the difference between versions names departments and services, and no ids', async () => {
  const { school, keeper, a, b } = await aCampus();
  const serviceId = await aService(school.db, { name: '学籍证明' });
  const { id } = await aListedItem(keeper, a, { title: '学籍异动', coDepts: [{ deptId: a, role: 'LEAD' }] });
  const { version } = (await keeper.dutyLists.item({ id })).result;
  const { content } = (await keeper.dutyLists.item({ id })).result;
  const changed = { ...content, deptId: b, serviceIds: [serviceId], coDepts: [{ deptId: b, role: 'LEAD' as const }] };
  await keeper.dutyLists.update({ ...changed, id, version });
  const { result } = await keeper.publishing.difference({ id, from: 1, to: 'draft' });
  expect(result).toEqual([
    { path: ['deptId'], before: '教务处', after: '财务处' },
    { path: ['coDepts', 0, 'deptId'], before: '教务处', after: '财务处' },
    { path: ['serviceIds'], before: [], after: ['学籍证明'] },
  ]);
});

test('a reported error goes to the department, and its answer to whoever reported it', async () => {
  const campus = await aCampus();
  const { school, editor, keeper, a } = campus;
  const reader = await school.person();
  const { id } = await aListedItem(keeper, a, { title: '教室借用' });
  await reader.dutyLists.correct({ itemId: id, text: '电话打不通', contact: '138' });
  await reader.dutyLists.correct({ itemId: id, text: '电话是空号', contact: '138' });
  const { records, total } = (await editor.dutyLists.corrections({ state: 'OPEN' })).result;
  expect(total).toBe(1);
  const [report] = records;
  if (!report) throw new Error('no report');
  expect(report).toMatchObject({ text: '电话是空号', title: '教室借用', deptName: '教务处' });
  await editor.dutyLists.answerCorrection({ id: report.id, version: report.version, answer: '已更正' });
  expect(await todos(campus)).toEqual([
    { who: editor.id, title: '清单事项「教室借用」收到纠错，请答复', status: 'DONE' },
    { who: reader.id, title: '您对「教室借用」的纠错已答复：已更正', status: 'PENDING' },
  ]);
  const again = await editor.dutyLists.answerCorrection({ id: report.id, version: report.version, answer: '又改' });
  expect(again.status).toBe(9009);
});

test('a department with items is not removed', async () => {
  const { school, editor, a } = await aCampus();
  await aDraftItem(editor, a, { code: 'JW-09' });
  const admin = await school.person({ menus: ['userFrameConfig/manage/departments'] });
  expect((await admin.departments.remove({ id: a })).msg).toContain('1 个清单事项（JW-09）');
});

test('a file of an item is read by members, and by visitors when the lists are open to them', async () => {
  const { school, keeper, a } = await aCampus();
  const drawn = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const picture = new File([new Uint8Array(drawn)], '流程图.png', { type: 'image/png' });
  const file = (await keeper.files.upload({ file: picture, picture: true })).result.id;
  const { id } = await aListedItem(keeper, a, { chart: { name: '流程图.png', url: `/files/${file}` } });
  const reader = await school.person();
  const shown = async (address: string | undefined) =>
    (await school.inject({ method: 'GET', url: address ?? '' })).http;
  expect(await shown((await reader.dutyLists.detail({ id })).result.chart?.url)).toBe(200);
  expect(await shown(`/files/${file}`)).toBe(404);
  await configureLists(keeper, { anonymousVisible: true });
  expect(await shown((await school.visitor.dutyLists.openDetail({ id })).result.chart?.url)).toBe(200);
});

test('LS-1 the lists change for readers only once they are published', async () => {
  const { school, keeper } = await aCampus();
  const reader = await school.person();
  const { id, version, content } = (await keeper.dutyLists.config()).result;
  const saved = (
    await keeper.dutyLists.saveConfig({ content: { ...content, title: '三张清单' }, held: { id, version } })
  ).result;
  expect((await reader.dutyLists.view({})).result.title).toBe('权责清单');
  await keeper.publishing.publish(saved);
  expect((await reader.dutyLists.view({})).result.title).toBe('三张清单');
});
