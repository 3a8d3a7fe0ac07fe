import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createWordFinder } from './word-finder.ts';

const words = ['代写论文', '刷单', 'Casino', '办证'];
const find = createWordFinder(words);

const aWord = fc.constantFrom(...words);
const separators = fc
  .array(fc.constantFrom(' ', '　', '\u200b', '\u2060', '*', '。', '—', '·', '_', '\n', '😀', '\u0336'), {
    maxLength: 3,
  })
  .map((marks) => marks.join(''));
const disguise = (letter: string) => {
  const wide = letter.replace(/[!-~]/, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0));
  return fc.constantFrom(letter, letter.toUpperCase(), letter.toLowerCase(), wide);
};
const disguised = aWord.chain((word) =>
  fc
    .tuple(...[...word].map((letter) => fc.tuple(disguise(letter), separators)))
    .map((letters) => ({ word, text: letters.map(([letter, between]) => letter + between).join('') })),
);
const harmless = fc
  .array(fc.constantFrom(...'今天图书馆开放请同学们准时到场abdefgh 123，。！'), { maxLength: 40 })
  .map((letters) => letters.join(''));
/** Built from the letters of the words and from punctuation: hits and near misses in any mixture. */
const confusing = fc
  .array(fc.constantFrom(...'代写论文刷单办证 ，*\u200b'), { maxLength: 12 })
  .map((letters) => letters.join(''));

test('VA-1 neither separators nor width nor case hide a word', () => {
  fc.assert(
    fc.property(harmless, disguised, harmless, (before, { word, text }, after) => {
      expect(find(`${before}，${text}，${after}`)).toBe(word);
    }),
  );
});

test('VA-1 a text is hit exactly when it holds a word', () => {
  fc.assert(
    fc.property(confusing, (text) => {
      const letters = text.replace(/[ ，*\u200b]/g, '');
      expect(find(text) !== undefined).toBe(words.some((word) => letters.includes(word)));
    }),
    { numRuns: 500 },
  );
});

test('the first word of a text is named, as the school wrote it, the longest where two begin', () => {
  expect(find('先去CASINO再刷单')).toBe('Casino');
  expect(createWordFinder(['刷单', '刷单兼职'])('校内刷 单 兼 职群')).toBe('刷单兼职');
});

test('a Latin word inside another one is no hit, beside Chinese it is', () => {
  const findShort = createWordFinder(['ass']);
  expect(findShort('classroom A-101')).toBeUndefined();
  expect(findShort('你ass吗')).toBe('ass');
});

test('a word of marks alone is no word, and no words hit nothing', () => {
  expect(createWordFinder(['。。', ''])('完。。')).toBeUndefined();
  expect(createWordFinder([])('任何内容')).toBeUndefined();
});
