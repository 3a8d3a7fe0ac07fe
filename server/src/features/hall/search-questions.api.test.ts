import { expect, test } from 'vitest';
import { isAnswered, type Judged, judge, seedHall, successAtThree } from '../../../test/judged-hall.ts';
import { aSchool } from '../../../test/school.ts';
import { fitted, judging } from '../../../test/search-questions.ts';

/** Enough for two hundred searches on a busy machine. */
const LONG_MS = 180_000;

const missed = (all: readonly Judged[]) =>
  all
    .filter((one) => !isAnswered(one))
    .map(({ typed, wanted, shown }) => `${typed}: ${wanted.join(' ')} is not among ${shown.slice(0, 3).join(' ')}`)
    .join('\n');

test(
  'HL-13 of 200 questions in people’s own words nine in ten are answered by one of the first three services',
  async () => {
    const { db } = await aSchool();
    const now = new Date();
    await seedHall(db, now);
    for (const half of [fitted, judging]) {
      const judged = await judge(db, now, half);
      const figure = `${successAtThree(judged)} of ${judged.length}\n${missed(judged)}`;
      if (process.env.TEST_LOG) console.log(half === fitted ? figure : successAtThree(judged));
      expect(successAtThree(judged), figure).toBeGreaterThanOrEqual(0.9);
    }
  },
  LONG_MS,
);
