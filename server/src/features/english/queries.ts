import type { EnglishPlace } from '@yizhan/contract/entities/english.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';

export type UsedText = { place: EnglishPlace; text: string };

/** The names and lines in the school's tables; the order is that of the list. */
export const listUsedTexts = (db: Db) =>
  db.many<UsedText>(sql`
    select u.place, u.text from (
      select 'services' as place, 1 as part, name as text from service where tenant_id = ${tenant} and status <> 'OFF'
      union all select 'services', 2, summary from service where tenant_id = ${tenant} and status <> 'OFF'
      union all select 'services', 3, maintenance_reason from service where tenant_id = ${tenant} and status <> 'OFF'
      union all select 'services', 4, name from service_scene where tenant_id = ${tenant}
      union all select 'services', 5, name from service_type where tenant_id = ${tenant}
      union all select 'departments', 6, t.text from dept d,
        unnest(array[d.name, d.short_name, d.location, d.office_hours, d.intro]) t(text) where d.tenant_id = ${tenant}
      union all select 'cards', 7, type_name from card_category where tenant_id = ${tenant}
      union all select 'navigation', 8, name from nav_item where tenant_id = ${tenant}
      union all select 'navigation', 9, title from frame_address where tenant_id = ${tenant}
      union all select 'tools', 10, name from common_tool where tenant_id = ${tenant}
      union all select 'news', 11, name from news_column where tenant_id = ${tenant}
      union all select 'dictionaries', 12, value from dict_item where tenant_id = ${tenant} and enabled
      union all select 'roles', 13, name from role where tenant_id = ${tenant}
      union all select 'calendar', 14, name from semester where tenant_id = ${tenant}
      union all select 'calendar', 15, name from school_day where tenant_id = ${tenant}
      union all select 'calendar', 16, name from calendar_event where tenant_id = ${tenant}
      union all select 'calendar', 17, place from calendar_event where tenant_id = ${tenant}
      union all select 'services', 18, coalesce(published_name, name) from publication
        where tenant_id = ${tenant} and kind = 'process' and published is not null
      union all select 'dutyItems', 19, r.content->>'title' from publication p
        join revision r on r.tenant_id = p.tenant_id and r.publication_id = p.id and r.number = p.published
        where p.tenant_id = ${tenant} and p.kind = 'dutyItem'
    ) u where u.text <> '' order by u.part, u.text`);

export type StoredEnglish = {
  text: string;
  english: string;
  version: number;
  updatedAt: string;
  updatedBy: string | null;
};

/** The row is made first, so that two people who write the same text wait for each other. */
export async function lockEnglish(db: Db, text: string): Promise<StoredEnglish> {
  await db.run(sql`
    insert into english_text (tenant_id, text) values (${tenant}, ${text}) on conflict do nothing`);
  await db.run(sql`select 1 from english_text where tenant_id = ${tenant} and text = ${text} for update`);
  return db.one<StoredEnglish>(sql`
    select text, english, version, ${toWireTimeSql(sql`updated_at`)} as "updatedAt",
      (select nick_name from app_user u where u.tenant_id = ${tenant} and u.id = updated_by) as "updatedBy"
    from english_text where tenant_id = ${tenant} and text = ${text}`);
}

export const findEnglish = (db: Db, text: string) =>
  db.maybe<{ english: string; version: number }>(sql`
    select english, version from english_text where tenant_id = ${tenant} and text = ${text}`);

type EnglishWrite = { text: string; english: string; by: string; now: Date };

export const writeEnglish = (db: Db, { text, english, by, now }: EnglishWrite) =>
  db.run(sql`
    update english_text set english = ${english}, version = version + 1, updated_at = ${now}, updated_by = ${by}
    where tenant_id = ${tenant} and text = ${text}`);
