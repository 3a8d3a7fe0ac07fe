import { expect, test } from 'vitest';
import { aPublishedCard, cardAdmin } from '../../test/cards.ts';
import { aForeignSource } from '../../test/foreign-source.ts';
import { aSchool, type School } from '../../test/school.ts';

type Frame = Extract<Parameters<typeof aPublishedCard>[1], { kind: 'frame' }>['config']['frame'];

async function shown(school: School, frame: Frame) {
  await aPublishedCard(await cardAdmin(school), { kind: 'frame', cardName: '嵌入卡片', config: { frame } });
  const [card] = (await (await school.person()).cards.home()).result.cards;
  return card?.state === 'failed' ? undefined : card?.data;
}

test('CD-2 a qiankun card tells the browser where its micro front end is and how high it stands', async () => {
  const school = await aSchool();
  const frame = { type: 'qiankun' as const, url: 'https://app.example/', height: 200 };
  expect(await shown(school, frame)).toEqual(frame);
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
