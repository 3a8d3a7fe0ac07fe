import type { Input } from '@yizhan/contract/call.ts';
import type { Contract } from '@yizhan/contract/contract.ts';
import { layoutContent } from '@yizhan/contract/entities/layout.ts';
import type { Db } from '../src/db/database.ts';
import { json, sql, tenant } from '../src/db/sql.ts';
import type { School, TestPerson } from './school.ts';

type Content = Extract<Input<Contract['cards']['submit']>['content'], { kind: 'announcements' }>;

export const cardAdmin = (school: School, name = '门户管理员') =>
  school.person({ name, menus: ['cardBusinessConfig'] });

export const aCard = (changes: Partial<Content> = {}): Content => ({
  kind: 'announcements',
  cardName: '重要公告',
  config: {},
  ...changes,
});

type AnyContent = Input<Contract['cards']['submit']>['content'];

/** A published card of any kind, with the version its editor holds. */
export async function aPublishedCard(admin: TestPerson, content: AnyContent) {
  const draft = (await admin.cards.submit({ content })).result;
  return (await admin.publishing.publish(draft)).result;
}

/** A saved draft, with the version its editor holds. */
export async function aDraft(admin: TestPerson, changes: Partial<Content> = {}) {
  return (await admin.cards.submit({ content: aCard(changes) })).result;
}

/** A published card, with the version its editor holds. */
export async function aPublished(admin: TestPerson, changes: Partial<Content> = {}) {
  return (await admin.publishing.publish(await aDraft(admin, changes))).result;
}

type Row = {
  title?: string;
  content?: string;
  dataSource?: 'PORTAL' | 'OfficialAccount';
  important?: boolean;
  audience?: number[];
  createTime?: Date;
  releaseTime?: Date | null;
};

export async function anAnnouncement(db: Db, row: Row = {}): Promise<string> {
  const now = new Date();
  const { title = '关于期末考试安排的通知', content = '', dataSource = 'PORTAL', important = false } = row;
  const { audience = [], createTime = now, releaseTime = now } = row;
  const { id } = await db.one<{ id: string }>(sql`
    insert into announcement (tenant_id, title, content, data_source, important, audience, create_time, release_time)
    values (${tenant}, ${title}, ${content}, ${dataSource}, ${important}, ${json(audience)}, ${createTime}, ${releaseTime})
    returning id`);
  return id;
}

type LayoutInput = Input<Contract['layouts']['submit']>['content'];

/** Publishes a layout directly in the database, and notifies open pages. */
export async function aLayout({ db, parts }: School, content: LayoutInput): Promise<string> {
  const stored = layoutContent.parse(content);
  const { id } = await db.one<{ id: string }>(sql`
    insert into publication (tenant_id, kind, name, sort, published, published_name)
    select ${tenant}, 'layout', ${stored.layoutName}::text, coalesce(max(sort), 0) + 1, 1, ${stored.layoutName}::text
    from publication where tenant_id = ${tenant} and kind = 'layout' returning id`);
  await db.run(sql`
    insert into revision (tenant_id, publication_id, number, content, made_at, published_at)
    values (${tenant}, ${id}, 1, ${json(stored)}, now(), now())`);
  parts.bus.publish('hint', { tenantId: db.tenant, topic: 'cards' });
  return id;
}

/** An item of the top bar with a page of cards of its own, for some roles or for everybody. */
export async function aCardPage({ db }: School, roleIds: readonly string[] = []): Promise<string> {
  const { id } = await db.one<{ id: string }>(sql`
    insert into nav_item (tenant_id, name, kind, role_ids) values (${tenant}, '科研', 'page', ${json(roleIds)})
    returning id`);
  await db.run(sql`
    update nav_item set path = '/home/homePage?navigation=' || id where tenant_id = ${tenant} and id = ${id}`);
  return id;
}
