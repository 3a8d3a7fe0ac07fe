import type { ReceiverQuery } from '@yizhan/contract/entities/notice.ts';
import { bulkNoticeReceivers as texts } from '@yizhan/contract/texts/zh-CN/bulk-notice-receivers.ts';
import { nothing, sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';
import type { ExportSource, RowsWanted } from '../../domain/bulk/list.ts';
import { canManageNotice } from '../../domain/notices/account-queries.ts';
import { isNamed, ofNotice, receiptState } from './receipt-queries.ts';

type Conditions = Pick<ReceiverQuery, 'id' | 'who' | 'deptId' | 'keyword'>;

/** The receivers as the sender's page lists them. */
export const receiverSource = ({ conditions, ids, asker }: RowsWanted<Conditions>): ExportSource => {
  const { id, who, deptId, keyword } = conditions;
  return {
    columns: {
      account: sql`u.account`,
      realName: sql`u.real_name`,
      dept: sql`d.name`,
      state: sql`case ${receiptState} when 'confirmed' then ${texts.confirmed}::text when 'read' then ${texts.read}::text
        when 'delivered' then ${texts.delivered}::text else ${texts.sent}::text end`,
      readAt: toWireTimeSql(sql`r.read_at`),
      confirmedAt: toWireTimeSql(sql`r.confirmed_at`),
      reminders: sql`r.reminders`,
      remindedAt: toWireTimeSql(sql`r.reminded_at`),
    },
    from: sql`from notice_receiver r
      join notice n on n.tenant_id = ${tenant} and n.id = r.notice_id and ${canManageNotice(asker)}
      join app_user u on u.tenant_id = ${tenant} and u.id = r.user_id
      left join dept d on d.tenant_id = ${tenant} and d.id = r.dept_id
      where ${ofNotice(id, who, deptId)} ${isNamed(keyword)} ${ids ? sql`and r.user_id = any(${ids}::bigint[])` : nothing}`,
    order: sql`d.sort, d.id, u.real_name, u.id`,
  };
};
