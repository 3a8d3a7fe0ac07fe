import type { caseRatings } from '@yizhan/contract/calls/case-ratings.ts';
import * as processLimits from '@yizhan/contract/limits/processes.ts';
import { audit } from '../../common/audit.ts';
import { fail } from '../../common/fail.ts';
import { assertNoSensitiveWord } from '../../common/sensitive-words.ts';
import type { SignedInContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { listManagedProcesses } from '../../domain/processes/keeper-queries.ts';
import { noteCall, tellFollowedUp, tellReplied, todoIds } from '../../domain/ratings/rectification.ts';
import { type HeldRating, lockRating, setFollowedUp, setReplied } from '../../domain/ratings/rectification-queries.ts';
import { canFollowUp, followUpUntil } from '../../domain/ratings/rules.ts';
import { endTodos } from '../../domain/todos/write-queries.ts';
import type { Handlers } from '../../handlers.ts';
import { findRating, isRater, keepsRating, listRatings } from './queries.ts';

/** In one transaction under the lock of the rating; afterwards the pages of those concerned ask again. */
async function change(
  context: SignedInContext,
  { id, text, who }: { id: string; text: string; who: ReturnType<typeof keepsRating> },
  work: (db: Db, held: HeldRating) => Promise<string[]>,
) {
  await assertNoSensitiveWord(context, 'rating', text);
  const touched = await context.db.transaction(async (db) =>
    work(db, (await lockRating(db, id, who)) ?? fail('not_found')),
  );
  context.cardHints.publishTo(context.tenant.id, 'todos', touched);
  return {};
}

/** Ratings of cases at the desk of the department, and the rater's one answer. */
export const handlers: Handlers<typeof caseRatings> = {
  processes: (_, { db, person }) => listManagedProcesses(db, person),
  page: (query, { db, person, now }) => listRatings(db, person, query, now),
  get: async ({ id }, { db, person, now }) => (await findRating(db, person, id, now)) ?? fail('not_found'),

  callBack: ({ id, text }, context) =>
    change(context, { id, text, who: keepsRating(context.person) }, async (db, held) => {
      if (held.status !== 'callBack') fail('rating_called_already');
      await audit({ ...context, db }, { action: 'callBack', entity: 'rating', entityId: id, after: { text } });
      return noteCall(db, held, text, context.now);
    }),

  reply: ({ id, text }, context) =>
    change(context, { id, text, who: keepsRating(context.person) }, async (db, held) => {
      const { now } = context;
      if (held.reply !== '') fail('rating_replied_already');
      await setReplied(db, id, text, { until: followUpUntil(now), now });
      await audit({ ...context, db }, { action: 'answer', entity: 'rating', entityId: id, after: { text } });
      await tellReplied(db, held, now);
      const ended = await endTodos(db, { sourceApp: 'caseRating', sourceIds: [todoIds.handle(id)] });
      return [...ended, held.userId];
    }),

  followUp: ({ id, text }, context) =>
    change(context, { id, text, who: isRater(context.person.id) }, async (db, held) => {
      if (!canFollowUp(held, context.now)) fail('rating_follow_up_closed', { days: processLimits.followUpDays });
      await setFollowedUp(db, id, text, context.now);
      return tellFollowedUp(db, held, context.now);
    }),
};
