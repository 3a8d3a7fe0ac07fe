/** Judges the robot by the campus questions and times it over 20,000 entries; prints JSON for bench/robot.ts. */
import { performance } from 'node:perf_hooks';
import { PhraseIndex } from '../src/domain/robot/phrase-index.ts';
import { measure, ranked, readQuestion } from '../src/domain/robot/retrieve.ts';
import { entries, measureAll, measureIn, plainQuality, plainQualityIn, qualityOf } from './robot/measure-quality.ts';
import { closeFitting, closeJudging } from './robot/questions-close.ts';
import { fittingQuestions } from './robot/questions-fitting.ts';
import { generalFitting } from './robot/questions-general-fitting.ts';
import { generalJudging } from './robot/questions-general-judging.ts';
import { judgingQuestions } from './robot/questions-judging.ts';

const ENTRIES = 20_000;
const ASKED = 200;

/** The campus entries over and over, each time of another college. */
function manyEntries() {
  const [index, bodies] = [new PhraseIndex(), new PhraseIndex()];
  const texts = new Map<string, { phrase: string; keywords: string; body: string }>();
  const started = performance.now();
  for (let at = 0; at < ENTRIES; at += 1) {
    const { question, answer } = entries[at % entries.length] ?? { question: '', answer: '' };
    const phrase = `${String.fromCodePoint(0x4e00 + ((Math.floor(at / entries.length) * 97) % 20_000))}院${question}`;
    index.put(String(at), [phrase]);
    bodies.put(String(at), [`${phrase} ${answer}`]);
    texts.set(String(at), { phrase, keywords: '', body: answer });
  }
  const textsOf = (id: string) => texts.get(id) ?? { phrase: '', keywords: '', body: '' };
  return { index, bodies, textsOf, buildMs: performance.now() - started };
}

const many = manyEntries();
const times: number[] = [];
for (const { question } of judgingQuestions.slice(0, ASKED)) {
  const started = performance.now();
  const read = await readQuestion(question, []);
  if (read) ranked(await measure(many, read, () => true));
  times.push(performance.now() - started);
}
times.sort((a, b) => a - b);
const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;

const answer = {
  entries: entries.length,
  ours: {
    fitted: qualityOf(await measureAll(fittingQuestions)),
    judged: qualityOf(await measureAll(judgingQuestions)),
    general: qualityOf(await measureIn(generalJudging, generalFitting)),
    close: qualityOf(await measureIn(closeJudging, closeFitting)),
  },
  plain: {
    fitted: plainQuality(fittingQuestions),
    judged: plainQuality(judgingQuestions),
    general: plainQualityIn(generalJudging, generalFitting),
    close: plainQualityIn(closeJudging, closeFitting),
  },
  speed: { entries: ENTRIES, buildMs: many.buildMs, p50: at(0.5), p95: at(0.95) },
};
process.stdout.write(JSON.stringify(answer));
