import { setImmediate as breath } from 'node:timers/promises';
import type { OpenContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { ALIKE, likeness } from '../../domain/robot/likeness.ts';
import { readPhrase } from '../../domain/robot/phrase.ts';
import { assignGaps } from '../../domain/robot/todos.ts';
import * as rows from './queries.ts';

type GapContext = Pick<OpenContext, 'db' | 'now' | 'cardHints'>;

/** Gaps that are compared before other work has its turn. */
const TURN = 20;

/** RB-9: writes what belongs to an unanswered question together with the gap that it is counted in. */
export async function writeWithGap<T>(
  { db, now, cardHints }: GapContext,
  question: string,
  write: (tx: Db, gapId: string) => Promise<T>,
): Promise<T> {
  const alike = await findAlike(db, question);
  const { written, keepers } = await db.transaction(async (tx) => {
    const { gapId, keepers } = await countIn(tx, { question, alike, now });
    return { written: await write(tx, gapId), keepers };
  });
  cardHints.publishTo(db.tenant, 'todos', keepers);
  return written;
}

/** The gap that the question is most like. Comparing takes a while, so it holds no transaction. */
async function findAlike(db: Db, question: string): Promise<string | undefined> {
  const asked = await readPhrase(question);
  const best: { id: string | undefined; score: number } = { id: undefined, score: ALIKE };
  for (const [at, gap] of (await rows.listUnansweredGaps(db)).entries()) {
    const score = likeness(asked, await readPhrase(gap.question));
    if (score >= best.score) Object.assign(best, { id: gap.id, score });
    if (at % TURN === TURN - 1) await breath();
  }
  return best.id;
}

/** Counts the question in its gap. A new gap waits for those who keep the entries. */
async function countIn(tx: Db, { question, alike, now }: { question: string; alike: string | undefined; now: Date }) {
  if (alike !== undefined && (await rows.countGap(tx, alike, now)) > 0) return { gapId: alike, keepers: [] };
  await rows.lockGaps(tx);
  // The same question of somebody else, asked at the same moment.
  const same = await rows.findGapOf(tx, question);
  if (same) {
    await rows.countGap(tx, same.id, now);
    return { gapId: same.id, keepers: [] };
  }
  const gapId = await rows.insertGap(tx, question, now);
  return { gapId, keepers: await assignGaps(tx, now) };
}
