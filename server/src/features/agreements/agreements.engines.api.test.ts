import { expect, test } from 'vitest';
import { aSchool, type School, type TestPerson } from '../../../test/school.ts';
import { hashPassword } from '../../common/passwords.ts';

const menus = ['userFrameConfig/manage/agreements'] as const;
const written = { title: '用户协议', html: '<p>账号由本人使用。</p>' };
type Draft = NonNullable<Parameters<TestPerson['agreements']['submit']>[0]>['content'];

async function published(editor: TestPerson, content: Draft = written) {
  const draft = (await editor.agreements.submit({ content })).result;
  return (await editor.publishing.publish(draft)).result;
}
const askedOf = async (person: TestPerson) => (await person.session.init()).result.me?.agreements;
const editorOf = (school: School) => school.person({ menus });
const pendingOf = async (person: TestPerson) => (await person.agreements.pending()).result;

test('VA-3 a required agreement is asked for once a version, and the consent is on record with version and time', async () => {
  const school = await aSchool();
  const [editor, student] = [await editorOf(school), await school.person()];
  expect(await askedOf(student)).toBe(0);
  const first = await published(editor);
  expect((await school.visitor.session.boot()).result.agreements).toEqual([
    { id: first.id, number: 1, title: '用户协议' },
  ]);
  expect(await askedOf(student)).toBe(1);
  expect(await pendingOf(student)).toMatchObject([{ number: 1, html: written.html, isNewVersion: false }]);
  expect((await student.agreements.agree({ agreements: [{ id: first.id, number: 1 }] })).status).toBe(1000);
  await student.agreements.agree({ agreements: [{ id: first.id, number: 1 }] });
  expect(await askedOf(student)).toBe(0);
  expect((await student.agreements.own()).result).toMatchObject([
    { title: '用户协议', isRequired: true, consent: { number: 1, agreedAt: expect.stringMatching(/^\d{4}-/) } },
  ]);
  expect((await editor.agreements.list()).result).toMatchObject([{ agreed: 1, people: 2 }]);

  const second = (await editor.agreements.submit({ content: { ...written, html: '<p>有变化。</p>' }, held: first }))
    .result;
  expect(await askedOf(student)).toBe(0);
  const third = (await editor.publishing.publish(second)).result;
  expect(await pendingOf(student)).toMatchObject([{ number: 2, isNewVersion: true }]);
  expect((await editor.agreements.list()).result).toMatchObject([{ agreed: 0 }]);
  // The version that was read is no longer the one to agree to.
  expect((await student.agreements.agree({ agreements: [{ id: first.id, number: 1 }] })).status).toBe(1002);
  await student.agreements.agree({ agreements: [{ id: first.id, number: 2 }] });

  const slip = { ...written, html: '<p>有变化!</p>', asksAgain: false };
  await editor.publishing.publish((await editor.agreements.submit({ content: slip, held: third })).result);
  expect(await askedOf(student)).toBe(0);
  expect((await editor.agreements.list()).result).toMatchObject([{ agreed: 1 }]);
});

test('VA-3 what is ticked at sign-in is consent; without it the first page asks', async () => {
  const school = await aSchool();
  const editor = await editorOf(school);
  const { id } = await published(editor);
  const student = await school.person({ passwordHash: await hashPassword('Campus@2026') });
  const credentials = { account: student.account, password: 'Campus@2026', tenantId: school.tenant };
  await school.visitor.session.signIn(credentials);
  expect(await askedOf(student)).toBe(1);
  await school.visitor.session.signIn({ ...credentials, agreed: [`${id}:1`, 'rubbish'] });
  expect(await askedOf(student)).toBe(0);
});

test('VA-3 optional consent is nobody’s duty, and is taken back and given again; required consent stays', async () => {
  const school = await aSchool();
  const [editor, student] = [await editorOf(school), await school.person()];
  const required = await published(editor);
  const optional = await published(editor, { ...written, title: '体验改进', isRequired: false });
  expect(await pendingOf(student)).toHaveLength(1);
  const both = [required, optional].map(({ id }) => ({ id, number: 1 }));
  await student.agreements.agree({ agreements: both });
  expect((await student.agreements.withdraw({ id: required.id })).status).toBe(4040);
  expect((await student.agreements.withdraw({ id: optional.id })).status).toBe(1000);
  expect((await student.agreements.withdraw({ id: optional.id })).status).toBe(4040);
  expect((await student.agreements.own()).result.map(({ consent }) => consent?.number)).toEqual([1, undefined]);
  await student.agreements.agree({ agreements: both });
  expect((await student.agreements.own()).result.map(({ consent }) => consent?.number)).toEqual([1, 1]);
});

test('VA-3 an agreement of only an empty paragraph is none, and what runs is taken out', async () => {
  const school = await aSchool();
  const editor = await editorOf(school);
  const blank = await editor.agreements.submit({ content: { ...written, html: '<p style="line-height: 2"><br></p>' } });
  expect(blank).toMatchObject({ status: 4000, result: { fields: ['html'] } });
  const { id } = await published(editor, { ...written, html: '<p>请阅读<script>x()</script></p>' });
  expect((await school.visitor.agreements.read({ id })).result.html).toBe('<p>请阅读</p>');
});

test('VA-3 what somebody agreed to can be taken down, not removed; a draft is read by nobody', async () => {
  const school = await aSchool();
  const [editor, student] = [await editorOf(school), await school.person()];
  const draft = (await editor.agreements.submit({ content: written })).result;
  expect((await student.agreements.read({ id: draft.id })).status).toBe(4040);
  const live = (await editor.publishing.publish(draft)).result;
  await student.agreements.agree({ agreements: [{ id: live.id, number: 1 }] });
  expect(await editor.agreements.remove(live)).toMatchObject({
    status: 1002,
    msg: '已有 1 人同意过，不能删除，可以撤下',
  });
  const down = (await editor.agreements.takeDown(live)).result;
  expect((await school.visitor.session.boot()).result.agreements).toEqual([]);
  expect((await editor.publishing.discard(down)).status).toBe(1002);
});
