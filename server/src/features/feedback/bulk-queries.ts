import { type FeedbackFilter, feedbackStatuses, feedbackTypes } from '@yizhan/contract/entities/feedback.ts';
import { bulkFeedback as en } from '@yizhan/contract/texts/en/bulk-feedback.ts';
import { bulkFeedback as zh } from '@yizhan/contract/texts/zh-CN/bulk-feedback.ts';
import { nothing, type Sql, sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';
import type { ExportSource, RowsWanted } from '../../domain/bulk/list.ts';
import { deskCondition } from './queries.ts';

/** What the desk shows, with the last answer. Nobody learns who wrote anonymously. */
export function feedbackSource({ conditions, ids, asker, language }: RowsWanted<FeedbackFilter>): ExportSource {
  const texts = language === 'en' ? en : zh;
  const nameOf = (keys: readonly (keyof typeof texts)[], value: Sql) => sql`(
    select k.name from unnest(${keys}::text[], ${keys.map((key) => texts[key])}::text[]) k(key, name) where k.key = ${value})`;
  return {
    columns: {
      type: nameOf(feedbackTypes, sql`f.type`),
      subject: sql`f.title`,
      content: sql`f.content`,
      status: nameOf(feedbackStatuses, sql`f.status`),
      dept: sql`d.name`,
      who: sql`case when f.anonymous then ${texts.unknown} else u.nick_name end`,
      contact: sql`f.contact`,
      createdAt: toWireTimeSql(sql`f.created_at`),
      dueAt: toWireTimeSql(sql`f.due_at`),
      answeredAt: toWireTimeSql(sql`f.answered_at`),
      isLate: sql`coalesce(f.answered_at, f.closed_at, now()) > f.due_at`,
      answer: sql`(select l.opinion from feedback_log l
        where l.tenant_id = ${tenant} and l.feedback_id = f.id and l.node = 'REPLIED' order by l.id desc limit 1)`,
      round: sql`f.round > 0`,
      score: sql`f.score`,
      rateText: sql`f.rate_text`,
    },
    from: sql`from feedback f left join dept d on d.tenant_id = f.tenant_id and d.id = f.dept_id
      left join app_user u on u.tenant_id = f.tenant_id and u.id = f.user_id
      where ${deskCondition(asker, conditions, sql`now()`)} ${ids ? sql`and f.id = any(${ids}::bigint[])` : nothing}`,
    order: sql`f.created_at desc, f.id desc`,
  };
}
