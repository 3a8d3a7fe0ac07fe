import { guideBlocks, guideContent } from '@yizhan/contract/entities/guide.ts';
import { describeGuide } from '@yizhan/contract/guide-description.ts';
import { expect, test } from 'vitest';
import { shownBlocks } from './guide-blocks.ts';
import { guideSentence, guideTexts } from './guide-texts.ts';
import { guideWordHtml } from './guide-word-html.ts';

const t = guideTexts['zh-CN'];
const content = guideContent.parse({
  guideName: '学生请假',
  serviceId: '7',
  description: '<p>因病因事不能上课。</p>',
  conditions: {
    audience: '在校学生',
    text: '<p>在籍在校。</p>',
    checks: [{ question: '您在校吗？', wanted: true, otherwise: '请先入学。' }],
  },
  timeAndPlace: {
    period: '全年',
    hours: '工作日',
    places: [{ campus: '东校区', room: '201', hours: '上午', mapUrl: 'https://map.example/1' }],
  },
  materials: [
    { name: '申请表', note: '签名', blank: { name: '空表.docx', url: '/files/1' } },
    { name: '证明', required: false, source: 'DEPARTMENT', sample: { name: '样表.docx', url: '/files/2' } },
  ],
  steps: {
    rows: [{ name: '审批', post: '辅导员', limit: '一天', result: '批准' }],
    picture: { name: '流程.png', url: '/files/3' },
  },
  result: { text: '<p>请假单</p>', collection: '在线查看' },
  fees: { free: true, text: '<p>补办另计。</p>' },
  basis: [{ name: '管理规定', number: '3 号', clause: '第十二条', url: 'https://law.example/1' }],
  questions: [{ question: '可以补假吗？', answer: '<p>三天内。</p>' }],
  attachments: [{ name: '说明.pdf', url: '/files/4' }],
  contact: { window: '行政楼', phone: '0871-1', mail: 'a@school.example', complaint: '0871-2' },
});

/** The text people read in a description, and the targets of its links. */
function wordsOf(description: unknown): string[] {
  const words: string[] = [];
  JSON.stringify(description, (key, value) => {
    if (typeof value === 'string' && !['kind', 'block', 'action'].includes(key)) words.push(value);
    // The link to a material's file is labelled with its purpose, not with the file name.
    return key === 'file' ? { url: value.url } : value;
  });
  return words;
}

test('GU-1 the page shows the twelve blocks in their order, and every word of the description', () => {
  const guide = { ...content, score: 4.5, scoreCount: 2 };
  const blocks = shownBlocks(guide, t);
  expect(blocks.map(({ name }) => name)).toEqual(guideBlocks);
  const page = blocks.map(({ title, body }) => title + body.text).join('\n');
  const words = wordsOf(describeGuide(guide, guideSentence(t)));
  expect(words.length).toBeGreaterThan(60);
  expect(words.filter((word) => !page.includes(word))).toEqual([]);
  expect(page).toContain('4.5 分（2 人评价）');
});

test('the document for Word shows every word of the description', () => {
  const site = 'https://portal.example';
  const document = guideWordHtml(
    { content, deptName: '学生处', processType: 'ONLINE', published: null },
    { language: 'zh-CN', school: '云岭大学', site, address: `${site}/s/leave`, t },
  );
  const words = wordsOf(describeGuide(content, guideSentence(t)));
  expect(words.filter((word) => !document.includes(word))).toEqual([]);
});
