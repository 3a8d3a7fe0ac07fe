import * as actionLimits from '@yizhan/contract/limits/actions.ts';
import * as fileLimits from '@yizhan/contract/limits/files.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { aGuide, aGuideDraft, aGuideOut, guideKeeper, guidePublisher } from '../../test/guides.ts';
import { aSchool, type TestPerson } from '../../test/school.ts';
import { aDepartment, aService } from '../../test/services.ts';

async function aCampus() {
  const school = await aSchool();
  const deptId = await aDepartment(school.db, '教务处');
  const serviceId = await aService(school.db, { name: '成绩单', code: 'JW02', deptId });
  return { school, deptId, serviceId, publisher: await guidePublisher(school) };
}

type State = 'published' | 'newest';
const linkFor = async (person: TestPerson, id: string, state?: State) =>
  (await person.guides.exportWord(state ? { id, state } : { id })).result.url;

test('a guide is saved as a document for Word: named after it, its blocks numbered, materials and steps as tables', async () => {
  const { school, publisher, serviceId } = await aCampus();
  const { id } = await aGuideOut(publisher, serviceId, {
    guideName: '成绩单/打印',
    promise: '当场',
    materials: [{ name: '学生证', note: '原件核验' }],
    steps: { rows: [{ name: '刷卡', post: '自助机', limit: '1 分钟' }] },
    questions: [{ question: '要钱吗？', answer: '<p>不要。</p>' }],
  });
  const { http, headers, body } = await school.inject({ url: await linkFor(publisher, id) });
  expect(http).toBe(200);
  expect(headers['content-type']).toBe('application/msword');
  expect(headers['content-disposition']).toMatch(/^attachment; /);
  expect(headers['content-disposition']).toContain(`filename*=UTF-8''${encodeURIComponent('成绩单_打印.doc')}`);
  expect(headers['cache-control']).toContain('no-store');
  expect(body).toContain('<h1>成绩单/打印</h1>');
  expect(body).toContain('size:210mm 297mm');
  for (const words of ['一、服务说明', '二、申请材料', '三、办理流程', '版本 V1', '教务处', '当场', '要钱吗？'])
    expect(body).toContain(words);
  expect(body).toMatch(/<table>.*学生证.*原件核验.*<\/table>/s);
  expect(body).toMatch(/<td>1<\/td><th scope="row">刷卡<\/th><td>自助机<\/td>\s*<td>1 分钟<\/td>/);
  expect(body).toContain(`/#/home/service/${serviceId}`);
  expect(body).not.toMatch(/<script|<details|<dl>/);
});

test('people read the published version; those who keep the guide also save its draft, which says so', async () => {
  const { school, deptId, publisher, serviceId } = await aCampus();
  const keeper = await guideKeeper(school, deptId);
  const held = await aGuideOut(publisher, serviceId, { promise: '五天' });
  await keeper.guides.submit({ content: aGuide(serviceId, { promise: '三天' }), held });
  const saved = async (state?: State) => (await school.inject({ url: await linkFor(keeper, held.id, state) })).body;
  expect(await saved()).toMatch(/版本 V1.*五天/s);
  const draft = await saved('newest');
  expect(draft).toMatch(/草稿，尚未发布.*三天/s);
  expect(draft).not.toContain('版本 V1');
});

test('DR-2 a link is no way around the limit of exports', async () => {
  const { school, publisher, serviceId } = await aCampus();
  school.stopClock();
  const { id } = await aGuideOut(publisher, serviceId);
  const url = await linkFor(publisher, id);
  const most = actionLimits.actionsPerMinute.document.person;
  for (let n = 0; n < most; n++) expect((await school.inject({ url })).http).toBe(200);
  expect((await school.inject({ url })).http).toBe(429);
  school.travel(60_000);
  expect((await school.inject({ url })).http).toBe(200);
});

test('what was never published is saved as the draft it is', async () => {
  const { school, publisher, serviceId } = await aCampus();
  const { id } = await aGuideDraft(publisher, serviceId);
  expect((await school.inject({ url: await linkFor(publisher, id) })).body).toContain('草稿，尚未发布');
});

test('the guide of another department is refused, one of another school is not there', async () => {
  const { school, publisher, serviceId } = await aCampus();
  const { publisher: stranger } = await aCampus();
  const { id } = await aGuideOut(publisher, serviceId);
  const elsewhere = await guideKeeper(school, await aDepartment(school.db, '财务处'));
  expect((await elsewhere.guides.exportWord({ id })).status).toBe(4030);
  expect((await stranger.guides.exportWord({ id })).status).toBe(4040);
  expect((await stranger.guides.exportWord({ id: '999999999' })).status).toBe(4040);
  expect((await (await school.person()).guides.exportWord({ id })).http).toBe(403);
});

test('the address is for its person, this guide, this state and some minutes', async () => {
  const { school, publisher, serviceId } = await aCampus();
  const { id } = await aGuideOut(publisher, serviceId);
  const url = await linkFor(publisher, id);
  const changed = [
    url.replace('/published', '/newest'),
    url.replace(`/${id}/`, `/${Number(id) + 1}/`),
    url.replace(/s=\d+/, 's=1'),
    url.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    url.replace(/\?.*/, ''),
    `${url}&s=x`,
    url.replace('/published', '/anything'),
  ];
  for (const address of changed) expect((await school.inject({ url: address })).http).toBe(404);
  expect((await school.inject({ url })).http).toBe(200);
  school.travel(fileLimits.linkSeconds * 1000 + 60_000);
  expect((await school.inject({ url })).http).toBe(404);
});

test('what a department writes never becomes a tag, a script or a style of the document', async () => {
  const { school, publisher, serviceId } = await aCampus();
  const hostile = '"><script>alert(1)</script><img src=x onerror=alert(2)>';
  const { id } = await aGuideOut(publisher, serviceId, {
    guideName: `x${hostile}`,
    promise: hostile,
    description: `<p style="text-align:center" onclick="a()">y</p><svg onload=a()></svg>${hostile}`,
    materials: [{ name: hostile, note: hostile }],
    steps: { rows: [{ name: hostile, result: hostile }] },
    questions: [{ question: hostile, answer: `<a href="javascript:alert(1)">z</a>${hostile}` }],
    contact: { phone: hostile, mail: hostile },
  });
  const { body } = await school.inject({ url: await linkFor(publisher, id) });
  expect(body).not.toMatch(/<script|<img src=x|onclick=|<svg|javascript:|style="/i);
});

test('its pictures are inside the document: they are seen when the portal is far away', async () => {
  const { school, publisher, serviceId } = await aCampus();
  const drawn = sharp({ create: { width: 1600, height: 8, channels: 3, background: '#008cff' } });
  const file = new File([await drawn.webp().toBuffer()], '流程图.webp');
  const stored = (await publisher.files.upload({ file, picture: true })).result;
  const picture = { name: stored.name, url: `/files/${stored.id}` };
  const { id } = await aGuideOut(publisher, serviceId, {
    description: `<p><img src="${picture.url}"></p>`,
    steps: { picture },
    attachments: [picture],
  });
  const { body } = await school.inject({ url: await linkFor(publisher, id) });
  const [page = '', ...pictures] = body.split('------=_paper\r\n').slice(1);
  const document = Buffer.from(page.split('\r\n\r\n')[1] ?? '', 'base64').toString();
  expect(document.match(/<img src="http[^"]*\/files\/\d+"[^>]* width="590">/g)).toHaveLength(2);
  // A file link leads to the guide's page, where the file can be downloaded.
  expect(document).toMatch(new RegExp(`<a href="http[^"]*/#/home/service/${serviceId}">流程图`));
  expect(pictures).toHaveLength(1);
  expect(pictures[0]).toMatch(/^Content-Type: image\/png\r\n/);
});
