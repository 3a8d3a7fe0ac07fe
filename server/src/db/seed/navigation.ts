import type { NavigationContent } from '@yizhan/contract/entities/navigation.ts';
import type { Db } from '../database.ts';
import { sql, tenant } from '../sql.ts';
import { writePublications } from './published.ts';

const group = { name: '校园信息', icon: 'info' };
const links = [
  { name: '办事指南', icon: 'book', kind: 'page', address: '/home/guides', openWay: 'sameTab' },
  { name: '权责清单', icon: 'list', kind: 'page', address: '/home/threelists', openWay: 'sameTab' },
  { name: '效能监察', icon: 'chart', kind: 'page', address: '/home/effectivenessSupervision', openWay: 'sameTab' },
  { name: '无障碍浏览', icon: 'eye', kind: 'link', address: '/accessibility', openWay: 'newTab' },
] as const;

/** An item as an administrator would have added it: a page of the portal inside a frame. */
const added: NavigationContent = {
  ...{ navigationName: '校历', icon: 'calendar', kind: 'frame', url: '/calendar', openWay: 'sameTab' },
  ...{ serviceId: null, parentId: null, roles: [], device: 'all' },
};

async function seedAdded(db: Db, now: Date): Promise<void> {
  const { navigationName: name, icon, url } = added;
  const ids = await writePublications(db, now, 'navItem', [{ name, content: added }], 'published');
  await db.run(sql`
    with frame as (
      insert into frame_address (tenant_id, kind, title, url)
      values (${tenant}, 'navigation', ${name}, ${url}) returning id
    )
    insert into nav_item (tenant_id, name, icon, kind, frame_id, sort, publication_id)
    select ${tenant}, ${name}, ${icon}, 'frame', id, 90, ${ids.get(name) ?? null} from frame`);
}

export async function seedNavigation(db: Db, now: Date): Promise<void> {
  await seedAdded(db, now);
  await seedGroup(db);
}

/** A group in the top bar of the demo campus: its first news column and some pages; run after its news. */
const seedGroup = (db: Db) =>
  db.run(sql`
    with holder as (
      insert into nav_item (tenant_id, name, icon, kind, sort)
      values (${tenant}, ${group.name}, ${group.icon}, 'group', 100) returning id
    ), held as (
      select c.name, 'news' as icon, 'page' as kind, '/home/news/' || c.id as address, 'sameTab' as open_way, 1 as sort
      from (select id, name from news_column where tenant_id = ${tenant} and is_public order by sort, id limit 1) as c
      union all
      select l.*, 2 from unnest(${links.map((l) => l.name)}::text[], ${links.map((l) => l.icon)}::text[],
        ${links.map((l) => l.kind)}::text[], ${links.map((l) => l.address)}::text[],
        ${links.map((l) => l.openWay)}::text[]) as l
    )
    insert into nav_item (tenant_id, parent_id, name, icon, kind, path, url, open_way, sort)
    select ${tenant}, holder.id, held.name, held.icon, held.kind, case held.kind when 'page' then held.address end,
      case held.kind when 'link' then held.address end, held.open_way, held.sort from held, holder`);
