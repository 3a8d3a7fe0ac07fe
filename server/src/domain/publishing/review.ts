import type { PublicationReview } from '@yizhan/contract/entities/publishing.ts';
import { publishables } from '@yizhan/contract/publishable.ts';
import { fail } from '../../common/fail.ts';
import { toWireTime } from '../../common/wire-time.ts';
import { change, type PublicationVersion, type PublishingContext } from './change.ts';
import { assertReviewer, reviewSettings } from './review-gate.ts';
import { listReviewers } from './review-queries.ts';
import { needsReview } from './review-rules.ts';
import { parseFinished } from './rules.ts';
import { assignReturnTodo, assignReviewTodo } from './todos.ts';

/** Submits the draft of a reviewed kind to those who may publish it. */
export const submitForReview = (context: PublishingContext, held: PublicationVersion): Promise<PublicationVersion> =>
  change(context, 'askReview', held, async (db, { id, kind, name, draft }) => {
    const { person, now } = context;
    if (draft === null) fail('nothing_to_publish');
    parseFinished(kind, draft, context.config);
    const settings = await reviewSettings(db);
    if (!needsReview(settings, kind)) fail('review_off');
    const all = await listReviewers(db, { roleIds: settings.roleIds, menu: publishables[kind].menu, now });
    const reviewers = all.filter((one) => one !== person.id);
    await assignReviewTodo(db, { id, kind, name, now, by: person.name }, reviewers);
    const review = aReview('submitted', context);
    return { write: { review }, record: { after: { submitted: true } }, touched: reviewers };
  });

/** Returns a submitted draft to who submitted it. */
export const sendBack = (
  context: PublishingContext,
  held: PublicationVersion,
  reason: string,
): Promise<PublicationVersion> =>
  change(context, 'sendBack', held, async (db, { id, kind, name, review }) => {
    assertReviewer(await reviewSettings(db), context.person, { kind, review });
    const submitter = review === null ? [] : [review.by];
    await assignReturnTodo(db, { id, kind, name, now: context.now, reason }, submitter);
    const write = { review: { ...aReview('returned', context), reason } };
    return { write, record: { after: { reason } }, touched: submitter };
  });

const aReview = (state: PublicationReview['state'], { person, now }: PublishingContext): PublicationReview => ({
  ...{ state, by: person.id, byName: person.name, at: toWireTime(now), reason: '' },
});
