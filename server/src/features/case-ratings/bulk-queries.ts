import { type RectificationStatus, rectificationStatuses } from '@yizhan/contract/case-states.ts';
import type { CaseRatingFilters } from '@yizhan/contract/entities/case-rating.ts';
import { caseRatingDesk as en } from '@yizhan/contract/texts/en/case-rating-desk.ts';
import { caseRatingDesk as zh } from '@yizhan/contract/texts/zh-CN/case-rating-desk.ts';
import { sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';
import type { ExportSource, RowsWanted } from '../../domain/bulk/list.ts';
import { filtered, keepsRating, ratingsJoined } from './queries.ts';

/** Of an anonymous rating neither the rater nor the case is written. */
export const caseRatingSource = ({
  conditions,
  ids,
  asker,
  language,
}: RowsWanted<Partial<CaseRatingFilters>>): ExportSource => {
  const words: Record<RectificationStatus, string> = language === 'en' ? en : zh;
  const states = rectificationStatuses.map((status) => words[status]);
  return {
    columns: {
      process: sql`coalesce(p.published_name, p.name)`,
      dept: sql`coalesce(d.name, '')`,
      caseNo: sql`case when r.anonymous then '' else c.no end`,
      who: sql`coalesce(u.real_name, '')`,
      anonymous: sql`r.anonymous`,
      score: sql`r.score`,
      labels: sql`(select string_agg(l.name, '、') from jsonb_array_elements_text(r.labels) l(name))`,
      text: sql`r.text`,
      createdAt: toWireTimeSql(sql`r.created_at`),
      state: sql`coalesce((${states}::text[])[array_position(${[...rectificationStatuses]}::text[], f.status)], '')`,
      dueAt: toWireTimeSql(sql`f.due_at`),
      reply: sql`r.reply`,
      repliedAt: toWireTimeSql(sql`r.replied_at`),
      followUp: sql`r.follow_up`,
    },
    from: sql`from ${ratingsJoined} where r.tenant_id = ${tenant} and ${keepsRating(asker)}
      ${filtered(conditions, new Date())} ${ids ? sql`and r.id = any(${ids}::bigint[])` : sql``}`,
    order: sql`r.created_at desc, r.id desc`,
  };
};
