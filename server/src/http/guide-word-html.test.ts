import { guideContent } from '@yizhan/contract/entities/guide.ts';
import { expect, test } from 'vitest';
import { guideTexts } from './guide-texts.ts';
import { guideWordHtml } from './guide-word-html.ts';

const address = 'https://portal.example/#/home/service/7';
const site = 'https://portal.example';
const written = (changes: object, language: 'zh-CN' | 'en' = 'zh-CN') =>
  guideWordHtml(
    {
      content: guideContent.parse({ guideName: '成绩单', serviceId: '7', fees: { free: false }, ...changes }),
      ...{ deptName: '', processType: 'OFFLINE', published: null },
    },
    { language, school: '云岭大学', site, address, t: guideTexts[language] },
  );
const headings = (document: string) => [...document.matchAll(/<h2>([^<]*)<\/h2>/g)].map(([, words]) => words);

test('GU-1 blocks that say something are numbered in their order; the others are not on the paper', () => {
  const changes = { materials: [{ name: '学生证' }], contact: { phone: '010-1' }, result: { collection: '窗口' } };
  expect(headings(written(changes))).toEqual(['一、申请材料', '二、结果与领取方式', '三、咨询与监督投诉']);
  expect(headings(written(changes, 'en'))[0]).toMatch(/^1\. /);
});

test('what a school did not fill in has no row', () => {
  const document = written({ promise: '当场' });
  expect(document).toContain('<th scope="row">承诺时限</th><td>当场</td>');
  expect(document).not.toContain('实际用时');
  expect(document).not.toContain('<th scope="row">部门</th>');
});

test('a note stands on a line of its own, and pictures have whole addresses', () => {
  const picture = { name: '图.png', url: '/files/3' };
  const document = written({ materials: [{ name: '学生证', note: '原件' }], steps: { picture } });
  expect(document).toContain('学生证<br><small>原件</small>');
  expect(document).toContain(`<img src="${site}/files/3"`);
});
