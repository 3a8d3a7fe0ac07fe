import type { DutyItemContent } from '@yizhan/contract/entities/duty-item.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';

type PublishedItem = { id: string; content: Pick<DutyItemContent, 'deptId' | 'listType' | 'sort'>; now: Date };

/** A department removed in the meantime is not assigned. An archived item comes back into its list. */
export const markPublished = (db: Db, { id, content, now }: PublishedItem) =>
  db.run(sql`
    update duty_item set published_at = ${now}, is_off = false, list_type = ${content.listType}, sort = ${content.sort},
      dept_id = coalesce(
        (select d.id from dept d where d.tenant_id = ${tenant} and d.id = ${content.deptId}), duty_item.dept_id)
    where tenant_id = ${tenant} and id = ${id}`);

/** Ends a request for review. Before the first publication the row follows the draft. */
export const markDrafted = (db: Db, id: string) =>
  db.run(sql`
    update duty_item i set submitted_at = null, submitted_by = null,
      dept_id = case when follows then (p.content ->> 'deptId')::bigint else i.dept_id end,
      list_type = case when follows then p.content ->> 'listType' else i.list_type end,
      sort = case when follows then (p.content ->> 'sort')::int else i.sort end
    from (
      select coalesce(p.draft, w.content) as content, p.published is null and coalesce(p.draft, w.content) is not null as follows
      from publication p
      left join revision w on w.tenant_id = p.tenant_id and w.publication_id = p.id and w.number = p.scheduled
      where p.tenant_id = ${tenant} and p.id = ${id}) p
    where i.tenant_id = ${tenant} and i.id = ${id}`);

export const listOpenCorrections = (db: Db, itemId: string) =>
  db.many<{ id: string }>(
    sql`select id from duty_correction where tenant_id = ${tenant} and item_id = ${itemId} and state = 'OPEN'`,
  );

export const deleteItemFiles = (db: Db, itemId: string) =>
  db.run(
    sql`delete from file_object where tenant_id = ${tenant} and attached_to = 'dutyItem' and attached_id = ${itemId}`,
  );
