import { expect, test } from 'vitest';
import { wordsFrom } from '../../domain/search/words.ts';
import { excerptOf } from './excerpt.ts';

const long = `${'办理说明'.repeat(60)}请携带学生证原件${'到窗口'.repeat(60)}`;

test('an excerpt stands around the first match, and marks it', async () => {
  const { excerpt, excerptMarks } = excerptOf(long, await wordsFrom('学生证', []));
  expect(excerpt.startsWith('…')).toBe(true);
  expect(excerpt.endsWith('…')).toBe(true);
  expect(excerptMarks.map(([from, to]) => excerpt.slice(from, to))).toEqual(['学生证']);
});

test('without a match it is the beginning of the text', async () => {
  expect(excerptOf('短文', undefined)).toEqual({ excerpt: '短文', excerptMarks: [] });
  expect(excerptOf(long, await wordsFrom('图书馆', [])).excerpt.startsWith('办理说明')).toBe(true);
});
