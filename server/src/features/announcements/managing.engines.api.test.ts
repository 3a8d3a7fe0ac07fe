import { identityTypes } from '@yizhan/contract/permissions.ts';
import { expect, test } from 'vitest';
import { aSchool, type School, type TestPerson } from '../../../test/school.ts';

const menu = 'userFrameConfig/manage/announcements';
const editorOf = (school: School, name = '公告编辑') => school.person({ name, menus: [menu] });
const titles = async (person: TestPerson) =>
  (await person.announcements.page()).result.records.map(({ title }) => title);
const written = { title: '关于停水的公告', content: '<p>明日停水<script>1</script></p>' };

async function published(editor: TestPerson, changes: object = {}) {
  const draft = (await editor.announcements.submit({ content: { ...written, ...changes } })).result;
  return (await editor.publishing.publish(draft)).result;
}

test('NT-8 an announcement is written, published, corrected, rolled back and taken down, and readers follow', async () => {
  const school = await aSchool();
  const [editor, reader] = [await editorOf(school), await school.person()];
  const draft = (await editor.announcements.submit({ content: written })).result;
  expect(await titles(reader)).toEqual([]);
  const first = (await editor.publishing.publish(draft)).result;
  const [line] = (await reader.announcements.page()).result.records;
  expect(line).toMatchObject({ title: '关于停水的公告', fieldSet: { important: false } });
  const readId = line?.id ?? '';
  expect((await reader.announcements.detail({ id: readId })).result.content).toBe('<p>明日停水</p>');

  const corrected = { ...written, title: '关于停水的公告（更正）', important: true };
  const second = (await editor.announcements.submit({ content: corrected, held: first })).result;
  expect(await titles(reader)).toEqual(['关于停水的公告']);
  const third = (await editor.publishing.publish(second)).result;
  expect((await reader.announcements.page()).result.records).toMatchObject([
    { id: readId, title: '关于停水的公告（更正）', fieldSet: { important: true }, releaseTime: line?.releaseTime },
  ]);
  const fourth = (await editor.publishing.rollBack({ ...third, number: 1 })).result;
  expect(await titles(reader)).toEqual(['关于停水的公告']);
  expect((await editor.publishing.revisions({ id: draft.id })).result.total).toBe(3);

  const fifth = (await editor.announcements.withdraw(fourth)).result;
  expect(await titles(reader)).toEqual([]);
  expect((await reader.announcements.detail({ id: readId })).status).toBe(4040);
  expect((await editor.announcements.get({ id: draft.id })).result).toMatchObject({ draft: true, published: null });
  expect((await editor.announcements.withdraw(fifth)).status).toBe(4040);
  await editor.publishing.publish(fifth);
  expect((await reader.announcements.detail({ id: readId })).result.title).toBe('关于停水的公告');
});

test('NT-8 it is seen by the chosen identities, and until its end', async () => {
  const school = await aSchool();
  const editor = await editorOf(school);
  const student = await school.person({ type: identityTypes.undergraduate });
  const teacher = await school.person({ type: identityTypes.teacher });
  await published(editor, { title: '教师公告', audience: [identityTypes.teacher] });
  await published(editor, { title: '已过期', until: '2020-01-01 00:00:00' });
  await published(editor, { title: '未到期', until: '2099-01-01 00:00:00' });
  expect(await titles(student)).toEqual(['未到期']);
  expect((await titles(teacher)).toSorted()).toEqual(['教师公告', '未到期'].toSorted());
  const states = async (state: 'ended' | 'published' | 'draft') =>
    (await editor.announcements.manage({ state })).result.records.map(({ name }) => name);
  expect(await states('ended')).toEqual(['已过期']);
  expect(await states('published')).toEqual(['未到期', '教师公告']);
  expect(await states('draft')).toEqual([]);
});

test('NT-8 two announcements may have the same title; a stale editor is told; a removed one is gone', async () => {
  const school = await aSchool();
  const [editor, reader] = [await editorOf(school), await school.person()];
  const one = await published(editor);
  await published(editor);
  expect(await titles(reader)).toHaveLength(2);
  expect((await editor.announcements.submit({ content: written, held: { ...one, version: 1 } })).status).toBe(9009);
  await editor.announcements.remove(one);
  expect(await titles(reader)).toHaveLength(1);
  expect((await editor.announcements.get({ id: one.id })).status).toBe(4040);
});

test('NT-8 only its editors see drafts; a wrong end or department names the field', async () => {
  const [school, other] = [await aSchool(), await aSchool()];
  const [editor, foreign, reader] = [await editorOf(school), await editorOf(other), await school.person()];
  const draft = (await editor.announcements.submit({ content: written })).result;
  expect((await foreign.announcements.get({ id: draft.id })).status).toBe(4040);
  expect((await reader.announcements.get({ id: draft.id })).http).toBe(403);
  for (const [field, value] of [
    ['until', '2026-13-40 00:00:00'],
    ['deptId', '999999'],
  ] as const) {
    const refused = await editor.announcements.submit({ content: { ...written, [field]: value } });
    expect(refused).toMatchObject({ status: 4000, result: { fields: [field] } });
  }
});
