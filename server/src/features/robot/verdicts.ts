import type { Parsed } from '@yizhan/contract/call.ts';
import type { robot } from '@yizhan/contract/calls/robot.ts';
import { identityTypes } from '@yizhan/contract/permissions.ts';
import { fail } from '../../common/fail.ts';
import type { OpenContext } from '../../context.ts';
import { findGap } from './gaps.ts';
import * as rows from './queries.ts';

type Asking = Pick<OpenContext, 'db' | 'now' | 'person'>;

/** Solved or not. An answer that did not help leaves a gap, so that somebody looks at it. */
export async function writeVerdict({ db, now, person }: Asking, verdict: Parsed<(typeof robot)['judge']>) {
  const { answerId, solved, reasonCode, text = '', sessionId = '' } = verdict;
  await db.transaction(async (tx) => {
    const owner = { userId: person?.id ?? null, sessionKey: sessionId };
    const asked = (await rows.lockQuestion(tx, answerId, owner)) ?? fail('not_found');
    const gapId = solved || asked.gapId ? null : await findGap(tx, asked.text, now);
    const reason = solved ? '' : (reasonCode ?? '');
    await rows.writeVerdict(tx, answerId, { solved, reason, note: solved ? '' : text, gapId });
    if (asked.faqId && asked.solved !== solved) await rows.countVerdict(tx, asked.faqId, asked.solved, solved);
  });
  return {};
}

/** A question that the asker takes to a person: nobody answered it here. */
export async function record(
  { db, now, person }: Asking,
  { question, sessionId = '' }: Parsed<(typeof robot)['record']>,
): Promise<{ answerId: string }> {
  const { id } = await db.transaction(async (tx) =>
    rows.insertQuestion(tx, {
      ...{ text: question, sessionKey: sessionId, type: 'NONE', faqId: null, score: 0, now },
      gapId: await findGap(tx, question, now),
      ...{ userId: person?.id ?? null, roleType: person?.roleType ?? identityTypes.visitor },
    }),
  );
  return { answerId: id };
}
