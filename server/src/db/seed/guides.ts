import type { StoredFile } from '@yizhan/contract/entities/guide.ts';
import type { Db } from '../database.ts';
import { sql, tenant } from '../sql.ts';
import { type DemoGuide, guides, unpublished } from './demo/guides.ts';
import { type FileStore, GuideFiles } from './guide-files.ts';
import { type SeededGuide, seedGuideTodos } from './guide-todos.ts';
import { writePublications } from './published.ts';

const DAY_MS = 86_400_000;
const SHANGHAI_MS = 8 * 3_600_000;
const YEAR = 365;

type ServiceRow = { code: string; serviceId: string; deptId: string | null };

export const dayFrom = (now: Date, days: number) =>
  new Date(now.getTime() + SHANGHAI_MS + days * DAY_MS).toISOString().slice(0, 10);

const { drafts, submitted, due } = unpublished;
const isOut = (code: string) => code !== submitted && !(drafts as readonly string[]).includes(code);

/** Guides of the demo campus with their maintainers' to-dos; run after its services. */
export async function seedGuides(db: Db, now: Date, store?: FileStore): Promise<void> {
  const serviceRows = await db.many<ServiceRow>(sql`
    select s.code, s.id as "serviceId", s.dept_id as "deptId" from service s
    where s.tenant_id = ${tenant} and s.code = any(${guides.map(({ code }) => code)}::text[])`);
  const byCode = new Map(serviceRows.map((one) => [one.code, one]));
  const files = store && (await GuideFiles.keep(db, store));
  const filled = guides.flatMap((guide) => fill(guide, byCode.get(guide.code), files?.of(guide.code) ?? []));
  const out = await write(
    db,
    now,
    filled.filter(({ code }) => isOut(code)),
    'published',
  );
  const waiting = await write(
    db,
    now,
    filled.filter(({ code }) => !isOut(code)),
    'draft',
  );
  await writeRows(db, now, [...out, ...waiting]);
  await files?.hang(db, [...out, ...waiting]);
  await seedGuideTodos(db, now, [...out, ...waiting]);
}

type FilledGuide = Omit<SeededGuide, 'id'>;

const fill = (
  { code, content }: DemoGuide,
  service: ServiceRow | undefined,
  files: readonly StoredFile[],
): FilledGuide[] =>
  service ? [{ code, content: content({ serviceId: service.serviceId, deptId: service.deptId, files }) }] : [];

async function write(
  db: Db,
  now: Date,
  list: readonly FilledGuide[],
  as: 'published' | 'draft',
): Promise<SeededGuide[]> {
  const named = list.map(({ content }) => ({ name: content.guideName, content }));
  const ids = await writePublications(db, now, 'guide', named, as);
  return list.flatMap((one) => {
    const id = ids.get(one.content.guideName);
    return id ? [{ ...one, id }] : [];
  });
}

/** Confirmed at different times of the year, so that not all are due at once. */
const publishedDaysAgo = (at: number) => 20 + ((at * 37) % 300);

async function writeRows(db: Db, now: Date, list: readonly SeededGuide[]): Promise<void> {
  const rows = list.map(({ id, code, content }, at) => {
    const ago = code === due ? YEAR + 3 : publishedDaysAgo(at);
    const out = isOut(code);
    return {
      ...{ id, serviceId: content.serviceId, deptId: content.deptId, isPublic: content.isPublic && out },
      publishedAt: out ? new Date(now.getTime() - ago * DAY_MS) : null,
      reviewOn: out ? dayFrom(now, YEAR - ago) : null,
      remindedFor: code === due ? dayFrom(now, YEAR - ago) : null,
      editor: code.startsWith('JW') ? 'dept_item_admin' : 'service_admin',
      submittedAt: code === submitted ? new Date(now.getTime() - DAY_MS) : null,
    };
  });
  await db.run(sql`
    with given as (
      select * from unnest(${rows.map((r) => r.id)}::bigint[], ${rows.map((r) => r.serviceId)}::bigint[],
        ${rows.map((r) => r.deptId)}::bigint[], ${rows.map((r) => r.publishedAt)}::timestamptz[],
        ${rows.map((r) => r.isPublic)}::bool[], ${rows.map((r) => r.reviewOn)}::date[],
        ${rows.map((r) => r.remindedFor)}::date[], ${rows.map((r) => r.submittedAt)}::timestamptz[],
        ${rows.map((r) => r.editor)}::text[])
        as g(id, service_id, dept_id, published_at, is_public, review_on, reminded_for, submitted_at, editor)
    ), dated as (
      update revision r set made_at = g.published_at, published_at = g.published_at, made_by = u.id
      from given g join app_user u on u.tenant_id = ${tenant} and u.account = g.editor
      where r.tenant_id = ${tenant} and r.publication_id = g.id and g.published_at is not null
    ), changed as (
      update publication p set changed_at = coalesce(g.published_at, p.changed_at), changed_by = u.id
      from given g join app_user u on u.tenant_id = ${tenant} and u.account = g.editor
      where p.tenant_id = ${tenant} and p.id = g.id
    )
    insert into guide (id, tenant_id, service_id, dept_id, published_at, is_public, review_on, reminded_for,
      submitted_at, submitted_by)
    select g.id, ${tenant}, g.service_id, g.dept_id, g.published_at, g.is_public, g.review_on, g.reminded_for,
      g.submitted_at, case when g.submitted_at is not null then
        (select id from app_user where tenant_id = ${tenant} and account = 'admin') end
    from given g`);
}
