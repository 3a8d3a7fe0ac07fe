import type { Parsed } from '@yizhan/contract/call.ts';
import type { robot } from '@yizhan/contract/calls/robot.ts';
import { identityTypes } from '@yizhan/contract/permissions.ts';
import { saysSomething } from '@yizhan/contract/says-something.ts';
import { fail } from '../../common/fail.ts';
import type { OpenContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { writeWithGap } from './gaps.ts';
import * as rows from './queries.ts';

type Asking = Pick<OpenContext, 'db' | 'now' | 'person' | 'cardHints'>;

/** Solved or not. An answer that did not help leaves a gap, so that somebody looks at it. */
export async function writeVerdict(context: Asking, verdict: Parsed<(typeof robot)['judge']>) {
  const { db, person } = context;
  const { answerId, solved, reasonCode, text = '', sessionId = '' } = verdict;
  const owner = { userId: person?.id ?? null, sessionKey: sessionId };
  const write = async (tx: Db, gapId: string | null) => {
    const asked = (await rows.lockQuestion(tx, answerId, owner)) ?? fail('not_found');
    const reason = solved ? '' : (reasonCode ?? '');
    await rows.writeVerdict(tx, answerId, { solved, reason, note: solved ? '' : text, gapId });
    if (asked.faqId && asked.solved !== solved) await rows.countVerdict(tx, asked.faqId, asked.solved, solved);
  };
  const { text: question, gapId } = (await rows.findOwnQuestion(db, answerId, owner)) ?? fail('not_found');
  const needsGap = !solved && !gapId && saysSomething(question);
  await (needsGap ? writeWithGap(context, question, write) : db.transaction((tx) => write(tx, null)));
  return {};
}

/** A question that the asker takes to a person: nobody answered it here. */
export async function record(
  context: Asking,
  { question, sessionId = '' }: Parsed<(typeof robot)['record']>,
): Promise<{ answerId: string }> {
  const { db, now, person } = context;
  const write = (tx: Db, gapId: string | null) =>
    rows.insertQuestion(tx, {
      ...{ text: question, sessionKey: sessionId, type: 'NONE', faqId: null, gapId, score: 0, now },
      ...{ userId: person?.id ?? null, roleType: person?.roleType ?? identityTypes.visitor },
    });
  const { id } = await (saysSomething(question) ? writeWithGap(context, question, write) : write(db, null));
  return { answerId: id };
}
