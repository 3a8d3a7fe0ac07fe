import type { FooterContent } from '@yizhan/contract/entities/footer.ts';
import type { QuickItem } from '@yizhan/contract/entities/portal.ts';
import type { Db } from '../database.ts';
import { json, sql, tenant } from '../sql.ts';
import { nextLessonSource } from './demo/campus.ts';
import { footerDraft, footers } from './demo/footers.ts';
import { alertDraft, banners, themes } from './demo/portal.ts';
import { type SeededContent, writePublications } from './published.ts';

/** Themes, footers, banners, the quick bar and the strip of today of the demo campus; run after its services and frames. */
export async function seedPortal(db: Db, now: Date): Promise<void> {
  const asTheme = themes(now).map((content) => ({ name: content.themeName, content }));
  await writePublications(db, now, 'theme', asTheme, 'published');
  const toSeed = (content: FooterContent) => ({ name: content.footerName, content });
  await writePublications(db, now, 'footer', footers(now).map(toSeed), 'published');
  await writePublications(db, now, 'footer', [toSeed(footerDraft(now))], 'draft');
  await writePublications(db, now, 'banner', await bannersWithServices(db, now), 'published');
  const alert = alertDraft(now);
  await writePublications(db, now, 'alert', [{ name: alert.title, content: alert }], 'draft');
  await db.run(sql`
    update tenant set settings = jsonb_set(settings, '{quickNavigation}', ${json(await quickItems(db))}::jsonb)
    where id = ${tenant}`);
  const { url, cacheSeconds } = nextLessonSource;
  await db.run(sql`
    update tenant set settings = jsonb_set(settings, '{today}', ${json({ lesson: { url, cacheSeconds } })}::jsonb)
    where id = ${tenant}`);
}

function bannersWithServices(db: Db, now: Date): Promise<SeededContent[]> {
  return Promise.all(
    banners(now).map(async ({ services, content }) => {
      const patterns = services.map((part) => `%${part}%`);
      const found = await db.many<{ id: string }>(sql`
        select id from service
        where tenant_id = ${tenant} and status = 'SHELF' and url <> '' and name like any(${patterns}::text[])
        order by visit_times desc, id limit 6`);
      return { name: content.title, content: { ...content, serviceIds: found.map(({ id }) => id) } };
    }),
  );
}

async function quickItems(db: Db): Promise<QuickItem[]> {
  const calendar = await db.maybe<{ id: string }>(sql`
    select id from frame_address where tenant_id = ${tenant} and kind = 'navigation' and url = '/calendar' limit 1`);
  return [
    ...(calendar ? [{ name: '校历', icon: 'calendar', url: `/home/navIfram?id=${calendar.id}`, picture: null }] : []),
    { name: '咨询反馈', icon: 'help', url: '/home/PersonalCenter?section=feedback', picture: null },
    { name: '个人中心', icon: 'user', url: '/home/PersonalCenter', picture: null },
  ];
}
