import type { NoticeTemplate, NoticeTemplateInput } from '@yizhan/contract/entities/notice.ts';
import * as noticeLimits from '@yizhan/contract/limits/notices.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';

export const listTemplates = (db: Db) =>
  db.many<NoticeTemplate>(sql`
    select x.id, x.name, x.title, x.content, x.level, x.need_confirm as "needConfirm",
      coalesce(u.nick_name, '') as "changedBy", ${toWireTimeSql(sql`x.updated_at`)} as "changedAt"
    from notice_template x left join app_user u on u.tenant_id = ${tenant} and u.id = x.updated_by
    where x.tenant_id = ${tenant} order by x.name limit ${noticeLimits.maxTemplates}`);

/** Undefined when the school has as many as it can have. */
export const upsertTemplate = (db: Db, t: NoticeTemplateInput, { by, now }: { by: string; now: Date }) =>
  db.maybe<{ id: string }>(sql`
    insert into notice_template (tenant_id, name, title, content, level, need_confirm, updated_by, updated_at)
    select ${tenant}, ${t.name}, ${t.title}, ${t.content}, ${t.level}, ${t.needConfirm}, ${by}::bigint, ${now}::timestamptz
    where (select count(*) from notice_template x where x.tenant_id = ${tenant} and x.name <> ${t.name})
      < ${noticeLimits.maxTemplates}
    on conflict (tenant_id, name) do update set title = excluded.title, content = excluded.content,
      level = excluded.level, need_confirm = excluded.need_confirm, updated_by = excluded.updated_by,
      updated_at = excluded.updated_at
    returning id`);

export const lockTemplate = (db: Db, id: string) =>
  db.maybe<NoticeTemplateInput>(sql`
    select name, title, content, level, need_confirm as "needConfirm" from notice_template
    where tenant_id = ${tenant} and id = ${id} for update`);

export const deleteTemplate = (db: Db, id: string) =>
  db.run(sql`delete from notice_template where tenant_id = ${tenant} and id = ${id}`);
