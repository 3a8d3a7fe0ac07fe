import { guideContent } from '@yizhan/contract/entities/guide.ts';
import { expect, test } from 'vitest';
import { linksOf, prepareContent, withFileAddresses, wordsIn } from './content.ts';

const file = (id: number, name = '空表.docx') => ({ name, url: `/files/${id}` });
const content = guideContent.parse({
  guideName: '成绩单打印',
  serviceId: '7',
  description: '<p>说明<script>alert(1)</script><img src="/files/1?s=x"></p>',
  conditions: { text: '<p onclick="x()">在籍学生</p>' },
  materials: [{ name: '学生证', blank: file(2), sample: { ...file(3), url: '/files/3?s=1.abc.def' } }],
  steps: { picture: file(4) },
  result: { text: '<iframe src="https://a.example"></iframe>纸质' },
  fees: { text: '<b>免费</b>' },
  questions: [{ question: '多久？', answer: '<a href="javascript:x()">当场</a>' }],
  attachments: [file(5)],
});

test('what is stored of a guide is harmless, and names its files without a signature', async () => {
  const { content: stored, files } = await prepareContent(content);
  expect(JSON.stringify(stored)).not.toMatch(/<script|javascript:|onclick|<iframe|\?s=/);
  expect(stored.materials[0]?.sample?.url).toBe('/files/3');
  expect(files.sort()).toEqual(['1', '2', '3', '4', '5']);
});

test('every file of a guide is shown where its reader may follow it, in texts as in tables', async () => {
  const { content: stored } = await prepareContent(content);
  const shown = await withFileAddresses(stored, (id) => `/files/${id}?s=me`);
  expect(shown.description).toContain('src="/files/1?s=me"');
  expect(shown.materials[0]?.blank?.url).toBe('/files/2?s=me');
  expect(shown.steps.picture?.url).toBe('/files/4?s=me');
  expect(shown.attachments[0]?.url).toBe('/files/5?s=me');
});

test('an editor is given an address for every file of the guide', async () => {
  expect(Object.keys(await linksOf(content, (id) => `/files/${id}?s=me`)).sort()).toEqual(
    [1, 2, 3, 4, 5].map((id) => `/files/${id}`),
  );
});

test('all words of a guide are looked through, without its tags', async () => {
  const words = await wordsIn(content);
  for (const word of ['成绩单打印', '在籍学生', '学生证', '免费', '多久？', '当场']) expect(words).toContain(word);
  expect(words).not.toContain('<');
});
