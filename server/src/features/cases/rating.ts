import type { cases } from '@yizhan/contract/calls/cases.ts';
import { OWN_CASES } from '@yizhan/contract/case-kinds.ts';
import * as processLimits from '@yizhan/contract/limits/processes.ts';
import { audit } from '../../common/audit.ts';
import { Failure, fail } from '../../common/fail.ts';
import { messageOf } from '../../common/failure-message.ts';
import { assertNoSensitiveWord } from '../../common/sensitive-words.ts';
import { onUniqueViolation } from '../../common/unique-violation.ts';
import { scoreCaseFact } from '../../domain/case-facts/queries.ts';
import { findViewer } from '../../domain/cases/access-queries.ts';
import { findCase, lockCase } from '../../domain/cases/queries.ts';
import { recordEvent } from '../../domain/outbox/outbox.ts';
import { countStars, insertRating, listLabels } from '../../domain/ratings/queries.ts';
import { openRectification } from '../../domain/ratings/rectification.ts';
import { asOffered } from '../../domain/ratings/rules.ts';
import type { Handlers } from '../../handlers.ts';
import { whyNotRated } from './rating-rules.ts';

type Calls = Pick<Handlers<typeof cases>, 'canRate' | 'rate'>;
const params = { days: processLimits.ratingDays };

/** Ratings of finished cases: once, by the applicant alone. */
export const rating: Calls = {
  async canRate({ caseId }, { db, person, now, caller }) {
    if (!(await findViewer(db, person, caseId, now))) fail('not_found');
    const file = (await findCase(db, caseId)) ?? fail('not_found');
    const why = whyNotRated(file, person.id, now);
    return { can: why === null, reason: why ? messageOf(new Failure(why, params), caller.language) : '', caseId };
  },

  async rate({ caseId, score, labels, text, anonymous }, context) {
    const { person, now } = context;
    await assertNoSensitiveWord(context, 'rating', [text, ...labels].join('\n'));
    const texts = context.caller.language === 'en' ? await context.english.texts(context.db) : undefined;
    const touched = await context.db.transaction(async (db) => {
      const file = (await lockCase(db, caseId)) ?? fail('not_found');
      if (file.applicantId !== person.id) fail('not_found');
      const why = whyNotRated(file, person.id, now);
      if (why) fail(why, params);
      const { serviceId, ownerDeptId, ownerId, name: processName } = file.content;
      const given = { score, labels: asOffered(labels, await listLabels(db, score), texts), text, anonymous };
      const written = insertRating(db, { ...given, serviceId, caseId, userId: person.id, now });
      const { id } = await onUniqueViolation(written, { rating_case: () => fail('case_rated_already') });
      if (serviceId) await countStars(db, serviceId, { sum: score, count: 1 });
      await scoreCaseFact(db, OWN_CASES, caseId, score, now);
      // By the rating: the case would tell other systems who an anonymous rater is.
      const rating = { sourceApp: '' as const, serviceCode: file.content.code, score, text };
      if (await recordEvent(db, 'rating.created', `rating:${id}`, rating))
        await context.jobs.start(db, 'deliverWebhooks', {}, { uniqueKey: 'due' });
      await audit(
        { ...context, db },
        { action: 'rate', entity: 'case', entityId: caseId, after: { score, anonymous } },
      );
      return openRectification(db, { ratingId: id, score, anonymous, ownerDeptId, ownerId, processName }, now);
    });
    context.cardHints.publishTo(context.tenant.id, 'todos', touched);
    return {};
  },
};
