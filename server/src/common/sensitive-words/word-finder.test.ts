import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inSlices } from '../in-slices.ts';
import { maskWords, scanText } from './word-finder.ts';
import { buildTrie, type TrieWord } from './word-trie.ts';

async function finderOf(sensitive: readonly string[], allowed: readonly string[] = []) {
  const words: TrieWord[] = [
    ...sensitive.map((word) => ({ word })),
    ...allowed.map((word) => ({ word, isAllowed: true })),
  ];
  const trie = await inSlices(buildTrie(words));
  return (text: string) =>
    Array.from(scanText(trie, text), ({ index, begin, end }) => ({ word: words[index]?.word ?? '', begin, end }));
}
const namesOf = (hits: readonly { word: string }[]) => hits.map(({ word }) => word);

const words = ['代写论文', '刷单', 'Casino', '办证'];

const aWord = fc.constantFrom(...words);
const separators = fc
  .array(
    fc.constantFrom(
      ' ',
      '　',
      '\u200b',
      '\u2060',
      '*',
      '。',
      '—',
      '·',
      '_',
      '\n',
      '😀',
      '\u0336',
      '\u3164',
      '\uffa0',
      '\u115f',
      'ㆍ',
      '①',
      '⑽',
      '㈠',
      'ⓐ',
      '²',
      '½',
      '㎏',
    ),
    {
      maxLength: 3,
    },
  )
  .map((marks) => marks.join(''));
const traditional: Readonly<Record<string, string>> = { 写: '寫', 论: '論', 单: '單', 办: '辦', 证: '證' };
const disguise = (letter: string) => {
  const wide = letter.replace(/[!-~]/, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0));
  return fc.constantFrom(letter, letter.toUpperCase(), letter.toLowerCase(), wide, traditional[letter] ?? letter);
};
const disguised = aWord.chain((word) =>
  fc
    .tuple(...[...word].map((letter) => fc.tuple(disguise(letter), separators)))
    .map((letters) => ({ word, text: letters.map(([letter, between]) => letter + between).join('') })),
);
const harmless = fc
  .array(fc.constantFrom(...'今天图书馆开放请同学们准时到场abdefgh 123，。！'), { maxLength: 40 })
  .map((letters) => letters.join(''));

test('VA-1 neither separators nor width nor case nor traditional characters hide a word', async () => {
  const find = await finderOf(words);
  fc.assert(
    fc.property(harmless, disguised, harmless, (before, { word, text }, after) => {
      expect(namesOf(find(`${before}，${text}，${after}`))).toEqual([word]);
    }),
  );
});

/** The same by plain comparison: every word at every place, the longest first, none inside an allowed one. */
function findPlainly(sensitive: readonly string[], allowed: readonly string[], text: string): string[] {
  const letters = [...text.toLowerCase()]
    .map((letter, at) => ({ letter: letter === '單' ? '单' : letter, at }))
    .filter(({ letter }) => !' ，*\u200b'.includes(letter));
  const isLatin = (letter: string | undefined) => letter !== undefined && /[a-z0-9]/i.test(letter);
  const matches = (word: string, begin: number) => {
    const part = letters.slice(begin, begin + word.length);
    if (part.map(({ letter }) => letter).join('') !== word) return false;
    const [first, last] = [part[0]?.at ?? 0, part.at(-1)?.at ?? 0];
    return !(isLatin(text[first]) && isLatin(text[first - 1])) && !(isLatin(text[last]) && isLatin(text[last + 1]));
  };
  const spans = letters.flatMap((_, begin) =>
    allowed.filter((word) => matches(word, begin)).map((word) => ({ begin, end: begin + word.length })),
  );
  const found: string[] = [];
  for (let begin = 0; begin < letters.length; ) {
    const isCovered = (word: string) => spans.some((span) => span.begin <= begin && begin + word.length <= span.end);
    const [longest] = sensitive
      .filter((word) => matches(word, begin) && !isCovered(word))
      .sort((one, other) => other.length - one.length);
    if (longest !== undefined) found.push(longest);
    begin += longest?.length ?? 1;
  }
  return found;
}

/** Few letters, so that words begin, contain and overlap one another. */
const fewWords = fc.uniqueArray(
  fc.array(fc.constantFrom(...'甲乙单a1'), { minLength: 1, maxLength: 4 }).map((letters) => letters.join('')),
  { maxLength: 8 },
);
const confusing = fc
  .array(fc.constantFrom(...'甲乙单單aA1 ，*\u200b'), { maxLength: 24 })
  .map((letters) => letters.join(''));

test('VA-1 exactly the words of the list are found that no allowed word covers', async () => {
  await fc.assert(
    fc.asyncProperty(fewWords, fewWords, confusing, async (sensitive, listed, text) => {
      const allowed = listed.filter((word) => !sensitive.includes(word));
      const find = await finderOf(sensitive, allowed);
      expect(namesOf(find(text))).toEqual(findPlainly(sensitive, allowed, text));
    }),
    { numRuns: 500 },
  );
});

test('the first word of a text is named first, as the school wrote it, the longest where two begin', async () => {
  expect(namesOf((await finderOf(words))('先去CASINO再刷单'))).toEqual(['Casino', '刷单']);
  expect(namesOf((await finderOf(['刷单', '刷单兼职']))('校内刷 单 兼 职群'))).toEqual(['刷单兼职']);
});

test('a Latin word inside another one is no hit, beside Chinese it is', async () => {
  const find = await finderOf(['ass']);
  expect(find('classroom A-101')).toEqual([]);
  expect(namesOf(find('你ass吗'))).toEqual(['ass']);
});

test('VA-1 a sign that stands for a letter hides no word, before it, within it or instead of its letters', async () => {
  const find = await finderOf(['代考', 'casino']);
  for (const text of [
    '①代考',
    '代①考',
    '代⑽考',
    '代㊀考',
    '代❶考',
    '代⓫考',
    '代Ⅰ考',
    '①casino',
    'cas½ino',
    'ⓒⓐⓢⓘⓝⓞ',
    'casino™',
  ])
    expect(namesOf(find(text)), text).toHaveLength(1);
  expect(maskWords('找⑽代①考吗', find('找⑽代①考吗'))).toBe('找(10)***吗');
  expect(find('第①章 现代史 ③考试')).toEqual([]);
});

test('VA-1 an allowed word protects what lies inside it and nothing else', async () => {
  const find = await finderOf(['代考'], ['现代考古']);
  expect(find('现代考古学导论')).toEqual([]);
  expect(find('現 代 考 古')).toEqual([]);
  expect(namesOf(find('现代考古，代考'))).toEqual(['代考']);
});

test('a word of marks alone is no word, and no words hit nothing', async () => {
  expect((await finderOf(['。。', '']))('完。。')).toEqual([]);
  expect((await finderOf([]))('任何内容')).toEqual([]);
});

test('VA-1 a masked text keeps the rest as it was written', async () => {
  const find = await finderOf(['代写论文']);
  const text = '找人代-寫-論-文，謝謝';
  expect(maskWords(text, find(text))).toBe('找人*******,謝謝');
});
