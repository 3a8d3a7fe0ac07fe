import * as feedbackLimits from '@yizhan/contract/limits/feedback.ts';
import { fill } from '@yizhan/contract/texts/format.ts';
import { feedbackTodos as texts } from '@yizhan/contract/texts/zh-CN/feedback-todos.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';

const DAY_MS = 24 * 3_600_000;

/** Answers that nobody rated in time count as accepted. Returns how many. */
export function closeUnrated(db: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() - feedbackLimits.autoCloseDays * DAY_MS);
  return db.run(sql`
    with closed as (
      update feedback set status = 'CLOSED', closed_at = ${now}, updated_at = ${now}, version = version + 1
      where tenant_id = ${tenant} and status = 'ANSWERED' and answered_at < ${before} returning id
    )
    insert into feedback_log (tenant_id, feedback_id, at, node, opinion)
    select ${tenant}, id, ${now}, 'CLOSED', ${fill(texts.autoClosed, { n: feedbackLimits.autoCloseDays })} from closed`);
}
