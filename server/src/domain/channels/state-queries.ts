import * as deliveryLimits from '@yizhan/contract/limits/deliveries.ts';
import type { NoticeChannel } from '@yizhan/contract/notice-channels.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import type { HandOver } from '../../outside/hand-over.ts';

type Outcome = { channel: NoticeChannel; outcome: HandOver; now: Date };

/** A letter that concerns one mailbox alone says nothing of the way. What stays as it is is written once in a while. */
export async function recordOutcome(db: Db, { channel, outcome, now }: Outcome): Promise<void> {
  if (outcome.is === 'refused' && outcome.isFinal) return;
  const [sentAt, failedAt] = outcome.is === 'sent' ? [now, null] : [null, now];
  const failure = outcome.is === 'sent' ? '' : outcome.answer;
  await db.run(sql`
    insert into channel_state as s (tenant_id, channel, last_sent_at, last_failed_at, last_failure)
    values (${tenant}, ${channel}, ${sentAt}::timestamptz, ${failedAt}::timestamptz, ${failure})
    on conflict (tenant_id, channel) do update set
      last_sent_at = coalesce(excluded.last_sent_at, s.last_sent_at),
      last_failed_at = coalesce(excluded.last_failed_at, s.last_failed_at), last_failure = excluded.last_failure
    where s.tenant_id = ${tenant} and (s.last_failure <> excluded.last_failure
      or greatest(s.last_sent_at, s.last_failed_at)
        < ${now}::timestamptz - make_interval(secs => ${deliveryLimits.stateMs / 1000}))`);
}
