/**
 * Fits the weights of the robot's ranking on one half of the questions, those of the campus and those of everyday life,
 * and prints them with what they reach on the other half. Run it after a change of the features:
 * npx tsx server/test/robot/fit.ts
 */
import { featureNames } from '../../src/domain/robot/features.ts';
import { type Weights, weigh } from '../../src/domain/robot/retrieve.ts';
import {
  type MeasuredQuestion,
  measureAll,
  measureIn,
  plainQuality,
  plainQualityIn,
  qualityOf,
  taughtWith,
} from './measure-quality.ts';
import { closeFitting, closeJudging } from './questions-close.ts';
import { fittingQuestions } from './questions-fitting.ts';
import { generalFitting } from './questions-general-fitting.ts';
import { generalJudging } from './questions-general-judging.ts';
import { judgingQuestions } from './questions-judging.ts';

const ROUNDS = 250;
const STEP = 0.05;
/** Where the data says little, a weight stays near what one would guess: other schools ask otherwise than this one. */
const DECAY = 0.002;
/** The campus questions count three times, once for each way to keep them. */
const OTHERS = 2;
const guessed: Weights = {
  ...{ lettersAsked: 2, lettersKnown: 1, tellingAsked: 1, tellingKnown: 1, wordsAsked: 2 },
  ...{ contentAsked: 2, contentKnown: 1, contentBoth: 1, commonOrder: 1, lengths: 0.2, same: 4 },
  ...{
    bm25: 2,
    bm25Share: 1,
    sounds: 0.5,
    spelled: 6,
    everyday: 1,
    body: 1,
    bodyBm25: 0.5,
    keywords: 0.5,
    meaning: 7.4,
  },
  ...{ otherKind: -0.5, kindMissing: -0.5, kindSurplus: -0.3, opposite: -0.7, denial: -0.3, numbers: -0.5, none: 6 },
};
const names = [...featureNames, 'none'] as const;

/** Clashes only ever count against an entry; everything else counts for it. */
const against = new Set<string>(['otherKind', 'kindMissing', 'kindSurplus', 'opposite', 'denial', 'numbers']);
const bounded = (name: string, value: number) => (against.has(name) ? Math.min(0, value) : Math.max(0, value));

/** Softmax over the candidates of a question and "none of them", by gradient ascent with Adam. */
function fit(all: readonly MeasuredQuestion[]): Weights {
  const weights: Record<string, number> = { ...guessed };
  const moment: Record<string, { mean: number; square: number }> = {};
  for (const name of names) moment[name] = { mean: 0, square: 0 };
  for (let round = 1; round <= ROUNDS; round += 1) {
    const gradient: Record<string, number> = {};
    for (const name of names) gradient[name] = DECAY * (guessed[name] - (weights[name] ?? 0));
    for (const { entry, measured } of all) add(gradient, weights as Weights, entry, measured, all.length);
    for (const name of names) {
      const own = moment[name] ?? { mean: 0, square: 0 };
      const slope = gradient[name] ?? 0;
      own.mean = 0.9 * own.mean + 0.1 * slope;
      own.square = 0.999 * own.square + 0.001 * slope * slope;
      const step = own.mean / (1 - 0.9 ** round) / (Math.sqrt(own.square / (1 - 0.999 ** round)) + 1e-8);
      weights[name] = bounded(name, (weights[name] ?? 0) + STEP * step);
    }
  }
  return weights as Weights;
}

function add(
  gradient: Record<string, number>,
  weights: Weights,
  entry: string | null,
  measured: MeasuredQuestion['measured'],
  total: number,
) {
  const sums = measured.map(({ features }) => weigh(features, weights));
  const most = Math.max(weights.none, ...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const none = Math.exp(weights.none - most);
  const all = powers.reduce((sum, power) => sum + power, none);
  const isRight = measured.map(({ entryId }) => entryId === entry);
  const rightPower = powers.reduce((sum, power, at) => sum + (isRight[at] ? power : 0), 0);
  // Where the right one was not even found, none of these is it.
  const isNone = rightPower === 0;
  for (const [at, { features }] of measured.entries()) {
    const power = powers[at] ?? 0;
    const pull = (isRight[at] ? power / rightPower : 0) - power / all;
    for (const name of featureNames) gradient[name] = (gradient[name] ?? 0) + (pull * features[name]) / total;
  }
  gradient.none = (gradient.none ?? 0) + ((isNone ? 1 : 0) - none / all) / total;
}

/** The ways a school keeps entries: with one phrase each, with several, and with answers that say nothing. */
async function measureKept(asked: typeof fittingQuestions) {
  const { asked: rest, taught } = taughtWith(asked);
  return {
    bare: await measureAll(asked),
    taught: await measureAll(rest, { taught }),
    silent: await measureAll(asked, { isSilent: true }),
  };
}

const [fitting, judging] = [await measureKept(fittingQuestions), await measureKept(judgingQuestions)];
const others = {
  fitting: [...(await measureIn(generalFitting, generalJudging)), ...(await measureIn(closeFitting, closeJudging))],
  general: await measureIn(generalJudging, generalFitting),
  close: await measureIn(closeJudging, closeFitting),
};
const campus = [...fitting.bare, ...fitting.taught, ...fitting.silent];
const found = fit([...campus, ...Array.from({ length: OTHERS }, () => others.fitting).flat()]);
const lines = names.map((name) => `  ${name}: ${Number(found[name].toFixed(2))},`);
const more = taughtWith(judgingQuestions);
const lists = {
  fitted: qualityOf(fitting.bare, found),
  heldOut: qualityOf(judging.bare, found),
  plain: plainQuality(judgingQuestions),
  heldOutTaught: qualityOf(judging.taught, found),
  heldOutSilent: qualityOf(judging.silent, found),
  plainTaught: plainQuality(more.asked, more.taught),
  general: qualityOf(others.general, found),
  plainGeneral: plainQualityIn(generalJudging, generalFitting),
  close: qualityOf(others.close, found),
  plainClose: plainQualityIn(closeJudging, closeFitting),
};
process.stdout.write(`${lines.join('\n')}\n`);
for (const [name, quality] of Object.entries(lists)) process.stdout.write(`${name} ${JSON.stringify(quality)}\n`);
