import type { PublishReview } from '@yizhan/contract/entities/publishing.ts';
import { fail } from '../../common/fail.ts';
import type { Db } from '../../db/database.ts';
import type { Person } from '../../person.ts';
import { findSettings } from '../settings/queries.ts';
import { endTodos } from '../todos/write-queries.ts';
import type { Publication } from './queries.ts';
import { mayReview, needsReview } from './review-rules.ts';
import { todoIds } from './todos.ts';

type ReviewSubject = Pick<Publication, 'kind' | 'review'>;

const gated: ReadonlySet<string> = new Set(['publish', 'schedule', 'rollBack']);

/** What makes content live needs a reviewer where the school says so; an older version was reviewed before. */
export async function assertReviewed(
  db: Db,
  person: Person,
  action: string,
  publication: ReviewSubject,
): Promise<void> {
  if (!gated.has(action)) return;
  const settings = await reviewSettings(db);
  if (!needsReview(settings, publication.kind)) return;
  if (action !== 'rollBack') return assertReviewer(settings, person, publication);
  if (!mayReview(settings, person)) fail('publish_review');
}

/** A reviewer answers what somebody else has submitted. */
export function assertReviewer(settings: PublishReview, person: Person, { kind, review }: ReviewSubject): void {
  if (!needsReview(settings, kind)) fail('review_off');
  if (!mayReview(settings, person)) fail('publish_review');
  if (review?.state !== 'submitted') fail('not_submitted');
  if (review?.by === person.id) fail('own_draft');
}

/** Ends the to-dos of a submission that was answered, changed or removed. */
export const endReviewTodos = (db: Db, { id, review }: Publication): Promise<string[]> =>
  review?.state === 'submitted'
    ? endTodos(db, { sourceApp: 'publishing', sourceIds: [todoIds.review(id)] })
    : Promise.resolve([]);

export const reviewSettings = async (db: Db) => (await findSettings(db)).settings.review;
