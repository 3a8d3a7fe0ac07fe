import { fill } from '@yizhan/contract/texts/format.ts';
import { serviceTodos as texts } from '@yizhan/contract/texts/zh-CN/service-todos.ts';
import type { Db } from '../database.ts';
import { sql, tenant } from '../sql.ts';
import { waitingServices } from './demo/waiting-services.ts';

const HOUR_MS = 3_600_000;
/** Service administrators; each reviews what another submitted. */
const reviewers = ['service_admin', 'tenant_admin', 'admin'];

/** Submits the services marked as waiting, and creates the reviewers' to-dos. */
export async function sendForReview(db: Db, now: Date): Promise<void> {
  for (const { code, name, sentBy, hours } of waitingServices) {
    const at = new Date(now.getTime() - hours * HOUR_MS);
    const others = reviewers.filter((account) => account !== sentBy);
    // If nobody has that account, its last editor.
    const sender = sql`coalesce(
      (select u.id from app_user u where u.tenant_id = ${tenant} and u.account = ${sentBy}), updated_by)`;
    await db.run(sql`
      with sent as (
        update service set status = 'SUBMITTED', shelved_at = null, visit_times = 0, submitted_at = ${at},
          submitted_by = ${sender}, updated_at = ${at}, updated_by = ${sender}
        where tenant_id = ${tenant} and code = ${code} returning id, submitted_by
      )
      insert into todo (tenant_id, source_app, source_id, category, assignee_id, item_code, item_name, title, initiator,
        url, created_at)
      select ${tenant}, 'service', 'ask-' || sent.id, 'TODO', r.id, 'service.ask', ${texts.item},
        ${fill(texts.ask, { name })}, coalesce(w.nick_name, ''), '#/userFrameConfig/manage/services?record=' || sent.id, ${at}
      from sent
      left join app_user w on w.tenant_id = ${tenant} and w.id = sent.submitted_by
      join app_user r on r.tenant_id = ${tenant} and r.account = any(${others}::text[])`);
  }
}
