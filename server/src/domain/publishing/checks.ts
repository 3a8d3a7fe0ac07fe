import type { Publishable } from '@yizhan/contract/publishable.ts';
import type { Db } from '../../db/database.ts';
import type { FaqIndexes } from '../robot/faq-index.ts';
import { assertNothingLost } from '../robot/fixed-questions.ts';
import type { Content } from './contents.ts';
import { parseContent } from './rules.ts';

export type CheckContext = { db: Db; faqs: FaqIndexes; now: Date };
type Check<K extends Publishable> = (
  context: CheckContext,
  going: { id: string; content: Content<K> },
) => Promise<void>;

/** What a kind refuses to publish unless the editor accepts the loss. They take long: no transaction waits for them. */
const checks: { readonly [K in Publishable]?: Check<K> } = {
  faq: (context, going) => assertNothingLost(context, [going]),
};

export async function assertNoLoss<K extends Publishable>(
  context: CheckContext,
  { id, kind }: { id: string; kind: K },
  stored: unknown,
): Promise<void> {
  await checks[kind]?.(context, { id, content: parseContent(kind, stored) });
}
