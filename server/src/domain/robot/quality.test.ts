import { expect, test } from 'vitest';
import {
  entries,
  measureAll,
  measureIn,
  plainQuality,
  plainQualityIn,
  qualityOf,
} from '../../../test/robot/measure-quality.ts';
import { closeFitting, closeJudging } from '../../../test/robot/questions-close.ts';
import { fittingQuestions } from '../../../test/robot/questions-fitting.ts';
import { generalFitting } from '../../../test/robot/questions-general-fitting.ts';
import { generalJudging } from '../../../test/robot/questions-general-judging.ts';
import { judgingQuestions } from '../../../test/robot/questions-judging.ts';

/** Hundreds of questions against hundreds of entries. */
const timeout = 60_000;

test('RB-1 RB-2 campus questions in other words find their entry clearly more often than by plain BM25', {
  timeout,
}, async () => {
  const all = [...fittingQuestions, ...judgingQuestions];
  expect(entries.length).toBeGreaterThanOrEqual(300);
  expect(all.filter(({ entry }) => entry !== null).length).toBeGreaterThanOrEqual(600);
  expect(all.filter(({ entry }) => entry === null).length).toBeGreaterThanOrEqual(60);
  const known = new Set(entries.map(({ question }) => question));
  expect(all.filter(({ entry }) => entry !== null && !known.has(entry))).toEqual([]);

  const ours = qualityOf(await measureAll(judgingQuestions));
  const plain = plainQuality(judgingQuestions);
  expect(ours.first).toBeGreaterThan(0.71);
  expect(ours.first - plain.first).toBeGreaterThan(0.13);
  expect(ours.amongFive).toBeGreaterThan(0.93);
  expect(ours.reciprocal - plain.reciprocal).toBeGreaterThan(0.11);
  expect(ours.falseAnswers).toBeLessThan(0.05);
  // A list of near questions is no refusal either.
  expect(ours.falseLists).toBeLessThan(0.5);
  expect(ours.refused).toBeLessThan(0.03);
});

test('RB-1 where answers say nothing, the ranking of the questions alone is better than plain BM25, too', {
  timeout,
}, async () => {
  const silent = qualityOf(await measureAll(judgingQuestions, { isSilent: true }));
  expect(silent.first - plainQuality(judgingQuestions).first).toBeGreaterThan(0.12);
});

test('RB-1 questions of everyday life, which no campus asks, find their entry clearly more often than by plain BM25', {
  timeout,
}, async () => {
  const ours = qualityOf(await measureIn(generalJudging, generalFitting));
  const plain = plainQualityIn(generalJudging, generalFitting);
  expect(ours.first - plain.first).toBeGreaterThan(0.25);
  expect(ours.amongFive).toBeGreaterThan(0.95);
  expect(ours.falseAnswers).toBeLessThan(0.05);
});

test('RB-1 among entries in nearly the same words the right one comes first', { timeout }, async () => {
  const ours = qualityOf(await measureIn(closeJudging, closeFitting));
  expect(ours.first).toBeGreaterThan(0.97);
  expect(ours.first).toBeGreaterThan(plainQualityIn(closeJudging, closeFitting).first);
});
