import sanitize from 'sanitize-html';
import type { Tenant } from '../common/tenants.ts';
import type { Db } from '../db/database.ts';
import { sql, tenant } from '../db/sql.ts';
import type { LandingData } from './landing-html.ts';

const NEWEST = 8;
const DEPARTMENTS = 60;
const PARAGRAPHS = 20;

type Announcement = { title: string; content: string; department: string; day: string; total: number };
type Department = { name: string; location: string; phone: string; total: number };

/** Only what is marked public, and only once it is released. */
const newest = (now: Date) => sql`
  select a.title, a.content, coalesce(d.name, '') as department,
    to_char(a.release_time at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day, count(*) over ()::int as total
  from announcement a left join dept d on d.id = a.dept_id and d.tenant_id = a.tenant_id
  where a.tenant_id = ${tenant} and a.is_public and a.release_time <= ${now}
  order by a.release_time desc, a.id desc limit ${NEWEST}`;

const listed = sql`
  select name, location, phone, count(*) over ()::int as total
  from dept where tenant_id = ${tenant} order by sort, id limit ${DEPARTMENTS}`;

export async function landingData(db: Db, { name, settings }: Tenant, now: Date): Promise<LandingData> {
  const [announcements, departments] = await Promise.all([
    db.many<Announcement>(newest(now)),
    db.many<Department>(listed),
  ]);
  return {
    school: { name, slogan: settings.slogan, logo: settings.logo },
    counts: { departments: departments[0]?.total ?? 0, announcements: announcements[0]?.total ?? 0 },
    announcements: announcements.map((row) => ({ ...row, paragraphs: paragraphsOf(row.content) })),
    departments,
    footer: settings.footer,
  };
}

const plain: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Rich text as lines of plain text: the landing page runs no foreign markup. */
export function paragraphsOf(content: string): string[] {
  const broken = content.replace(/<br\s*\/?>|<\/(p|div|li|tr|h[1-6])>/gi, '\n');
  return sanitize(broken, { allowedTags: [], allowedAttributes: {} })
    .replace(/&(amp|lt|gt|quot);/g, (entity) => plain[entity] ?? entity)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, PARAGRAPHS);
}
