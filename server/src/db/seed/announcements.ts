import type { CardConfig } from '@yizhan/contract/cards.ts';
import type { CardContent } from '@yizhan/contract/entities/card.ts';
import type { Db } from '../database.ts';
import { json, sql, tenant } from '../sql.ts';
import { announcements } from './demo/announcements.ts';

const EDITOR = 'portal_admin';

const card = (cardName: string, cardIntroduction: string, config: CardConfig<'announcements'>): CardContent => ({
  ...{ kind: 'announcements', cardName, cardIntroduction, config, displayRows: 3, roles: [] },
});

const cards = [
  card('重要公告', '学校各部门发布的通知与公告', { dataSource: 'PORTAL', importantOnly: false, recentDays: 90 }),
  card('公众号通知', '校内公众号推送的消息', { dataSource: 'OfficialAccount', importantOnly: false, recentDays: 30 }),
];

/** Announcements of the demo campus and the cards that show them; after its people and departments. */
export async function seedAnnouncements(db: Db, now: Date): Promise<void> {
  const rows = announcements(now);
  await db.run(sql`
    insert into announcement (tenant_id, title, content, data_source, dept_id, important, audience, is_public, create_time, release_time)
    select ${tenant}, a.title, a.content, a.source, d.id, a.important, a.audience::jsonb, a.public, a.created, a.released
    from unnest(${rows.map((r) => r.title)}::text[], ${rows.map((r) => r.content)}::text[],
      ${rows.map((r) => r.dataSource)}::text[], ${rows.map((r) => r.department)}::text[],
      ${rows.map((r) => r.important)}::bool[], ${rows.map((r) => json(r.audience))}::text[],
      ${rows.map((r) => r.isPublic)}::bool[], ${rows.map((r) => r.createTime)}::timestamptz[],
      ${rows.map((r) => r.releaseTime)}::timestamptz[])
      as a(title, content, source, dept, important, audience, public, created, released)
    left join dept d on d.tenant_id = ${tenant} and d.code = a.dept`);
  await db.run(sql`
    with editor as (select id from app_user where tenant_id = ${tenant} and account = ${EDITOR}),
    made as (
      insert into publication (tenant_id, kind, name, sort, changed_by, changed_at, published, published_name)
      select ${tenant}, 'card', c.name, c.sort, (select id from editor), ${now}, 1, c.name
      from unnest(${cards.map((c) => c.cardName)}::text[], ${cards.map((_, at) => at)}::int[]) as c(name, sort)
      returning id, name
    )
    insert into revision (tenant_id, publication_id, number, content, made_by, made_at, published_at)
    select ${tenant}, made.id, 1, c.content::jsonb, (select id from editor), ${now}, ${now}
    from unnest(${cards.map((c) => c.cardName)}::text[], ${cards.map(json)}::text[]) as c(name, content)
    join made on made.name = c.name`);
}
