import type { Footer } from '@yizhan/contract/entities/footer.ts';
import type { LandingIndex } from '@yizhan/contract/entities/landing.ts';
import { landingBlockKinds } from '@yizhan/contract/entities/landing.ts';
import { safeLink } from '@yizhan/contract/safe-link.ts';
import { expect, test } from 'vitest';
import { landingHtml } from './landing-html.ts';
import type { LandingSchool } from './school.ts';
import { landingTexts } from './texts.ts';

const footer: Footer = {
  ...{ columns: [], qrCodes: [], friendlyLinks: [] },
  ...{ address: '', phone: '', mail: '', copyright: '', icp: '', policeRecord: '', techSupport: '', copyFooter: '' },
};
const school: LandingSchool = { name: '云岭大学', slogan: '一站办理', logo: null, footer };
const block = (kind: (typeof landingBlockKinds)[number], title = '') => ({ kind, title, enabled: true });
const empty: LandingIndex = {
  ...{ blocks: landingBlockKinds.map((kind) => block(kind)), heroes: [], hotWords: [], counters: [], scenes: [] },
  ...{ departments: [], services: { recommended: [], hot: [], newest: [] }, news: [], announcements: [] },
  ...{ downloads: [], newcomers: [], specials: [], codes: [], lists: false },
};
const page = (changes: Partial<LandingIndex> = {}, around: Partial<LandingSchool> = {}) =>
  landingHtml({ ...empty, ...changes }, { ...school, ...around }, landingTexts('zh-CN')).text;

const hostile = `<script>"'&`;
const service = {
  ...{ serviceId: '7', serviceName: hostile, serviceIcon: `x"><script>`, tint: 2, serviceSceneName: '', accessWay: 1 },
  ...{ openWay: 1003, serviceUrl: '', serviceDeptName: hostile, shelfLabelName: hostile, processType: 'ONLINE' },
  ...{ hasGuide: false, state: 'OPEN', type: 'PROCESS', summary: '', nameMarks: [], summaryMarks: [], score: null },
  ...{ scoreCount: 0, visitCount: 3, collected: false, needsSignIn: true },
} as LandingIndex['services']['hot'][number];
const full: Partial<LandingIndex> = {
  heroes: [{ picture: `/files/1"onerror="x`, title: hostile, text: hostile, url: 'javascript:alert(1)' }],
  hotWords: [hostile],
  counters: [{ kind: 'services', name: hostile, value: 3, manual: false }],
  scenes: [{ id: '1', name: hostile, icon: hostile, tint: 1, count: 2 }],
  departments: [{ id: '1', name: hostile, location: hostile, phone: '1"2', count: 1 }],
  services: { recommended: [service], hot: [service], newest: [service] },
  news: [{ id: '1', title: hostile, day: '2026-11-15', deptName: hostile, columnId: '1', columnName: hostile }],
  announcements: [{ id: '1', title: hostile, deptName: hostile, day: '2026-11-15', paragraphs: [hostile] }],
  downloads: [{ name: hostile, text: hostile, url: 'javascript:alert(1)' }],
  newcomers: [{ name: hostile, text: hostile, url: '//evil.example/' }],
  specials: [{ id: '1', title: hostile, subtitle: hostile, cover: null, url: 'javascript:alert(1)' }],
  codes: [{ name: hostile, picture: `/files/2"onload="x` }],
};

test('RT-1 the landing page names the school and leads to sign-in', () => {
  expect(page()).toContain('<h1>云岭大学<span>一站式服务门户</span></h1>');
  expect(page()).toContain('href="/#/login"');
});

test('what a school typed never becomes markup', () => {
  const columns = [
    { title: hostile, links: [{ name: hostile, url: 'javascript:alert(1)', target: 'blank' as const }] },
  ];
  const friendlyLinks = [{ name: hostile, url: 'javascript:alert(1)' }];
  const qrCodes = [{ name: hostile, picture: `/files/2"onload="x` }];
  const around = {
    name: hostile,
    slogan: hostile,
    logo: `"onerror="x`,
    footer: { ...footer, columns, friendlyLinks, qrCodes },
  };
  const text = page({ ...full, blocks: landingBlockKinds.map((kind) => block(kind, hostile)) }, around);
  expect(text).not.toContain('<script');
  expect(text).not.toContain('javascript:');
  expect(text).not.toMatch(/"on(error|load)=/);
  expect(text).not.toContain('href="//');
  expect(text).toContain('&lt;script&gt;&quot;&#39;&amp;');
});

test('LP-2 no inline style or script stands in the page, and the search box needs none', () => {
  const text = page(full);
  expect(text).not.toMatch(/ style=| on[a-z]+=|<style|<script/);
  expect(text).toContain('<form class="landing-search" action="/search" method="get"');
});

test('LP-1 blocks stand in the order of the configuration, under the school’s own titles', () => {
  const blocks = [block('news', '要闻'), block('search'), block('announcements')];
  const text = page({ blocks });
  const at = ['要闻', 'landing-search', '通知公告'].map((words) => text.indexOf(words));
  expect(at).toEqual([...at].sort((one, other) => one - other));
  expect(at).not.toContain(-1);
});

test('a page without its search still names the school, and leads in', () => {
  const text = page({ blocks: [block('news')] });
  expect(text).toContain('<h1>云岭大学');
  expect(text).toContain('登录，开始办事');
  expect(text).not.toContain('landing-search');
});

test('LP-3 a figure entered by hand says so', () => {
  const counters = [
    { kind: 'visits', name: '服务人次', value: 1284003, manual: false },
    { kind: 'cases', name: '累计办件', value: 500, manual: true },
  ] as LandingIndex['counters'];
  const text = page({ counters });
  expect(text).toContain('<dt>服务人次</dt><dd>128.4万</dd>');
  expect(text).toMatch(
    /<dt>累计办件<span class="landing-manual" title="此数字由学校填报">填报<\/span><\/dt><dd>500<\/dd>/,
  );
});

test('halves that follow one another share a row', () => {
  const blocks = [block('news'), block('announcements'), block('services')];
  expect(page({ blocks }).match(/landing-row--two/g)).toHaveLength(1);
});

test('pages of the portal are led to behind the hash, files as they are', () => {
  expect(safeLink('/allServices')).toBe('#/allServices');
  expect(safeLink('/files/7')).toBe('/files/7');
  expect(safeLink('/s/leave')).toBe('/s/leave');
  expect(safeLink('/serviceX')).toBe('#/serviceX');
  expect(safeLink('mailto:help@example.edu.cn')).toBe('mailto:help@example.edu.cn');
  expect(safeLink('//evil.example')).toBe('#/');
});

test('help in the bar leads to what the school tells new users, and is not there where it tells nothing', () => {
  const newcomers = [{ name: '激活账号', text: '', url: '/#/activate' }];
  const [explained, silent] = [page({ newcomers }), page()];
  expect(explained).toContain('<a href="/#/?help">帮助</a>');
  expect(explained).toContain('<section class="landing-card" id="/?help" tabindex="-1"');
  expect(silent).not.toContain('?help');
});

test('LS-3 the bar leads visitors to the responsibility lists when they may read them, and not otherwise', () => {
  expect(page({ lists: true })).toContain('<a href="/#/?view=lists">责任清单</a>');
  expect(page()).not.toContain('view=lists');
});
