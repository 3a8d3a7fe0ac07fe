/**
 * Times the search for sensitive words. Reads `{ words, texts, rounds }` from a file and prints, as one JSON line: for
 * each text the milliseconds of our scan and of a plain loop over all words, how long the list took to compile, the
 * longest turn of the event loop meanwhile, and the bytes it takes.
 */
import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { inSlices } from '../src/common/in-slices.ts';
import { foldLetters } from '../src/common/sensitive-words/fold-letters.ts';
import { scanText } from '../src/common/sensitive-words/word-finder.ts';
import { buildTrie } from '../src/common/sensitive-words/word-trie.ts';

type Task = { words: string[]; texts: string[]; rounds: number };
const [file = ''] = process.argv.slice(2);
const { words, texts, rounds } = JSON.parse(readFileSync(file, 'utf8')) as Task;

const lettersOf = (text: string) => String.fromCharCode(...foldLetters(text).codes);

const listed = words.map((word) => ({ word }));
const delays = monitorEventLoopDelay({ resolution: 1 });
delays.enable();
const began = performance.now();
const trie = await inSlices(buildTrie(listed));
const compiled = performance.now() - began;
delays.disable();
const bytes = Object.values(trie).reduce((sum, part) => sum + part.byteLength, 0);

const folded = words.map(lettersOf);
const plainly = (text: string) => {
  const letters = lettersOf(text);
  return folded.filter((word) => letters.includes(word)).length;
};

const took = (work: () => unknown) => {
  const start = performance.now();
  work();
  return performance.now() - start;
};
const measured = texts.map(() => ({ ours: [] as number[], plain: [] as number[] }));
// The first rounds warm up; ours and the plain loop alternate: the machine's speed changes from second to second.
for (let round = 0; round < rounds + 3; round += 1)
  for (const [at, text] of texts.entries()) {
    const ours = took(() => [...scanText(trie, text)]);
    const plain = took(() => plainly(text));
    if (round < 3) continue;
    measured[at]?.ours.push(ours);
    measured[at]?.plain.push(plain);
  }
const hits = texts.map((text) => [...scanText(trie, text)].length);
console.log(JSON.stringify({ measured, hits, compiled, longestTurn: delays.max / 1e6, bytes }));
