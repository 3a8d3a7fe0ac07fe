import * as landingLimits from '@yizhan/contract/limits/landing.ts';
import { expect, test } from 'vitest';
import { landingContent, landingEditor, publishLanding } from '../../../test/landing.ts';
import { aNewsColumn, anArticle, newsEditor } from '../../../test/news.ts';
import { aBanner, inHours, out, portalAdmin } from '../../../test/portal.ts';
import { aSchool } from '../../../test/school.ts';
import { putForward } from '../../../test/search-words.ts';
import { aService } from '../../../test/services.ts';
import { sql, tenant } from '../../db/sql.ts';
import { upsertCaseFacts } from '../../domain/case-facts/queries.ts';
import { rollUp } from '../../domain/efficiency/roll-up.ts';
import { indexMissing } from '../../domain/search/entry-queries.ts';

const on = (...kinds: string[]) =>
  kinds.map((kind) => ({ kind, title: '', enabled: true })) as ReturnType<typeof landingContent>['blocks'];

test('HL-6 visitors are shown only what is theirs: services, scenes, departments, news and announcements', async () => {
  const school = await aSchool();
  const { id: scene } = await school.db.one<{ id: string }>(
    sql`insert into service_scene (tenant_id, name) values (${tenant}, '学习') returning id`,
  );
  const { id: dept } = await school.db.one<{ id: string }>(
    sql`insert into dept (tenant_id, code, name) values (${tenant}, 'JW', '教务处') returning id`,
  );
  const place = { sceneId: scene, deptId: dept };
  const open = await aService(school.db, { name: '校历', anonymous: true, url: 'https://cal.example/', ...place });
  const listed = await aService(school.db, { name: '请假', listed: true, url: 'https://leave.example/', ...place });
  await aService(school.db, { name: '内部审批', ...place });
  await aService(school.db, { name: '未上架', listed: true, status: 'DRAFT', ...place });
  const editor = await newsEditor(school);
  const [column, inner] = [
    await aNewsColumn(editor),
    await aNewsColumn(editor, { columnName: '内部', isPublic: false }),
  ];
  await anArticle(editor, column.id, { title: '开放日' });
  await anArticle(editor, column.id, { title: '内部消息', isPublic: false });
  await anArticle(editor, inner.id, { title: '内栏' });
  await school.db.run(sql`insert into announcement (tenant_id, title, content, data_source, is_public, release_time)
    values (${tenant}, '放假', '<p>三天</p>', 'PORTAL', true, ${new Date(Date.now() - 1000)}),
      (${tenant}, '内部通知', '', 'PORTAL', false, ${new Date(Date.now() - 1000)})`);

  const { result } = await school.visitor.landing.index();
  const services = Object.fromEntries(result.services.hot.map((one) => [one.serviceId, one]));
  expect(Object.keys(services).sort()).toEqual([open, listed].sort());
  expect(services[open]).toMatchObject({ serviceUrl: 'https://cal.example/', needsSignIn: false });
  expect(services[listed]).toMatchObject({ serviceUrl: '', needsSignIn: true });
  expect(result.scenes).toMatchObject([{ name: '学习', count: 2 }]);
  expect(result.departments).toMatchObject([{ name: '教务处', count: 2 }]);
  expect(result.news.map(({ title }) => title)).toEqual(['开放日']);
  expect(result.announcements).toMatchObject([{ title: '放假', paragraphs: ['三天'] }]);
  const page = (await school.visitor.landing.page({ type: 'newest', size: 1 })).result;
  expect(page).toMatchObject({ total: 2, size: 1, current: 1 });
  const { body } = await school.inject({ url: '/' });
  expect(body).toContain(`href="/#/service/${listed}"`);
  for (const hidden of ['内部', '未上架', 'leave.example']) expect(body).not.toContain(hidden);
});

test('LP-1 blocks are switched, ordered and named by what is published, and not by a draft', async () => {
  const school = await aSchool();
  const editor = await landingEditor(school);
  expect((await school.visitor.landing.configuration()).result.length).toBeGreaterThan(5);
  const blocks = [
    { kind: 'announcements', title: '校园公告', enabled: true },
    { kind: 'search', title: '', enabled: true },
    { kind: 'news', title: '', enabled: false },
  ] as const;
  const { id, version } = (await editor.landing.detail()).result;
  const held = (
    await editor.landing.submit({ content: landingContent({ blocks: [...blocks] }), held: { id, version } })
  ).result;
  expect((await school.inject({ url: '/' })).body).not.toContain('校园公告');
  await editor.publishing.publish(held);
  expect((await school.visitor.landing.configuration()).result.map(({ kind }) => kind)).toEqual([
    'announcements',
    'search',
  ]);
  const { body } = await school.inject({ url: '/' });
  expect(body.indexOf('校园公告')).toBeGreaterThan(-1);
  expect(body.indexOf('校园公告')).toBeLessThan(body.indexOf('landing-search'));
  expect(body).not.toContain('暂无公开新闻');
});

test('LP-3 figures are counted, or marked as entered by hand; what cannot be counted is left out', async () => {
  const school = await aSchool();
  const editor = await landingEditor(school);
  await aService(school.db, { name: '请假', listed: true, type: 'PROCESS', visitTimes: 40 });
  const serviceId = await aService(school.db, { name: '校历', anonymous: true, visitTimes: 2 });
  const now = school.parts.clock();
  const rated = [5, 4, 5, 4, 5, 4].map((score, at) => ({
    ...({ sourceId: `${at}`, serviceId, deptId: null, channel: 'ONLINE', status: 'FINISHED', pausedSec: 0 } as const),
    ...{ acceptedAt: now, finishedAt: now, promiseAt: null, score },
  }));
  await upsertCaseFacts(school.db, 'works', rated, now);
  await rollUp(school.db);
  const values = async () =>
    Object.fromEntries(
      (await school.visitor.landing.overview()).result.map((one) => [one.kind, [one.value, one.manual]]),
    );
  expect(await values()).toEqual({
    services: [2, false],
    processes: [1, false],
    cases: [6, false],
    visits: [42, false],
    satisfaction: [4.5, false],
  });
  await publishLanding(editor, {
    counters: [
      { kind: 'cases', manual: 12345 },
      { kind: 'services', manual: null },
    ],
  });
  expect(await values()).toEqual({ cases: [12345, true], services: [2, false] });
  expect((await school.visitor.landing.statistics()).result).toEqual((await school.visitor.landing.overview()).result);
  expect((await school.inject({ url: '/' })).body).toContain('此数字由学校填报');
});

test('a picture of the landing page is shown in its window, to visitors too', async () => {
  const school = await aSchool();
  const editor = await landingEditor(school);
  const hero = { picture: null, text: '', url: '' };
  await publishLanding(editor, {
    heroes: [
      { ...hero, title: '迎新季', beginTime: inHours(-1), endTime: inHours(1) },
      { ...hero, title: '毕业季', beginTime: inHours(1), endTime: null },
    ],
  });
  const shown = async () => (await school.visitor.landing.index()).result.heroes.map(({ title }) => title);
  expect(await shown()).toEqual(['迎新季']);
  school.travel(2 * 3_600_000);
  expect(await shown()).toEqual(['毕业季']);
});

test('DR-2 a window that ends before it begins, and a picture that is not the editor’s, are refused', async () => {
  const school = await aSchool();
  const editor = await landingEditor(school);
  const hero = { picture: null, title: '迎新季', text: '', url: '', beginTime: inHours(2), endTime: inHours(1) };
  const backwards = await editor.landing.submit({ content: landingContent({ heroes: [hero] }) });
  expect(backwards.result).toEqual({ field: 'heroes.0.endTime' });
  const foreign = landingContent({ codes: [{ name: '公众号', picture: '/files/999999999' }] });
  expect((await editor.landing.submit({ content: foreign })).status).toBe(4040);
});

test('a school has one landing page, however many open its editor at once', async () => {
  const school = await aSchool();
  const [first, second] = [await landingEditor(school, '王老师'), await landingEditor(school)];
  const [one, other] = (await Promise.all([first.landing.detail(), second.landing.detail()])).map(
    ({ result }) => result,
  );
  expect(one?.id).toBe(other?.id);
  const held = { id: one?.id ?? '', version: one?.version ?? 0 };
  expect((await first.landing.submit({ content: landingContent(), held })).status).toBe(1000);
  const late = await second.landing.submit({ content: landingContent(), held });
  expect(late).toMatchObject({ status: 9009, result: { who: '王老师' } });
});

test('the preview is the page of the draft, and changes nothing', async () => {
  const school = await aSchool();
  const editor = await landingEditor(school);
  await putForward(school, ['请假']);
  const content = landingContent({ blocks: on('search', 'downloads') });
  const downloads = [{ name: '<b>校历</b>', text: '', url: '/files/3' }];
  const { html } = (await editor.landing.preview({ content: { ...content, downloads } })).result;
  expect(html).toContain('&lt;b&gt;校历&lt;/b&gt;');
  expect(html).toContain('keyword=%E8%AF%B7%E5%81%87');
  expect((await school.visitor.landing.index()).result.downloads).toEqual([]);
});

test('HM-2 topics for everybody lead visitors to a page of what they may know of; others are not shown', async () => {
  const school = await aSchool();
  const admin = await portalAdmin(school);
  const [open, inner] = [
    await aService(school.db, { name: '校历', listed: true }),
    await aService(school.db, { name: '内部审批' }),
  ];
  const show = async (title: string, changes: Parameters<typeof aBanner>[0]) =>
    out(admin, await admin.portal.submitBanner({ content: aBanner({ title, ...changes }) }));
  await show('期末', { serviceIds: [inner, open] });
  await show('内部', { serviceIds: [inner] });
  await show('给教师', { url: 'https://a.cn/', identities: [3] });
  const { specials } = (await school.visitor.landing.index()).result;
  expect(specials).toMatchObject([{ title: '期末', url: expect.stringMatching(/^#\/\?view=topic&id=\d+$/) }]);
  const { result } = await school.visitor.landing.topic({ id: specials[0]?.id ?? '' });
  expect(result).toMatchObject({ title: '期末', services: [{ serviceId: open, serviceUrl: '' }] });
  const teachers = (await (await school.person({ type: 3 })).portal.specials()).result.find(
    (b) => b.title === '给教师',
  );
  expect((await school.visitor.landing.topic({ id: teachers?.id ?? '' })).status).toBe(4040);
  const other = await aSchool();
  expect((await other.visitor.landing.topic({ id: specials[0]?.id ?? '' })).status).toBe(4040);
});

test('another school’s page is its own', async () => {
  const [school, other] = [await aSchool(), await aSchool()];
  await putForward(school, ['请假']);
  await aService(school.db, { name: '请假', listed: true });
  const seen = (await other.visitor.landing.index()).result;
  expect([seen.hotWords, seen.services.hot]).toEqual([[], []]);
});

test('LP-2 HL-6 the search box finds without script what visitors may know of, and leads those with script on', async () => {
  const school = await aSchool();
  const listed = await aService(school.db, { name: '请假条', listed: true });
  const open = await aService(school.db, {
    name: '请假查询',
    listed: true,
    anonymous: true,
    url: 'https://a.example/',
  });
  await aService(school.db, { name: '请假审批' });
  await indexMissing(school.db);
  const page = async (query: string) => (await school.inject({ url: `/search${query}` })).body;
  const found = await page(`?keyword=${encodeURIComponent('请假')}`);
  expect(found).toContain('找到 2 项服务');
  expect(found).toContain(`href="/#/service/${listed}"`);
  expect(found).toContain(`href="https://a.example/" data-service="${open}"`);
  expect(found).not.toContain('请假审批');
  expect(found).toContain("location.replace('/#/allServices'+location.search)");
  expect(await page(`?keyword=${encodeURIComponent('<b>')}`)).toContain('“&lt;b&gt;”');
  for (const odd of ['', '?keyword=a&keyword=b', '?keyword=%00', `?keyword=${'x'.repeat(500)}`])
    expect(await page(odd)).toContain('name="keyword"');
});

test('what changes without a word shows within a minute', async () => {
  const school = await aSchool();
  await school.visitor.landing.index();
  await aService(school.db, { name: '请假', listed: true });
  expect((await school.visitor.landing.index()).result.services.hot).toEqual([]);
  school.travel(landingLimits.cacheMs);
  expect((await school.visitor.landing.index()).result.services.hot).toHaveLength(1);
});
