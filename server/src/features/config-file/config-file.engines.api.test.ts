import type { ConfigFile } from '@yizhan/contract/entities/config-file.ts';
import type { Publishable } from '@yizhan/contract/publishable.ts';
import type { Menu } from '@yizhan/contract/sections.ts';
import { menus } from '@yizhan/contract/sections.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { aSchool, type School, type TestPerson } from '../../../test/school.ts';
import { sql, tenant } from '../../db/sql.ts';

const administratorOf = (school: School, only: readonly Menu[] = menus) => school.person({ menus: only });
const toUpload = (file: ConfigFile | string) =>
  new File([typeof file === 'string' ? file : JSON.stringify(file)], 'configuration.json');

const aPicture = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#7a1f2b' } })
    .png()
    .toBuffer();

const card = (cardName: string, roles: string[] = []) => ({
  ...{ cardName, cardIntroduction: '', displayRows: 2, roles, kind: 'favourites' as const },
  config: { navigationType: 'SERVICE_HALL' as const },
});

async function published(admin: TestPerson, made: { id: string; version: number }) {
  const answer = await admin.publishing.publish(made);
  expect(answer.status).toBe(1000);
  return answer.result;
}
const publishCard = async (admin: TestPerson, content: ReturnType<typeof card>) =>
  published(admin, (await admin.cards.submit({ content })).result);
const publishTheme = async (admin: TestPerson, themeColor: string, themeImg: string | null = null) => {
  const content = { themeName: '校庆', themeColor, themeImg };
  return published(admin, (await admin.themes.submit({ content })).result);
};

async function publishPage(admin: TestPerson, cardId: string) {
  const item = { navigationName: '新生', kind: 'cards' as const };
  const made = (await admin.navigation.submit({ content: item })).result;
  await published(admin, { id: made.id, version: made.version });
  const content = { layoutName: '新生页面', navigationId: made.navigationId, main: [{ cardId }] };
  return published(admin, (await admin.layouts.submit({ content })).result);
}

const themeOf = async (admin: TestPerson) => (await admin.themes.list()).result[0];

test('AD-4 navigation, a card, its layout and a theme with its picture arrive in another school, published', async () => {
  const [from, to] = [await aSchool(), await aSchool()];
  const [sender, receiver] = [await administratorOf(from), await administratorOf(to)];
  // So that numbers differ.
  await publishCard(receiver, card('别的卡片'));
  const { id: cardId } = await publishCard(sender, card('常用服务'));
  await publishPage(sender, cardId);
  const picture = (await sender.files.upload({ file: new File([await aPicture()], '校庆.png') })).result;
  await publishTheme(sender, '#7a1f2b', `/files/${picture.id}`);
  const parts = (await sender.configFile.parts()).result.filter((one) => one.published > 0);
  expect(parts.map(({ part }) => part)).toEqual(['navItem', 'card', 'layout', 'theme']);
  const file = (await sender.configFile.exportFile({ parts: parts.map(({ part }) => part) })).result;
  expect(file).toMatchObject({
    school: '测试大学',
    items: [{}, {}, { content: { main: [{ cardId: '常用服务' }] } }, {}],
  });

  const check = (await receiver.configFile.check({ file: toUpload(file) })).result;
  expect(check.entries.map(({ state }) => state)).toEqual(['new', 'new', 'new', 'new']);
  const done = await receiver.configFile.apply({ file: toUpload(file), chosen: '0,1,2,3' });
  expect(done).toMatchObject({ status: 1000, result: { applied: 4 } });
  const [layout] = (await receiver.layouts.list()).result;
  const { content } = (await receiver.layouts.detail({ id: layout?.id ?? '' })).result;
  const arrived = (await receiver.cards.list()).result.find(({ name }) => name === '常用服务');
  expect(content.main).toMatchObject([{ cardId: arrived?.id }]);
  const [item] = (await receiver.navigation.list()).result.filter(({ navigationType }) => navigationType === 'ADD');
  expect([item?.navigationName, content.navigationId]).toEqual(['新生', item?.id]);
  const shown = (await themeOf(receiver))?.content;
  expect(shown?.themeColor).toBe('#7a1f2b');
  expect((await to.inject({ method: 'GET', url: shown?.themeImg ?? '' })).http).toBe(200);
  const again = (await receiver.configFile.check({ file: toUpload(file) })).result;
  expect(again.entries.map(({ state }) => state)).toEqual(['same', 'same', 'same', 'same']);
});

test('AD-4 a dry run shows each difference and writes nothing; what is applied is taken back as a whole', async () => {
  const [from, to] = [await aSchool(), await aSchool()];
  const [sender, receiver] = [await administratorOf(from), await administratorOf(to)];
  await publishTheme(sender, '#7a1f2b');
  await publishCard(sender, card('常用服务'));
  await publishTheme(receiver, '#1f6f54');
  const file = (await sender.configFile.exportFile({ parts: ['theme', 'card'] })).result;
  const check = (await receiver.configFile.check({ file: toUpload(file) })).result;
  expect(check.entries).toMatchObject([
    { kind: 'card', state: 'new', changes: [] },
    { kind: 'theme', state: 'changed', changes: [{ path: ['themeColor'], before: '#1f6f54', after: '#7a1f2b' }] },
  ]);
  expect((await themeOf(receiver))?.content.themeColor).toBe('#1f6f54');

  const { id } = (await receiver.configFile.apply({ file: toUpload(file), chosen: '0,1' })).result;
  expect((await themeOf(receiver))?.content.themeColor).toBe('#7a1f2b');
  expect((await receiver.configFile.history()).result).toMatchObject([{ id, school: '测试大学', undone: false }]);
  expect((await receiver.configFile.undo({ id })).result).toEqual({ undone: 2, kept: [] });
  expect((await themeOf(receiver))?.content.themeColor).toBe('#1f6f54');
  expect((await receiver.cards.list()).result).toEqual([]);
  expect((await receiver.recycling.page({ kind: 'card' })).result.records).toMatchObject([{ name: '常用服务' }]);
  expect((await receiver.configFile.undo({ id })).status).toBe(1002);
  expect((await receiver.configFile.history()).result).toMatchObject([{ undone: true }]);
});

test('AD-4 taking an import back leaves what was changed since, and brings an unpublished draft back', async () => {
  const [from, to] = [await aSchool(), await aSchool()];
  const [sender, receiver] = [await administratorOf(from), await administratorOf(to)];
  await publishTheme(sender, '#7a1f2b');
  await publishCard(sender, { ...card('常用服务'), cardIntroduction: '来自别校' });
  const theme = await publishTheme(receiver, '#1f6f54');
  const draft = { themeName: '校庆', themeColor: '#336699' };
  await receiver.themes.submit({ content: draft, held: theme });
  const own = await publishCard(receiver, card('常用服务'));
  const file = (await sender.configFile.exportFile({ parts: ['theme', 'card'] })).result;
  const { entries } = (await receiver.configFile.check({ file: toUpload(file) })).result;
  expect(entries.map(({ replacesDraft }) => replacesDraft)).toEqual([false, true]);
  const { id } = (await receiver.configFile.apply({ file: toUpload(file), chosen: '0,1' })).result;
  const changed = (await receiver.cards.detail({ id: own.id })).result;
  await receiver.cards.submit({ content: card('常用服务'), held: { id: own.id, version: changed.version } });
  expect((await receiver.configFile.undo({ id })).result).toEqual({ undone: 1, kept: ['常用服务'] });
  expect(await themeOf(receiver)).toMatchObject({ draft: true, content: { themeColor: '#336699' } });
});

test('AD-4 what needs a role that is not here cannot be applied, and nothing of the choice is', async () => {
  const [from, to] = [await aSchool(), await aSchool()];
  const [sender, receiver] = [await administratorOf(from), await administratorOf(to)];
  const { id } = (await sender.roles.create({ name: '辅导员', code: 'TUTOR', menus: [] })).result;
  await publishCard(sender, card('给辅导员', [id]));
  await publishTheme(sender, '#7a1f2b');
  const file = (await sender.configFile.exportFile({ parts: ['card', 'theme'] })).result;
  const { entries } = (await receiver.configFile.check({ file: toUpload(file) })).result;
  expect(entries[0]).toMatchObject({ state: 'blocked', refusal: '', missing: [{ to: 'role', name: 'TUTOR' }] });
  expect((await receiver.configFile.apply({ file: toUpload(file), chosen: '0,1' })).status).toBe(1002);
  expect([(await receiver.cards.list()).result, (await receiver.themes.list()).result]).toEqual([[], []]);
});

test('AD-4 a part one does not administer is neither taken along nor applied; a file that is none is refused', async () => {
  const [from, to] = [await aSchool(), await aSchool()];
  const sender = await administratorOf(from);
  await publishTheme(sender, '#7a1f2b');
  const clerk = await administratorOf(to, ['userFrameConfig/manage/configFile', 'cardBusinessConfig']);
  expect((await clerk.configFile.parts()).result).toEqual([{ part: 'card', published: 0 }]);
  expect((await clerk.configFile.exportFile({ parts: ['theme'] })).http).toBe(403);
  const file = (await sender.configFile.exportFile({ parts: ['theme'] })).result;
  const { entries } = (await clerk.configFile.check({ file: toUpload(file) })).result;
  expect(entries).toMatchObject([{ state: 'blocked', refusal: 'rights' }]);
  for (const broken of ['{', '{}', JSON.stringify({ ...file, version: 2 })])
    expect((await clerk.configFile.check({ file: toUpload(broken) })).status).toBe(1002);
});

async function reviewing(school: School, kinds: Publishable[], roleId: string) {
  const head = await administratorOf(school, ['userFrameConfig/manage/settings']);
  const { unknownHolidays: _, mail: __, ...stored } = (await head.settings.get()).result;
  const settings = { ...stored, mail: null, review: { kinds, roleIds: [roleId] } };
  expect((await head.settings.update(settings)).status).toBe(1000);
}

test('AD-1 AD-4 where a kind is reviewed, what a file brings waits for its reviewer and is not published', async () => {
  const [from, to] = [await aSchool(), await aSchool()];
  const [sender, receiver, reviewer] = [
    await administratorOf(from),
    await administratorOf(to),
    await administratorOf(to),
  ];
  await publishTheme(sender, '#7a1f2b');
  await publishCard(sender, card('常用服务'));
  const theme = await publishTheme(receiver, '#1f6f54');
  await reviewing(to, ['theme', 'card'], reviewer.roleId);
  const file = (await sender.configFile.exportFile({ parts: ['theme', 'card'] })).result;
  const { entries } = (await receiver.configFile.check({ file: toUpload(file) })).result;
  expect(entries.map(({ needsReview }) => needsReview)).toEqual([true, true]);
  const done = await receiver.configFile.apply({ file: toUpload(file), chosen: '0,1' });
  expect(done).toMatchObject({ status: 1000, result: { applied: 2, submitted: 2 } });

  const [waiting] = (await receiver.cards.list()).result;
  expect(waiting).toMatchObject({ published: null, draft: true, review: { state: 'submitted' } });
  const changed = await themeOf(receiver);
  expect(changed).toMatchObject({ published: { number: 1 }, draft: true, review: { state: 'submitted' } });
  expect((await receiver.publishing.publish({ id: theme.id, version: changed?.version ?? 0 })).status).toBe(4030);

  expect((await receiver.configFile.undo({ id: done.result.id })).result).toEqual({ undone: 2, kept: [] });
  expect((await receiver.cards.list()).result).toEqual([]);
  expect(await themeOf(receiver)).toMatchObject({
    ...{ draft: false, review: null, published: { number: 1 } },
    content: { themeColor: '#1f6f54' },
  });
});

test('AD-4 PB-2 an import that is taken back leaves a planned publication as it was planned', async () => {
  const [from, to] = [await aSchool(), await aSchool()];
  const [sender, receiver] = [await administratorOf(from), await administratorOf(to)];
  await publishTheme(sender, '#7a1f2b');
  const theme = await publishTheme(receiver, '#1f6f54');
  const draft = { themeName: '校庆', themeColor: '#336699', themeImg: null };
  const held = (await receiver.themes.submit({ content: draft, held: theme })).result;
  const at = '2090-01-01 08:00:00';
  expect((await receiver.publishing.schedule({ ...held, at })).status).toBe(1000);
  const file = (await sender.configFile.exportFile({ parts: ['theme'] })).result;
  const { id } = (await receiver.configFile.apply({ file: toUpload(file), chosen: '0' })).result;
  expect((await receiver.configFile.undo({ id })).result).toEqual({ undone: 1, kept: [] });
  expect(await themeOf(receiver)).toMatchObject({ scheduled: { at }, content: { themeColor: '#336699' } });
});

test('AD-2 AD-4 taking an import back leaves what is used by now, and names it', async () => {
  const [from, to] = [await aSchool(), await aSchool()];
  const [sender, receiver] = [await administratorOf(from), await administratorOf(to)];
  await publishCard(sender, card('常用服务'));
  const file = (await sender.configFile.exportFile({ parts: ['card'] })).result;
  const { id } = (await receiver.configFile.apply({ file: toUpload(file), chosen: '0' })).result;
  const [arrived] = (await receiver.cards.list()).result;
  await publishPage(receiver, arrived?.id ?? '');
  expect((await receiver.configFile.undo({ id })).result).toEqual({ undone: 0, kept: ['常用服务'] });
  expect(await receiver.cards.list()).toMatchObject({ result: [{ name: '常用服务' }] });
});

test('AU-2 what was taken along and what was applied is in the audit log', async () => {
  const school = await aSchool();
  const admin = await administratorOf(school);
  await publishTheme(admin, '#7a1f2b');
  const file = (await admin.configFile.exportFile({ parts: ['theme'] })).result;
  const other = JSON.parse(JSON.stringify(file).replace('#7a1f2b', '#1f6f54'));
  const { id } = (await admin.configFile.apply({ file: toUpload(other), chosen: '0' })).result;
  await admin.configFile.undo({ id });
  const rows = await school.db.many<{ action: string }>(
    sql`select action from audit_log where tenant_id = ${tenant} and entity = 'configFile' order by id`,
  );
  expect(rows.map(({ action }) => action)).toEqual(['export', 'import', 'undo']);
});
