import { expect, test } from 'vitest';
import { aPublishedCard, cardAdmin } from '../../test/cards.ts';
import { aForeignSource } from '../../test/foreign-source.ts';
import { aSchool, type School } from '../../test/school.ts';
import { toWireTime } from '../common/wire-time.ts';

type Frame = Extract<Parameters<typeof aPublishedCard>[1], { kind: 'frame' }>['config']['frame'];

async function shown(school: School, frame: Frame) {
  await aPublishedCard(await cardAdmin(school), { kind: 'frame', cardName: '嵌入卡片', config: { frame } });
  const [card] = (await (await school.person()).cards.home()).result.cards;
  return card?.state === 'failed' ? undefined : card?.data;
}

test('CD-2 a qiankun card tells the browser where its micro front end is and how high it stands', async () => {
  const school = await aSchool({}, { MICRO_APP_ORIGINS: 'https://app.example' });
  const frame = { type: 'qiankun' as const, url: 'https://app.example/', height: 200 };
  expect(await shown(school, frame)).toEqual(frame);
});

const microApp = (url: string) => ({
  kind: 'frame' as const,
  cardName: '校车实时',
  config: { frame: { type: 'qiankun' as const, url, height: 200 } },
});
const refusedFor = (origin: string) => ({
  status: 1002,
  msg: `微应用来源 ${origin} 未获本安装允许，请由运维在 MICRO_APP_ORIGINS 中列出`,
  result: { field: 'config.frame.url' },
});

test('DR-4 a micro front end of an origin that the installation does not name is not saved', async () => {
  const school = await aSchool({}, { MICRO_APP_ORIGINS: 'https://app.example' });
  const admin = await cardAdmin(school);
  expect((await admin.cards.microAppOrigins()).result).toEqual(['https://app.example']);
  for (const [url, origin] of [
    ['https://evil.example/', 'https://evil.example'],
    ['http://app.example/', 'http://app.example'],
    ['https://app.example:8443/', 'https://app.example:8443'],
    ['https://app.example.evil.example/', 'https://app.example.evil.example'],
  ] as const)
    expect(await admin.cards.submit({ content: microApp(url) })).toMatchObject(refusedFor(origin));
  const held = (await admin.cards.submit({ content: microApp('https://app.example/bus/') })).result;
  const moved = { held, content: microApp('https://evil.example/') };
  expect(await admin.cards.submit(moved)).toMatchObject(refusedFor('https://evil.example'));
});

/** As after a restart with another environment. */
const allowNone = ({ parts }: School) => parts.config.microAppOrigins.splice(0);

/** A card from a time when its origin was allowed, in an installation that allows none any more. */
async function storedEarlier({ isPublished }: { isPublished: boolean }) {
  const before = await aSchool({}, { MICRO_APP_ORIGINS: 'https://app.example' });
  const admin = await cardAdmin(before);
  const draft = (await admin.cards.submit({ content: microApp('https://app.example/') })).result;
  const held = isPublished ? (await admin.publishing.publish(draft)).result : draft;
  allowNone(before);
  return { school: before, admin, held };
}

test('DR-4 a draft stored earlier is neither published, nor scheduled, nor brought back', async () => {
  const { admin, held, school } = await storedEarlier({ isPublished: false });
  const refused = refusedFor('https://app.example');
  expect(await admin.publishing.publish(held)).toMatchObject(refused);
  const at = toWireTime(new Date(school.parts.clock().getTime() + 60_000));
  expect(await admin.publishing.schedule({ ...held, at })).toMatchObject(refused);
  const published = await storedEarlier({ isPublished: true });
  expect(await published.admin.publishing.rollBack({ ...published.held, number: 1 })).toMatchObject(refused);
});

test('DR-4 a publication scheduled earlier fails when its time comes', async () => {
  const school = await aSchool({}, { MICRO_APP_ORIGINS: 'https://app.example' });
  const admin = await cardAdmin(school);
  const draft = (await admin.cards.submit({ content: microApp('https://app.example/') })).result;
  const at = toWireTime(new Date(school.parts.clock().getTime() + 60_000));
  const held = (await admin.publishing.schedule({ ...draft, at })).result;
  allowNone(school);
  school.travel(120_000);
  await school.parts.jobs.runDue(school.tenant);
  const { published, failed } = (await admin.publishing.detail(held)).result;
  expect([published, failed?.code]).toEqual([null, 'micro_app_origin']);
});

test('DR-4 a card published earlier is served to nobody, nor previewed, and its origin is in no policy', async () => {
  const { school, admin, held } = await storedEarlier({ isPublished: true });
  const blocked = { type: 'blocked', origin: 'https://app.example', height: 200 };
  const [card] = (await (await school.person()).cards.home()).result.cards;
  expect(card?.state === 'failed' ? undefined : card?.data).toEqual(blocked);
  expect((await admin.cards.preview({ id: held.id })).result.data).toEqual(blocked);
  const given = await admin.cards.preview({ content: microApp('https://evil.example/') });
  expect(given.result.data).toMatchObject({ type: 'blocked', origin: 'https://evil.example' });
  const policy = String((await school.inject({ url: '/' })).headers['content-security-policy']);
  expect(policy).not.toMatch(/app\.example|unsafe/);
});

test('CD-2 a JSON card is data that the server reads and the portal draws', async () => {
  const rows = [{ no: 'A101', seats: 12, important: 1, page: '/room/1' }, { no: 'B202' }];
  const source = await aForeignSource((_, response) => response.end(JSON.stringify({ list: rows })));
  const school = await aSchool({}, { INWARD_HOSTS: source.host });
  const data = await shown(school, {
    type: 'json',
    source: { sourceType: 'PULL', url: `${source.url}/rooms`, listPath: 'list' },
    urlDetail: 'https://rooms.example/',
    cardMapping: [
      { field: 'room', chineseName: '教室', path: 'no' },
      { field: 'seats', chineseName: '空位' },
      { field: 'fieldSet', path: 'important' },
      { field: 'urlDetail', path: 'page' },
    ],
  });
  expect(data).toMatchObject({
    type: 'json',
    cardMapping: [
      { field: 'room', chineseName: '教室' },
      { field: 'seats', chineseName: '空位' },
    ],
    result: [
      { room: 'A101', seats: '12', fieldSet: { important: true }, urlDetail: `${source.url}/room/1` },
      { room: 'B202', seats: '', fieldSet: { important: false }, urlDetail: 'https://rooms.example/' },
    ],
    feed: { state: 'fresh', from: source.host },
  });
});
