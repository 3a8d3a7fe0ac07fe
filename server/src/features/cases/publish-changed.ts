import type { SignedInContext } from '../../context.ts';
import { publishNoticesChanged } from '../../domain/notices/send-notice.ts';

/** After the commit: the open pages of those concerned ask again. */
export function publishChanged(
  { db, bus, cardHints }: Pick<SignedInContext, 'db' | 'bus' | 'cardHints'>,
  touched: readonly string[],
  notified: readonly string[],
): void {
  cardHints.publishTo(db.tenant, 'todos', touched);
  publishNoticesChanged(db, { bus, cardHints }, notified);
}
