import { faqScenes } from '../../src/db/seed/demo/faqs.ts';
import { synonyms } from '../../src/db/seed/demo/search.ts';
import { plainText } from '../../src/domain/robot/phrase.ts';
import { PhraseIndex } from '../../src/domain/robot/phrase-index.ts';
import { judge, type Measured, measure, ranked, readQuestion, type Weights } from '../../src/domain/robot/retrieve.ts';
import { plainBm25 } from './plain-bm25.ts';
import type { AskedQuestion } from './question-lines.ts';

export const entries = faqScenes.flatMap(({ lines }) =>
  lines.map(([, question, answer, more]) => ({ question, answer, similar: more?.similar ?? [] })),
);

/** Other ways to ask that an entry is given besides its own. */
type TaughtPhrases = ReadonlyMap<string, readonly string[]>;

/** How a school keeps its entries: with other ways to ask, or with answers that say little (a link, a picture). */
type Keeping = { taught?: TaughtPhrases; isSilent?: boolean };

/** The campus entries in an index, by their standard question. */
export function campusEntries({ taught = new Map(), isSilent = false }: Keeping) {
  const [index, bodies] = [new PhraseIndex(), new PhraseIndex()];
  const texts = new Map(entries.map(({ question, answer }) => [question, isSilent ? '' : plainText(answer)]));
  for (const { question, answer, similar } of entries) {
    index.put(question, [question, ...similar, ...(taught.get(question) ?? [])]);
    bodies.put(question, [isSilent ? question : `${question} ${answer}`]);
  }
  return { index, bodies, textsOf: (id: string) => ({ phrase: id, keywords: '', body: texts.get(id) ?? '' }) };
}

/** A list whose entries are their questions and nothing else. */
function listOf(asked: readonly AskedQuestion[]) {
  const [index, bodies] = [new PhraseIndex(), new PhraseIndex()];
  for (const { entry } of asked) if (entry !== null) for (const each of [index, bodies]) each.put(entry, [entry]);
  return { index, bodies, textsOf: (id: string) => ({ phrase: id, keywords: '', body: '' }) };
}

/** Questions asked of the list they come from, with further entries in it. */
export function measureIn(asked: readonly AskedQuestion[], others: readonly AskedQuestion[]) {
  const list = listOf([...asked, ...others]);
  return Promise.all(
    asked.map(async (one): Promise<MeasuredQuestion> => {
      const read = await readQuestion(one.question, []);
      return { ...one, measured: read ? await measure(list, read, () => true) : [] };
    }),
  );
}

export type MeasuredQuestion = AskedQuestion & { measured: readonly Measured[] };

export async function measureAll(asked: readonly AskedQuestion[], keeping: Keeping = {}): Promise<MeasuredQuestion[]> {
  const campus = campusEntries(keeping);
  return Promise.all(
    asked.map(async (one) => {
      const groups = synonyms.filter((group) => group.some((word) => one.question.includes(word)));
      const read = await readQuestion(one.question, groups);
      return { ...one, measured: read ? await measure(campus, read, () => true) : [] };
    }),
  );
}

/** The first question of each entry becomes one of its ways to ask; the others are asked. */
export function taughtWith(all: readonly AskedQuestion[]) {
  const taught = new Map<string, string[]>();
  const asked = all.filter(({ question, entry }) => {
    if (entry === null || taught.has(entry)) return true;
    taught.set(entry, [question]);
    return false;
  });
  return { asked, taught };
}

/** Shares of the questions with an answer: first, among five, and the mean reciprocal rank. */
export type Quality = { first: number; amongFive: number; reciprocal: number };
/**
 * Also: rightly answered at once, wrongly answered at once, refused; and of what had to be refused, the share that was
 * answered and the share that got a list of near questions.
 */
export type RobotQuality = Quality & Record<'sure' | 'wrong' | 'refused' | 'falseAnswers' | 'falseLists', number>;

export function qualityOf(all: readonly MeasuredQuestion[], weights?: Weights): RobotQuality {
  const lists = all.map(({ entry, measured }) => ({ entry, ...judge(ranked(measured, weights)) }));
  const known = lists.filter(({ entry }) => entry !== null);
  const refused = lists.filter(({ entry }) => entry === null);
  const sure = known.filter(({ type }) => type === 'EXACT');
  const shareOf = (wanted: string, among: typeof lists) =>
    among.length === 0 ? 0 : among.filter(({ type }) => type === wanted).length / among.length;
  const right = sure.filter(({ entry, candidates }) => candidates[0]?.entryId === entry).length;
  return {
    ...rankQuality(known.map(({ entry, candidates }) => candidates.findIndex(({ entryId }) => entryId === entry))),
    sure: right / known.length,
    wrong: (sure.length - right) / known.length,
    refused: shareOf('NONE', known),
    falseAnswers: shareOf('EXACT', refused),
    falseLists: shareOf('LIST', refused),
  };
}

export function rankQuality(places: readonly number[]): Quality {
  const share = (isGood: (place: number) => boolean) => places.filter(isGood).length / places.length;
  return {
    first: share((place) => place === 0),
    amongFive: share((place) => place >= 0 && place < 5),
    reciprocal: places.reduce((sum, place) => sum + (place < 0 ? 0 : 1 / (place + 1)), 0) / places.length,
  };
}

/** The same entries and questions by BM25 over single characters and pairs. */
export function plainQuality(asked: readonly AskedQuestion[], taught: TaughtPhrases = new Map()): Quality {
  return plainQualityOf(
    asked,
    entries.flatMap(({ question, similar }) =>
      [question, ...similar, ...(taught.get(question) ?? [])].map((text) => ({ id: question, text })),
    ),
  );
}

/** The same for questions of the list they come from. */
export function plainQualityIn(asked: readonly AskedQuestion[], others: readonly AskedQuestion[]): Quality {
  const ids = new Set([...asked, ...others].flatMap(({ entry }) => entry ?? []));
  return plainQualityOf(
    asked,
    [...ids].map((id) => ({ id, text: id })),
  );
}

function plainQualityOf(asked: readonly AskedQuestion[], texts: readonly { id: string; text: string }[]): Quality {
  const find = plainBm25(texts);
  const known = asked.filter(({ entry }) => entry !== null);
  return rankQuality(known.map(({ question, entry }) => find(question).indexOf(entry ?? '')));
}
