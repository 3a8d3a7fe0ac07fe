import * as bulkLimits from '@yizhan/contract/limits/bulk.ts';
import * as jobLimits from '@yizhan/contract/limits/jobs.ts';
import * as openLimits from '@yizhan/contract/limits/open.ts';
import * as personLimits from '@yizhan/contract/limits/person-info.ts';
import * as binLimits from '@yizhan/contract/limits/recycling.ts';
import type { Db } from '../../db/database.ts';
import { type Sql, sql, tenant } from '../../db/sql.ts';

const HOUR_MS = 3_600_000;
const { keepDays } = jobLimits;

/** Something has the picture as its icon, may come back with it from the bin, or had it in a revision. */
const isIcon = (() => {
  const link = sql`'/files/' || file_object.id`;
  const quoted = sql`'"/files/' || file_object.id || '"'`;
  return sql`
    exists (select from service x where x.tenant_id = ${tenant} and x.icon = ${link})
    or exists (select from service_scene x where x.tenant_id = ${tenant} and x.icon = ${link})
    or exists (select from common_tool x where x.tenant_id = ${tenant} and x.icon = ${link})
    or exists (select from publication x where x.tenant_id = ${tenant} and x.kind in ('navItem', 'dutyLists')
      and (strpos(x.draft::text, ${quoted}) > 0 or exists (select from revision r where r.tenant_id = ${tenant}
        and r.publication_id = x.id and strpos(r.content::text, ${quoted}) > 0)))
    or exists (select from recycled x where x.tenant_id = ${tenant} and strpos(x.parts::text, ${quoted}) > 0)`;
})();

/**
 * A workbook that nobody needs any more: a day after it was uploaded, or after the last import or dry run of it ended,
 * which can be started again for as long.
 */
const isUnneeded = (since: Date) => sql`created_at < ${since} and not exists (
  select from bulk_job j where j.tenant_id = ${tenant} and j.upload_id = bulk_upload.id
    and (j.state in ('waiting', 'running') or j.ended_at >= ${since}))`;

/** Which rows of each table have expired. */
export const expired = (now: Date, oldestMessage: Date): [table: Sql, condition: Sql][] => {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const daysAgo = (days: number) => hoursAgo(days * 24);
  return [
    [sql`captcha`, sql`until < ${now}`],
    [sql`recycled`, sql`removed_at < ${daysAgo(binLimits.keepDays)}`],
    [sql`sign_in_step`, sql`until < ${now}`],
    [sql`entry_word`, sql`expires_at < ${now}`],
    [sql`one_time_link`, sql`until < ${daysAgo(keepDays.links)}`],
    [sql`session_token`, sql`refresh_until < ${now}`],
    [sql`session`, sql`coalesce(ended_at, last_seen_at) < ${daysAgo(keepDays.sessions)}`],
    [sql`known_device`, sql`last_at < ${daysAgo(keepDays.devices)}`],
    [sql`sign_in_log`, sql`at < ${daysAgo(keepDays.signIns)}`],
    [sql`search_log`, sql`at < ${daysAgo(keepDays.searches)}`],
    [sql`search_gap`, sql`state <> 'OPEN' and greatest(last_at, handled_at) < ${daysAgo(keepDays.searches)}`],
    [sql`question`, sql`at < ${daysAgo(keepDays.questions)}`],
    [sql`faq_gap`, sql`state <> 'OPEN' and greatest(last_at, handled_at) < ${daysAgo(keepDays.questions)}`],
    [sql`sensitive_hit`, sql`at < ${daysAgo(keepDays.refusedTexts)}`],
    // What was written in a conversation is kept no longer than the conversation.
    [sql`sensitive_hit`, sql`place = 'chat' and at < ${oldestMessage}`],
    [sql`file_object`, sql`attached_to = 'icon' and created_at < ${daysAgo(keepDays.uploads)} and not (${isIcon})`],
    [sql`file_object`, sql`audience = 'owner' and created_at < ${daysAgo(keepDays.uploads)}`],
    [sql`bulk_job`, sql`ended_at < ${daysAgo(bulkLimits.jobDays)}`],
    [sql`bulk_upload`, isUnneeded(hoursAgo(bulkLimits.fileHours))],
    [
      sql`file_object`,
      sql`attached_to = 'bulkUpload' and not exists (
        select from bulk_upload u where u.tenant_id = ${tenant} and u.id::text = file_object.attached_id)`,
    ],
    [sql`file_object`, sql`attached_to = 'bulkJob' and created_at < ${hoursAgo(2 * bulkLimits.fileHours)}`],
    [sql`api_token`, sql`until < ${now}`],
    [sql`api_answer`, sql`created_at < ${hoursAgo(openLimits.answerHours)}`],
    [sql`api_call`, sql`at < ${daysAgo(openLimits.callDays)}`],
    [sql`api_usage`, sql`starts_at < ${daysAgo(openLimits.callDays)}`],
    [sql`api_secret`, sql`ends_at < ${now}`],
    [sql`webhook_delivery`, sql`ended_at < ${daysAgo(openLimits.deliveryDays)}`],
    [
      sql`outbox_event`,
      sql`at < ${daysAgo(openLimits.deliveryDays)} and not exists (select from webhook_delivery v
        where v.tenant_id = ${tenant} and v.event_id = outbox_event.id)`,
    ],
    [sql`file_object`, sql`attached_to = 'ownData' and created_at < ${hoursAgo(personLimits.ownDataHours)}`],
    [sql`job`, sql`ended_at < ${daysAgo(keepDays.jobs)}`],
  ];
};

export async function removeAll(db: Db, table: Sql, condition: Sql, signal: AbortSignal): Promise<number> {
  let removed = 0;
  for (;;) {
    signal.throwIfAborted();
    const gone = await db.run(sql`
      delete from ${table} where tenant_id = ${tenant} and ctid in (
        select ctid from ${table} where tenant_id = ${tenant} and ${condition} limit ${jobLimits.batchRows})`);
    removed += gone;
    if (gone < jobLimits.batchRows) return removed;
  }
}
