import type { FaqContent } from '@yizhan/contract/entities/faq.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';

type EntrySettings = Pick<FaqContent, 'deptId' | 'sceneId' | 'validFrom' | 'validUntil' | 'pinned'>;

export const markPublished = (db: Db, id: string, content: EntrySettings, now: Date) =>
  db.run(sql`
    update faq set published_at = ${now}, dept_id = ${content.deptId}, scene_id = ${content.sceneId},
      valid_from = ${content.validFrom}::date, valid_until = ${content.validUntil}::date, pinned = ${content.pinned},
      expiry_asked = null
    where tenant_id = ${tenant} and id = ${id}`);

export const markWithdrawn = (db: Db, id: string) =>
  db.run(sql`update faq set published_at = null where tenant_id = ${tenant} and id = ${id}`);

/** Before the first publication the row follows the draft. */
export const markDrafted = (db: Db, id: string) =>
  db.run(sql`
    update faq f set dept_id = (p.draft ->> 'deptId')::bigint, scene_id = (p.draft ->> 'sceneId')::bigint,
      valid_from = (p.draft ->> 'validFrom')::date, valid_until = (p.draft ->> 'validUntil')::date
    from publication p
    where f.tenant_id = ${tenant} and f.id = ${id} and f.published_at is null
      and p.tenant_id = ${tenant} and p.id = f.id and p.draft is not null`);

/** The gaps whose questions an entry now answers. */
export const endGapsOf = (db: Db, faqId: string, now: Date) =>
  db.run(sql`
    update faq_gap set state = 'DONE', handled_at = coalesce(handled_at, ${now}::timestamptz)
    where tenant_id = ${tenant} and faq_id = ${faqId} and state = 'OPEN'`);

export const hasOpenGap = async (db: Db): Promise<boolean> =>
  (await db.maybe(sql`select from faq_gap where tenant_id = ${tenant} and state = 'OPEN' limit 1`)) !== undefined;

/** Nothing asks for an entry that is gone; questions it was to answer wait again. */
export const forgetFaq = async (db: Db, faqId: string) => {
  await db.run(sql`
    update faq_gap set faq_id = null where tenant_id = ${tenant} and faq_id = ${faqId} and state = 'OPEN'`);
  await db.run(sql`delete from faq_test where tenant_id = ${tenant} and faq_id = ${faqId}`);
  await db.run(
    sql`delete from file_object where tenant_id = ${tenant} and attached_to = 'faq' and attached_id = ${faqId}`,
  );
};
