import type { services } from '@yizhan/contract/calls/services.ts';
import type { OwnRating, RatingInput } from '@yizhan/contract/entities/hall.ts';
import * as serviceLimits from '@yizhan/contract/limits/services.ts';
import { fail } from '../../common/fail.ts';
import { assertNoSensitiveWord } from '../../common/sensitive-words.ts';
import { toWireTime } from '../../common/wire-time.ts';
import type { SignedInContext } from '../../context.ts';
import type { EnglishTexts } from '../../domain/english/rules.ts';
import type { Handlers } from '../../handlers.ts';
import * as rows from './rating-queries.ts';

type Calls = Pick<Handlers<typeof services>, 'giveScore' | 'checkScore' | 'scoreLabels' | 'ratings'>;

const CHANGEABLE_MS = serviceLimits.ratingDays * 24 * 3_600_000;
const changeableSince = (now: Date) => new Date(now.getTime() - CHANGEABLE_MS);

/** Ratings of applications. */
export const ratings: Calls = {
  async giveScore(input, context) {
    const { person, now } = context;
    await assertNoSensitiveWord(context, 'rating', [input.text, ...input.labels].join('\n'));
    const texts = context.caller.language === 'en' ? await context.english.texts(context.db) : undefined;
    await context.db.transaction(async (db) => {
      const { type } = (await rows.lockRated(db, input.serviceId, person)) ?? fail('not_found');
      if (type !== 'APPLICATION') fail('rate_applications_only');
      const before = await rows.findOwnRating(db, input.serviceId, person.id, changeableSince(now));
      const labels = asOffered(
        input.labels,
        [...(await rows.listLabels(db, input.score)), ...(before?.labels ?? [])],
        texts,
      );
      const stars = { ...input, labels, userId: person.id, now };
      if (before) await rows.updateRating(db, before.id, stars);
      else await rows.insertRating(db, stars);
      const added = { sum: input.score - (before?.score ?? 0), count: before ? 0 : 1 };
      await rows.countStars(db, input.serviceId, added);
    });
    return ownRating(input.serviceId, context);
  },

  async checkScore({ serviceId }, context) {
    const { type } = (await rows.findRated(context.db, serviceId, context.person)) ?? fail('not_found');
    if (type !== 'APPLICATION') fail('rate_applications_only');
    return ownRating(serviceId, context);
  },

  scoreLabels: ({ score }, { db }) => rows.listLabels(db, score),

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

/**
 * Labels must be the school's; readers of English were offered their English texts. A label that is no longer offered
 * may be kept if it was chosen before.
 */
function asOffered(labels: RatingInput['labels'], offered: readonly string[], texts?: EnglishTexts): string[] {
  const chosen = labels.map(
    (label) =>
      offered.find((one) => one === label || texts?.get(one) === label) ??
      fail('invalid_input', { fields: 'labels' }, { fields: ['labels'] }),
  );
  return [...new Set(chosen)];
}

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
