import { landing } from '@yizhan/contract/texts/zh-CN/landing.ts';
import { expect, test } from 'vitest';
import { paragraphsOf } from './landing-data.ts';
import { type LandingData, landingHtml } from './landing-html.ts';

const footer = { copyright: '', icp: '', policeRecord: '', address: '', phone: '', mail: '', columns: [] };
const empty: LandingData = {
  school: { name: '云岭大学', slogan: '一站办理', logo: null },
  counts: { departments: 0, announcements: 0 },
  announcements: [],
  departments: [],
  footer,
};
const page = (changes: Partial<LandingData> = {}) => landingHtml({ ...empty, ...changes }, landing).text;

test('RT-1 the landing page names the school and leads to sign-in', () => {
  expect(page()).toContain('<h1>云岭大学<span>一站式服务门户</span></h1>');
  expect(page()).toContain('href="#/login"');
});

test('what a school typed never becomes markup', () => {
  const hostile = `<script>"'&`;
  const text = page({
    school: { name: hostile, slogan: hostile, logo: `"onerror="x` },
    departments: [{ name: hostile, location: hostile, phone: '1"2' }],
    announcements: [{ title: hostile, department: hostile, day: '2026-11-15', paragraphs: [hostile] }],
    footer: { ...footer, columns: [{ title: hostile, links: [{ name: hostile, url: 'javascript:alert(1)' }] }] },
  });
  expect(text).not.toContain('<script');
  expect(text).not.toContain('javascript:');
  expect(text).not.toContain('"onerror');
  expect(text).toContain('&lt;script&gt;&quot;&#39;&amp;');
});

test('counters without anything to count are not shown', () => {
  expect(page()).not.toContain('landing-counters');
  expect(page({ counts: { departments: 21, announcements: 0 } })).toContain('<dd>21</dd>');
});

test('the text of an announcement is read without its markup', () => {
  expect(paragraphsOf('<p>各单位：</p><p>一 &amp; 二<br>三</p><script>x</script>')).toEqual([
    '各单位：',
    '一 & 二',
    '三',
  ]);
});

test('no inline style or script stands in the page, since the policy refuses them', () => {
  expect(page()).not.toMatch(/ style=| on[a-z]+=|<style/);
});
