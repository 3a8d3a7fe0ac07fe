import type { PublishFailure } from '@yizhan/contract/entities/publishing.ts';
import type { Publishable } from '@yizhan/contract/publishable.ts';
import { fill } from '@yizhan/contract/texts/format.ts';
import { failures } from '@yizhan/contract/texts/zh-CN/failures.ts';
import { publishingTodos as texts } from '@yizhan/contract/texts/zh-CN/publishing-todos.ts';
import { pathOfUse } from '@yizhan/contract/using-kinds.ts';
import type { Db } from '../../db/database.ts';
import { assignTodo } from '../todos/write-queries.ts';

/** Source ids of to-dos about a publication. */
export const todoIds = {
  review: (id: string) => `review-${id}`,
  returned: (id: string) => `returned-${id}`,
};

type ReviewSubject = { id: string; kind: Publishable; name: string; now: Date };

/** Somebody asks to have a draft published. */
export const assignReviewTodo = (
  db: Db,
  { id, kind, name, now, by }: ReviewSubject & { by: string },
  to: readonly string[],
) =>
  assignTodo(
    db,
    {
      ...{ sourceApp: 'publishing', sourceId: todoIds.review(id), category: 'TODO' },
      ...{ itemCode: 'publishing.review', itemName: texts.reviewItem, initiator: by },
      title: fill(texts.review, { name }),
      url: `#${pathOfUse({ kind, id })}`,
      now,
    },
    to,
  );

/** Tells who submitted a draft that it was returned, and why. */
export const assignReturnTodo = (
  db: Db,
  { id, kind, name, now, reason }: ReviewSubject & { reason: string },
  to: readonly string[],
) =>
  assignTodo(
    db,
    {
      ...{ sourceApp: 'publishing', sourceId: todoIds.returned(id), category: 'READ' },
      ...{ itemCode: 'publishing.returned', itemName: texts.reviewItem },
      title: fill(texts.returned, { name, reason }),
      url: `#${pathOfUse({ kind, id })}`,
      now,
    },
    to,
  );

type About = { id: string; kind: Publishable; name: string; failed: PublishFailure; now: Date };

/** Tells the person who scheduled it that it was not published, and why. */
export function assignFailureTodo(db: Db, { id, kind, name, failed, now }: About, to: readonly string[]) {
  const words: Readonly<Record<string, string>> = failures;
  const reason = fill(words[failed.code] ?? failures.internal, failed.params);
  return assignTodo(
    db,
    {
      ...{ sourceApp: 'publishing', sourceId: `failed-${id}`, category: 'READ' },
      ...{ itemCode: 'publishing.failed', itemName: texts.item },
      title: fill(texts.failed, { name, n: failed.number, reason }),
      url: `#${pathOfUse({ kind, id })}`,
      now,
    },
    to,
  );
}
