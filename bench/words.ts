/**
 * Sensitive words: 60,000 of them in texts of 2,000 characters against a loop over all words, in one run. The texts: an
 * ordinary one, one full of words in disguise, and the worst one, whose letters begin words at every place.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as wordLimits from '@yizhan/contract/limits/sensitive-words.ts';
import { build } from 'esbuild';
import { packagesStayOutside } from '../scripts/lib/packages-outside.mjs';
import { inRoot } from '../scripts/lib/root.mjs';
import { median } from './lib/load.ts';
import { report } from './lib/report.ts';

const ROUNDS = 30;
const goalMs = 5;

/** Repeatable: every run has the same words and texts. */
let state = 20_261_118;
const random = (below: number) => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 0x1_0000_0000) * below);
};
/** Half of the letters that a school writes with are among these. */
const COMMON = 800;
const ideograph = () => String.fromCharCode(0x4e00 + random(random(2) === 0 ? COMMON : 20_000));
const letters = (length: number) => Array.from({ length }, ideograph).join('');

function listWords(): string[] {
  const words = new Set<string>();
  // A third shares its first letters: lists are full of variants.
  const stems = Array.from({ length: 200 }, () => letters(2));
  // One word of the greatest length, and all its beginnings: the deepest path there can be.
  for (let length = 2; length <= wordLimits.wordLength; length += 1) words.add('甲'.repeat(length));
  while (words.size < wordLimits.maxWords) {
    const stem = random(3) === 0 ? (stems[random(stems.length)] ?? '') : '';
    words.add(stem + letters(2 + random(4)));
  }
  return [...words];
}

const { trialLength } = wordLimits;
const words = listWords();
const disguised = Array.from({ length: trialLength }, () => `${[...(words[random(words.length)] ?? '')].join('*')}　`);
const texts = {
  ordinary: letters(trialLength),
  disguised: disguised.join('').slice(0, trialLength),
  worst: `${'甲'.repeat(wordLimits.wordLength - 1)}乙`.repeat(trialLength).slice(0, trialLength),
};

const folder = mkdtempSync(join(tmpdir(), 'yizhan-words-'));
const file = join(folder, 'words.json');
writeFileSync(file, JSON.stringify({ words, texts: Object.values(texts), rounds: ROUNDS }));
const outfile = inRoot('server/dist/time-words.js');
await build({
  ...{ entryPoints: [inRoot('server/test/time-words.ts')], outfile, bundle: true, format: 'esm' },
  ...{ platform: 'node', target: 'node20', logLevel: 'warning', plugins: [packagesStayOutside] },
});
const out = execFileSync(process.execPath, [outfile, file], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
rmSync(folder, { recursive: true });

type Times = { ours: number[]; plain: number[] };
type Result = { measured: Times[]; hits: number[]; compiled: number; longestTurn: number; bytes: number };
const { measured, hits, compiled, longestTurn, bytes } = JSON.parse(out) as Result;
const lines = Object.keys(texts).map((name, at) => {
  const { ours, plain } = measured[at] ?? { ours: [], plain: [] };
  return { name, hits: hits[at] ?? 0, ours: median(ours), plain: median(plain) };
});
for (const { name, hits: found, ours, plain } of lines)
  console.log(`${name}: ${found} found, ${ours.toFixed(2)} ms; a plain loop ${plain.toFixed(1)} ms`);
console.log(
  `${words.length} words compiled in ${compiled.toFixed(0)} ms, ${(bytes / 1024 / 1024).toFixed(1)} MB, ` +
    `longest turn of the event loop ${longestTurn.toFixed(1)} ms`,
);
report({ name: 'words', value: Math.max(...lines.map(({ ours }) => ours)), goal: goalMs, unit: ' ms', better: 'less' });
