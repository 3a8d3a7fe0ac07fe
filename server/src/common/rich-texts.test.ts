import * as serverLimits from '@yizhan/contract/limits/server.ts';
import { expect, test } from 'vitest';
import { runTask } from './heavy-work.ts';
import { inSlices } from './in-slices.ts';
import { cleanHtml, toLines, toPlainText } from './rich-text.ts';
import { cleanText, cleanTexts, toLinesOfAll, toPlainTexts } from './rich-texts.ts';
import { scanText } from './sensitive-words/word-finder.ts';
import { buildTrie } from './sensitive-words/word-trie.ts';

/** Whether the work was done in this thread: then it ends without a turn of the event loop, in which others get theirs. */
async function holdsThread(work: () => Promise<unknown>): Promise<boolean> {
  let done = false;
  const ended = work().then(() => {
    done = true;
  });
  for (let tick = 0; tick < 100; tick += 1) await Promise.resolve();
  const atOnce = done;
  await ended;
  return atOnce;
}

const trieOf = (word: string) => inSlices(buildTrie([{ word }]));
const long = (word: string) => `<p>${word.repeat(serverLimits.inlineTextLength)}</p><script>x()</script>`;

test('DR-6 other requests go on while a long text is sanitised, read or searched', async () => {
  const trie = await trieOf('丁');
  expect(await holdsThread(() => cleanText('<p>短</p>'))).toBe(true);
  expect(await holdsThread(() => cleanText(long('甲')))).toBe(false);
  expect(await holdsThread(() => toPlainTexts([long('乙')]))).toBe(false);
  expect(await holdsThread(() => toLinesOfAll([long('丙')]))).toBe(false);
  expect(await holdsThread(() => runTask('scanWords', { trie, text: long('丁') }))).toBe(false);
});

test('DR-6 many short texts count as a long one', async () => {
  const { inlineTextLength: most } = serverLimits;
  const texts = Array.from({ length: 50 }, (_, at) => `<p>${String(at).padStart(most / 25)}</p>`);
  expect(await holdsThread(() => cleanTexts(texts))).toBe(false);
});

test('a text is the same whichever thread worked on it', async () => {
  const texts = [long('甲'), '<b>短</b>', long('乙'), '<b>短</b>'];
  expect(await cleanTexts(texts)).toEqual(texts.map(cleanHtml));
  expect(await toPlainTexts(texts)).toEqual(texts.map(toPlainText));
  expect(await toLinesOfAll(texts)).toEqual(texts.map(toLines));
  const searched = { trie: await trieOf('代写'), text: long('代 写') };
  expect(await runTask('scanWords', searched)).toEqual([...scanText(searched.trie, searched.text)]);
  expect(await cleanTexts(['<i>短</i>'])).toEqual([{ html: '<i>短</i>', pictures: [] }]);
});

test('DR-6 what waits for the thread is bounded, and what was refused can be sent again', async () => {
  const asked = Array.from({ length: serverLimits.maxHeavyTasks + 1 }, () => runTask('plain', ['<p>甲</p>']));
  const answers = await Promise.allSettled(asked);
  expect(answers.filter(({ status }) => status === 'rejected')).toMatchObject([{ reason: { code: 'too_many' } }]);
  expect(await runTask('plain', ['<p>甲</p>'])).toEqual([toPlainText('<p>甲</p>')]);
});
