import { fill } from '@yizhan/contract/texts/format.ts';
import { serviceTodos as texts } from '@yizhan/contract/texts/zh-CN/service-todos.ts';
import type { SignedInContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { assignTodo, endTodos } from '../../domain/todos/write-queries.ts';

const sourceApp = 'service' as const;
const LIST = '#/userFrameConfig/manage/services';
const askId = (serviceId: string) => `ask-${serviceId}`;

type About = { id: string; name: string; now: Date; by: string };

const about = ({ id, now, by }: About) => ({
  ...{ sourceApp, itemName: texts.item, initiator: by, now },
  url: `${LIST}?record=${id}`,
});

/** A request to put a service on the shelf. */
export const assignReviewRequest = (db: Db, service: About, to: readonly string[]) =>
  assignTodo(
    db,
    {
      ...about(service),
      sourceId: askId(service.id),
      category: 'TODO',
      itemCode: 'service.ask',
      title: fill(texts.ask, { name: service.name }),
    },
    to,
  );

const outcomes = ['returned', 'approved', 'changed', 'removed'] as const;
type Outcome = (typeof outcomes)[number];
const outcomeId = (outcome: Outcome, serviceId: string) => `${outcome}-${serviceId}`;

/** Tells the submitter the outcome: sent back, on the shelf, changed or removed by somebody else. */
export const assignOutcome = (db: Db, outcome: Outcome, service: About & { reason?: string }, to: string) =>
  assignTodo(
    db,
    {
      ...about(service),
      ...(outcome === 'removed' && { url: LIST }),
      sourceId: outcomeId(outcome, service.id),
      category: 'READ',
      itemCode: `service.${outcome}`,
      title: fill(texts[outcome], { name: service.name, by: service.by, reason: service.reason ?? '' }),
    },
    [to],
  );

/** Cancels earlier outcome messages. Returns the people who had them. */
export const endOutcomes = (db: Db, serviceId: string) =>
  endTodos(db, { sourceApp, sourceIds: outcomes.map((outcome) => outcomeId(outcome, serviceId)), as: 'CANCELLED' });

/** Ends the reviewers' to-do. Returns the people who had it. */
export const endAsk = (db: Db, serviceId: string, as: 'DONE' | 'CANCELLED') =>
  endTodos(db, { sourceApp, sourceIds: [askId(serviceId)], as });

type WaitingService = { id: string; name: string; sender: { id: string } | undefined };

/** A submitted service was changed or removed: ends its review and tells the sender. Returns whose to-dos changed. */
export async function takeFromReview(
  { person, now }: Pick<SignedInContext, 'person' | 'now'>,
  db: Db,
  { id, name, sender }: WaitingService,
  outcome: 'changed' | 'removed',
): Promise<string[]> {
  const reviewerIds = await endAsk(db, id, 'CANCELLED');
  if (!sender || sender.id === person.id) return reviewerIds;
  await assignOutcome(db, outcome, { id, name, now, by: person.name }, sender.id);
  return [...reviewerIds, sender.id];
}
