import * as serverLimits from '@yizhan/contract/limits/server.ts';
import { expect, test } from 'vitest';
import { runTask } from './heavy-work.ts';
import { cleanHtml, toLines, toPlainText } from './rich-text.ts';
import { cleanText, cleanTexts, toLinesOfAll, toPlainTexts } from './rich-texts.ts';
import { findWord } from './word-finder.ts';

/** How often this thread did something else before the work was done: never, if the work was done in it. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  const count = () => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  await work();
  clearImmediate(next);
  return turns;
}

const long = (word: string) => `<p>${word.repeat(serverLimits.inlineTextLength)}</p><script>x()</script>`;

test('DR-6 other requests go on while a long text is sanitised, read or searched', async () => {
  expect(await turnsDuring(() => cleanText(long('甲')))).toBeGreaterThan(0);
  expect(await turnsDuring(() => toPlainTexts([long('乙')]))).toBeGreaterThan(0);
  expect(await turnsDuring(() => toLinesOfAll([long('丙')]))).toBeGreaterThan(0);
  expect(await turnsDuring(() => runTask('findWord', { words: ['丁'], text: long('丁') }))).toBeGreaterThan(0);
});

test('DR-6 many short texts count as a long one', async () => {
  const texts = Array.from(
    { length: 50 },
    (_, at) => `<p>${String(at).padStart(serverLimits.inlineTextLength / 25)}</p>`,
  );
  expect(await turnsDuring(() => cleanTexts(texts))).toBeGreaterThan(0);
});

test('a text is the same whichever thread worked on it', async () => {
  const texts = [long('甲'), '<b>短</b>', long('乙'), '<b>短</b>'];
  expect(await cleanTexts(texts)).toEqual(texts.map(cleanHtml));
  expect(await toPlainTexts(texts)).toEqual(texts.map(toPlainText));
  expect(await toLinesOfAll(texts)).toEqual(texts.map(toLines));
  const searched = { words: ['代写'], text: long('代 写') };
  expect(await runTask('findWord', searched)).toBe(findWord(searched.words, searched.text));
  expect(await cleanTexts(['<i>短</i>'])).toEqual([{ html: '<i>短</i>', pictures: [] }]);
});

test('DR-6 what waits for the thread is bounded, and what was refused can be sent again', async () => {
  const asked = Array.from({ length: serverLimits.maxHeavyTasks + 1 }, () => runTask('plain', ['<p>甲</p>']));
  const answers = await Promise.allSettled(asked);
  expect(answers.filter(({ status }) => status === 'rejected')).toMatchObject([{ reason: { code: 'too_many' } }]);
  expect(await runTask('plain', ['<p>甲</p>'])).toEqual([toPlainText('<p>甲</p>')]);
});
