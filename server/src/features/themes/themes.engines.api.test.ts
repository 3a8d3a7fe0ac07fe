import { expect, test } from 'vitest';
import { aTheme, hour, inHours, out, portalAdmin } from '../../../test/portal.ts';
import { aSchool, type School } from '../../../test/school.ts';

const hintsOf = (school: School) => {
  const heard: { topic: string; userIds?: string[] | undefined }[] = [];
  school.parts.bus.subscribe('hint', ({ tenantId, ...hint }) => void (tenantId === school.tenant && heard.push(hint)));
  return heard;
};

test('AP-2 a theme one chooses is answered at once, kept, and told to one’s other pages', async () => {
  const school = await aSchool();
  const admin = await portalAdmin(school);
  const { id } = await out(admin, await admin.themes.submit({ content: aTheme() }));
  const [person, other] = [await school.person(), await school.person()];
  const hints = hintsOf(school);
  expect((await person.themes.choices()).result.map(({ id, chosen }) => [id, chosen])).toEqual([
    [null, true],
    [id, false],
  ]);
  expect((await person.themes.choose({ themeId: id })).result).toMatchObject({ themeId: id, themeColor: '#0f766e' });
  expect((await person.session.init()).result.theme.themeName).toBe('云岭青');
  expect((await person.themes.choices()).result[1]).toMatchObject({ id, chosen: true });
  expect((await other.session.init()).result.theme.themeColor).toBe('#008cff');
  expect(hints).toEqual([{ topic: 'theme', userIds: [person.id] }]);
  expect((await person.themes.choose({ themeId: null })).result.themeColor).toBe('#008cff');
});

test('a draft is on nobody’s list and cannot be chosen, nor another school’s theme', async () => {
  const [school, elsewhere] = [await aSchool(), await aSchool()];
  const admin = await portalAdmin(school);
  const draft = (await admin.themes.submit({ content: aTheme() })).result;
  const there = await portalAdmin(elsewhere);
  const foreign = await out(there, await there.themes.submit({ content: aTheme() }));
  const person = await school.person();
  expect((await person.themes.choices()).result).toHaveLength(1);
  for (const themeId of [draft.id, foreign.id]) expect((await person.themes.choose({ themeId })).status).toBe(4040);
});

test('a festival’s theme is shown in its window to those who chose none, visitors too, and then no more', async () => {
  const school = await aSchool();
  const admin = await portalAdmin(school);
  const festival = { from: inHours(2), until: inHours(4) };
  const usual = await out(admin, await admin.themes.submit({ content: aTheme() }));
  await out(
    admin,
    await admin.themes.submit({ content: aTheme({ themeName: '元旦', themeColor: '#b3261e', festival }) }),
  );
  const [person, chooser] = [await school.person(), await school.person()];
  await chooser.themes.choose({ themeId: usual.id });
  const seen = async () => [
    (await person.session.init()).result.theme.themeName,
    (await chooser.session.init()).result.theme.themeName,
    (await school.visitor.session.boot()).result.publicTheme.themeName,
  ];
  const choices = async () => (await person.themes.choices()).result.length;
  expect(await seen()).toEqual(['默认主题', '云岭青', '默认主题']);
  expect((await person.session.init()).result.nextChange).toBe(festival.from);
  expect(await choices()).toBe(2);
  // Tokens expire while the test travels in time, so each step signs in a new person.
  school.travel(2.5 * hour);
  const later = await school.person();
  expect((await later.session.init()).result).toMatchObject({
    theme: { themeName: '元旦' },
    nextChange: festival.until,
  });
  expect((await later.themes.choices()).result[2]).toMatchObject({ themeName: '元旦', until: festival.until });
  expect((await school.visitor.session.boot()).result.publicTheme.themeName).toBe('元旦');
  school.travel(2 * hour);
  expect((await (await school.person()).session.init()).result).toMatchObject({
    theme: { themeName: '默认主题' },
    nextChange: null,
  });
});

test('EN-12 a theme has its name, id, colour, picture and the colour above it; the school’s own is 默认主题', async () => {
  const school = await aSchool();
  const admin = await portalAdmin(school);
  const { id } = await out(
    admin,
    await admin.themes.submit({ content: aTheme({ themeName: '云岭青', themeImgBorderColor: '#0b5c55' }) }),
  );
  const [own, offered] = (await (await school.person()).themes.choices()).result;
  expect(own).toMatchObject({
    themeName: '默认主题',
    themeColor: '#008cff',
    themeImg: null,
    themeImgBorderColor: null,
  });
  expect(offered).toMatchObject({
    ...{ id, themeId: id, themeName: '云岭青', themeColor: '#0f766e' },
    ...{ themeImg: null, themeImgBorderColor: '#0b5c55' },
  });
});

test('EN-12 who chose a theme that is removed sees the school’s', async () => {
  const school = await aSchool();
  const admin = await portalAdmin(school);
  const held = await out(admin, await admin.themes.submit({ content: aTheme() }));
  const person = await school.person();
  await person.themes.choose({ themeId: held.id });
  const hints = hintsOf(school);
  expect((await admin.themes.remove(held)).status).toBe(1000);
  expect(hints).toEqual([{ topic: 'theme' }]);
  expect((await person.session.init()).result.theme.themeName).toBe('默认主题');
  expect((await admin.themes.list()).result).toEqual([]);
});

test.each([
  ['#ffe08a', 1002],
  ['#7fd1ff', 1002],
  ['#008cff', 1000],
  ['#7a1f2b', 1000],
])('white letters must be readable on the buttons of a theme: %s', async (themeColor, status) => {
  const school = await aSchool();
  const admin = await portalAdmin(school);
  const answer = await admin.themes.submit({ content: aTheme({ themeColor }) });
  expect(answer.status).toBe(status);
  if (status === 1002) expect(answer).toMatchObject({ result: { field: 'themeColor' } });
  if (status === 1002) expect(answer.msg).toMatch(/对比度只有 [12]\.\d，至少需要 4\.5/);
});

test('DR-2 a festival that ends before it begins, or names no day, is refused', async () => {
  const school = await aSchool();
  const admin = await portalAdmin(school);
  const submit = async (from: string, until: string) =>
    (await admin.themes.submit({ content: aTheme({ festival: { from, until } }) })).status;
  expect(await submit('2027-01-02 00:00:00', '2027-01-01 00:00:00')).toBe(1002);
  expect(await submit('2027-01-02 00:00:00', '2027-01-02 00:00:00')).toBe(1002);
  expect(await submit('2027-02-30 00:00:00', '2027-03-01 00:00:00')).toBe(4000);
});

test('of two editors of a theme the second is told; a name stands once', async () => {
  const school = await aSchool();
  const [first, second] = [await portalAdmin(school, '王老师'), await portalAdmin(school)];
  const held = (await first.themes.submit({ content: aTheme() })).result;
  await first.themes.submit({ content: aTheme({ themeColor: '#7a1f2b' }), held });
  const late = await second.themes.submit({ content: aTheme(), held });
  expect(late).toMatchObject({ status: 9009, result: { who: '王老师' } });
  expect((await second.themes.detail({ id: held.id })).result.content.themeColor).toBe('#7a1f2b');
  expect((await second.themes.submit({ content: aTheme() })).result).toMatchObject({ field: 'themeName' });
});

test('a picture of a theme is one that was uploaded here, by its editor', async () => {
  const school = await aSchool();
  const admin = await portalAdmin(school);
  const answer = await admin.themes.submit({ content: aTheme({ themeImg: '/files/999999999' }) });
  expect(answer.status).toBe(4040);
  expect((await admin.themes.list()).result).toEqual([]);
});
