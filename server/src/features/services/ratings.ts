import type { services } from '@yizhan/contract/calls/services.ts';
import type { OwnRating } from '@yizhan/contract/entities/hall.ts';
import * as processLimits from '@yizhan/contract/limits/processes.ts';
import * as serviceLimits from '@yizhan/contract/limits/services.ts';
import { fail } from '../../common/fail.ts';
import { assertNoSensitiveWord } from '../../common/sensitive-words.ts';
import { toWireTime } from '../../common/wire-time.ts';
import type { SignedInContext } from '../../context.ts';
import { recordEvent } from '../../domain/outbox/outbox.ts';
import { countStars, insertRating, listLabels } from '../../domain/ratings/queries.ts';
import { asOffered } from '../../domain/ratings/rules.ts';
import type { Handlers } from '../../handlers.ts';
import { listGiven, listWaiting } from './my-rating-queries.ts';
import * as rows from './rating-queries.ts';

type Calls = Pick<Handlers<typeof services>, 'giveScore' | 'checkScore' | 'scoreLabels' | 'myRatings' | 'ratings'>;

const DAY_MS = 86_400_000;
const CHANGEABLE_MS = serviceLimits.ratingDays * DAY_MS;
const changeableSince = (now: Date) => new Date(now.getTime() - CHANGEABLE_MS);

/** Ratings of applications. */
export const ratings: Calls = {
  async giveScore(input, context) {
    const { person, now } = context;
    await assertNoSensitiveWord(context, 'rating', [input.text, ...input.labels].join('\n'));
    const texts = context.caller.language === 'en' ? await context.english.texts(context.db) : undefined;
    await context.db.transaction(async (db) => {
      const { type, code } = (await rows.lockRated(db, input.serviceId, person)) ?? fail('not_found');
      if (type !== 'APPLICATION') fail('rate_applications_only');
      const before = await rows.findOwnRating(db, input.serviceId, person.id, changeableSince(now));
      const labels = asOffered(
        input.labels,
        [...(await listLabels(db, input.score)), ...(before?.labels ?? [])],
        texts,
      );
      const stars = { ...input, labels, userId: person.id, now };
      if (before) await rows.updateRating(db, before.id, stars);
      else await insertRating(db, stars);
      const added = { sum: input.score - (before?.score ?? 0), count: before ? 0 : 1 };
      await countStars(db, input.serviceId, added);
      if (before) return;
      const rating = { sourceApp: '' as const, serviceCode: code, score: input.score, text: input.text };
      if (await recordEvent(db, 'rating.created', `service:${input.serviceId}`, rating))
        await context.jobs.start(db, 'deliverWebhooks', {}, { uniqueKey: 'due' });
    });
    return ownRating(input.serviceId, context);
  },

  async checkScore({ serviceId }, context) {
    const { type } = (await rows.findRated(context.db, serviceId, context.person)) ?? fail('not_found');
    if (type !== 'APPLICATION') fail('rate_applications_only');
    return ownRating(serviceId, context);
  },

  scoreLabels: ({ score }, { db }) => listLabels(db, score),

  async myRatings({ box, ...page }, { db, person, now }) {
    const since = changeableSince(now);
    const query = { person, since, ...page };
    if (box === 'given') return listGiven(db, query, now);
    return listWaiting(db, { ...query, caseSince: new Date(now.getTime() - processLimits.ratingDays * DAY_MS) });
  },

  async ratings({ serviceId, current, size }, { db, person }) {
    const { scoreSum, scoreCount } = (await rows.findRated(db, serviceId, person)) ?? fail('not_found');
    const [distribution, labels, comments] = await Promise.all([
      rows.countByStars(db, serviceId),
      rows.countLabels(db, serviceId),
      rows.listComments(db, { serviceId, current, size }),
    ]);
    const average = scoreCount > 0 ? scoreSum / scoreCount : null;
    return { average, count: scoreCount, distribution, labels, comments };
  },
};

async function ownRating(
  serviceId: string,
  { db, person, now }: Pick<SignedInContext, 'db' | 'person' | 'now'>,
): Promise<OwnRating> {
  const found = await rows.findOwnRating(db, serviceId, person.id, changeableSince(now));
  if (!found) return { given: null };
  const { id: _, createdAt, updatedAt, ...rating } = found;
  const until = new Date(createdAt.getTime() + CHANGEABLE_MS);
  return { given: { ...rating, at: toWireTime(updatedAt), until: toWireTime(until) } };
}
