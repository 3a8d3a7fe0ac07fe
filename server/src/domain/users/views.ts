import type { ViewReason } from '@yizhan/contract/entities/person-info.ts';
import * as personLimits from '@yizhan/contract/limits/person-info.ts';
import { type AuditContext, audit } from '../../common/audit.ts';
import type { Person } from '../../person.ts';
import { listViewedSince } from './view-queries.ts';

type View = { userIds: readonly string[]; why: ViewReason /** What the viewer gave as a reason. */; note?: string };
type Needs = AuditContext & { person: Pick<Person, 'id' | 'name'> };

/**
 * The one place where views of somebody's personal data are recorded: every call that shows details of others comes
 * here before it answers. The person reads it under 授权与隐私. One's own record is nobody else's view.
 */
export async function recordViews(context: Needs, { userIds, why, note = '' }: View): Promise<void> {
  const { db, now, person } = context;
  const others = [...new Set(userIds)].filter((id) => id !== person.id);
  if (others.length === 0) return;
  const since = new Date(now.getTime() - personLimits.viewMinutes * 60_000);
  const known = new Set(await listViewedSince(db, { viewerId: person.id, userIds: others, why, note, since }));
  for (const entityId of others) {
    if (known.has(entityId)) continue;
    await audit(context, { action: 'view', entity: 'user', entityId, after: { why, reason: note } });
  }
}
