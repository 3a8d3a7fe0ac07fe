import sharp from 'sharp';
import { expect, test } from 'vitest';
import { aForeignSource } from '../../../test/foreign-source.ts';
import { aNewsColumn, newsEditor } from '../../../test/news.ts';
import { anApiClient } from '../../../test/open.ts';
import { aSchool, type School } from '../../../test/school.ts';

const aPng = (width: number) =>
  sharp({ create: { width, height: 8, channels: 3, background: '#008cff' } })
    .png()
    .toBuffer();

/** A school with a column, and another system with the pictures /8.png and /16.png, and much that is none. */
async function aSchoolAndItsPaper() {
  const pictures = new Map([
    ['/8.png', await aPng(8)],
    ['/16.png', await aPng(16)],
  ]);
  const source = await aForeignSource(({ url = '' }, response) => {
    const picture = pictures.get(url);
    if (picture) return response.end(picture);
    if (url === '/inward.png') return response.writeHead(302, { location: 'http://169.254.169.254/a.png' }).end();
    if (url === '/huge.png') return response.end(Buffer.alloc(11 * 1024 * 1024, 1));
    if (url === '/page.png') return response.end('<html><script>1</script></html>');
    return response.writeHead(404).end();
  });
  const school = await aSchool({}, { INWARD_HOSTS: source.host });
  const { id: columnId } = await aNewsColumn(await newsEditor(school));
  const [client, reader] = [await anApiClient(school), await school.person()];
  const push = async (...covers: string[]) => {
    const items = covers.map((cover, at) => ({
      ...{ guid: `n-${at}`, title: `新闻 ${at}`, column: '校园要闻', visibility: 'PUBLIC' },
      ...(cover && { cover: cover.startsWith('/') ? source.url + cover : cover }),
    }));
    const { result } = await client.push('/news:batchUpsert', items);
    await school.parts.jobs.runDue(school.tenant);
    return (result as { items: { ok: boolean }[] }).items.map(({ ok }) => ok);
  };
  const covers = async () => {
    const { records } = (await reader.news.page({ columnId })).result;
    return records.sort((a, b) => a.title.localeCompare(b.title)).map(({ cover }) => cover);
  };
  return { school, source, push, covers };
}

const widthOf = async (school: School, address: string | null | undefined) => {
  const { rawPayload } = await school.app.inject({ url: address ?? '', headers: { host: school.host } });
  return (await sharp(rawPayload).metadata()).width;
};

test('OA-1 a cover is fetched once, again when its address changes, and goes when it is named no more', async () => {
  const { school, source, push, covers } = await aSchoolAndItsPaper();
  expect(await push('/8.png')).toEqual([true]);
  expect(await widthOf(school, (await covers())[0])).toBe(8);
  await push('/8.png');
  expect(source.asked()).toEqual(['GET /8.png']);
  await push('/16.png');
  expect(await widthOf(school, (await covers())[0])).toBe(16);
  await push('');
  expect(await covers()).toEqual([null]);
});

test('OA-5 a cover that is no picture, too large, gone or inward leaves its article without one, and harms no other', async () => {
  const { school, push, covers } = await aSchoolAndItsPaper();
  const wrong = ['/page.png', '/huge.png', '/none.png', '/inward.png', 'http://127.1/a.png', 'http://[::1]/a.png'];
  expect(await push(...wrong, '/8.png')).toEqual(Array.from({ length: 7 }, () => true));
  const shown = await covers();
  expect(shown.slice(0, -1)).toEqual(wrong.map(() => null));
  expect(await widthOf(school, shown.at(-1))).toBe(8);
  expect(await push('ftp://a.example/a.png')).toEqual([false]);
});
