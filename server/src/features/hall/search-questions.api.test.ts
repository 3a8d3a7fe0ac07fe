import { expect, test } from 'vitest';
import { type AnsweredQuestion, isAnswered, judge, seedHall, successAtThree } from '../../../test/question-hall.ts';
import { aSchool } from '../../../test/school.ts';
import { questions } from '../../../test/search-questions.ts';
import { judging } from '../../../test/search-questions-judging.ts';
import { later } from '../../../test/search-questions-later.ts';
import { newest } from '../../../test/search-questions-newest.ts';

/** Enough for two hundred searches on a busy machine. */
const LONG_MS = 180_000;

const missed = (all: readonly AnsweredQuestion[]) =>
  all
    .filter((one) => !isAnswered(one))
    .map(({ typed, wanted, shown }) => `${typed}: ${wanted.join(' ')} is not among ${shown.slice(0, 3).join(' ')}`)
    .join('\n');

test.each([
  { name: 'to which it was fitted', list: questions, floor: 0.95 },
  { name: 'that were written afterwards', list: judging, floor: 0.9 },
  { name: 'that were written later', list: later, floor: 0.85 },
  { name: 'that were written last', list: newest, floor: 0.9 },
])(
  'HL-13 of the questions in people’s own words $name most are answered by one of the first three services',
  async ({ list, floor }) => {
    const { db } = await aSchool();
    const now = new Date();
    await seedHall(db, now);
    const answered = await judge(db, now, list);
    const figure = `${successAtThree(answered)} of ${answered.length}\n${missed(answered)}`;
    if (process.env.TEST_LOG) console.log(figure);
    expect(successAtThree(answered), figure).toBeGreaterThanOrEqual(floor);
  },
  LONG_MS,
);
