import { setImmediate as breath } from 'node:timers/promises';
import type { Database, Db } from '../../db/database.ts';
import { type Sql, sql, tenant } from '../../db/sql.ts';
import { type Findable, toSearchEntry } from './entry.ts';
import type { SearchKind } from './find-queries.ts';
import { guideText } from './guide-text.ts';

/** Rows read and written at a time. */
const BATCH = 200;

const missing = (kind: SearchKind, id: Sql) =>
  sql`not exists (select 1 from search_entry e where e.tenant_id = ${tenant} and e.kind = ${kind} and e.entity_id = ${id})`;

const servicesWhere = (db: Db, condition: Sql) =>
  db.many<Findable>(sql`
    select s.id, s.name, concat_ws(' ', s.keywords, t.english) as also, '' as long, s.summary as body,
      s.summary as rest, concat_ws(' ', d.name, d.short_name, c.name, y.name) as filed
    from service s
    left join english_text t on t.tenant_id = s.tenant_id and t.text = s.name
    left join dept d on d.tenant_id = s.tenant_id and d.id = s.dept_id
    left join service_scene c on c.tenant_id = s.tenant_id and c.id = s.scene_id
    left join service_type y on y.tenant_id = s.tenant_id and y.id = s.type_id
    where s.tenant_id = ${tenant} and ${condition} order by s.id limit ${BATCH}`);

async function guidesWhere(db: Db, condition: Sql): Promise<Findable[]> {
  const rows = await db.many<Findable & { content: unknown }>(sql`
    select g.id, p.published_name as name, concat_ws(' ', s.name, s.keywords) as also, r.content, '' as long, '' as body,
      s.summary as rest, concat_ws(' ', d.name, d.short_name) as filed
    from guide g
    join publication p on p.tenant_id = g.tenant_id and p.id = g.id and p.published is not null
    join revision r on r.publication_id = p.id and r.tenant_id = p.tenant_id and r.number = p.published
    join service s on s.tenant_id = g.tenant_id and s.id = g.service_id
    left join dept d on d.tenant_id = g.tenant_id and d.id = coalesce(g.dept_id, s.dept_id)
    where g.tenant_id = ${tenant} and ${condition} order by g.id limit ${BATCH}`);
  return rows.map(({ content, ...row }) => {
    const text = guideText(content);
    return { ...row, long: text, body: text };
  });
}

/** Items are found by title, code and category, by their department, and by what they say. */
const dutyItemsWhere = (db: Db, condition: Sql) =>
  db.many<Findable>(sql`
    select i.id, r.content ->> 'title' as name, concat_ws(' ', r.content ->> 'code', r.content ->> 'category') as also,
      concat_ws(' ', r.content ->> 'mainItem', r.content ->> 'duty') as rest, long.text as long, long.text as body,
      concat_ws(' ', d.name, d.short_name) as filed
    from duty_item i
    join publication p on p.tenant_id = i.tenant_id and p.id = i.id and p.published is not null
    join revision r on r.publication_id = p.id and r.tenant_id = p.tenant_id and r.number = p.published
    left join dept d on d.tenant_id = i.tenant_id and d.id = i.dept_id
    cross join lateral (select concat_ws(' ', r.content ->> 'content', r.content ->> 'audience', r.content ->> 'post',
      r.content ->> 'ownerA', r.content ->> 'place', r.content ->> 'riskPoint', r.content ->> 'measure') as text) long
    where i.tenant_id = ${tenant} and ${condition} order by i.id limit ${BATCH}`);

const isListed = sql`i.published_at is not null and not i.is_off`;

async function write(db: Db, kind: SearchKind, found: readonly Findable[]): Promise<void> {
  const entries: ReturnType<typeof toSearchEntry>[] = [];
  for (const one of found) {
    entries.push(toSearchEntry(one));
    // Indexing long texts takes a while: yield to the event loop between them.
    await breath();
  }
  const column = (of: 'id' | 'name' | 'pinyin' | 'initials' | 'letter' | 'words' | 'body') =>
    entries.map((entry) => entry[of]);
  await db.run(sql`
    insert into search_entry (tenant_id, kind, entity_id, name, pinyin, initials, letter, words, body)
    select ${tenant}, ${kind}, n.id, n.name, n.pinyin, n.initials, n.letter, n.words::tsvector, n.body
    from unnest(${column('id')}::bigint[], ${column('name')}::text[], ${column('pinyin')}::text[],
      ${column('initials')}::text[], ${column('letter')}::text[], ${column('words')}::text[], ${column('body')}::text[])
      as n(id, name, pinyin, initials, letter, words, body)
    on conflict (tenant_id, kind, entity_id) do update set name = excluded.name, pinyin = excluded.pinyin,
      initials = excluded.initials, letter = excluded.letter, words = excluded.words, body = excluded.body`);
}

/** Call it in the transaction that changed the service. */
export async function indexService(db: Db, id: string): Promise<void> {
  await write(db, 'service', await servicesWhere(db, sql`s.id = ${id}`));
}

/** A guide that is not readable has no entry. */
export async function indexGuide(db: Db, id: string): Promise<void> {
  const found = await guidesWhere(db, sql`g.id = ${id} and g.published_at is not null and not g.is_off`);
  if (found.length > 0) await write(db, 'guide', found);
  else await deleteEntry(db, 'guide', id);
}

/** An item that is not in its list has no entry. */
export async function indexDutyItem(db: Db, id: string): Promise<void> {
  const found = await dutyItemsWhere(db, sql`i.id = ${id} and ${isListed}`);
  if (found.length > 0) await write(db, 'dutyItem', found);
  else await deleteEntry(db, 'dutyItem', id);
}

export const deleteEntry = (db: Db, kind: SearchKind, id: string) =>
  db.run(sql`delete from search_entry where tenant_id = ${tenant} and kind = ${kind} and entity_id = ${id}`);

type Reading = (db: Db, condition: Sql) => Promise<Findable[]>;

async function indexAgain(
  db: Db,
  kind: SearchKind,
  read: Reading,
  conditionAfter: (after: string) => Sql,
): Promise<void> {
  let after: string | undefined = '0';
  while (after !== undefined) {
    const found: Findable[] = await read(db, conditionAfter(after));
    if (found.length > 0) await write(db, kind, found);
    after = found.length < BATCH ? undefined : found.at(-1)?.id;
  }
}

/** Reindexes services `s` after something they are classified by was renamed. */
export const indexServices = (db: Db, condition: Sql) =>
  indexAgain(db, 'service', servicesWhere, (after) => sql`${condition} and s.id > ${after}`);

/** Reindexes the services of this name after its English text changed. */
export const indexServicesNamed = (db: Db, name: string) => indexServices(db, sql`s.name = ${name}`);

/** Reindexes the services, guides and list items of a department after it was renamed. */
export async function indexDepartment(db: Db, id: string): Promise<void> {
  await indexServices(db, sql`s.dept_id = ${id}`);
  await indexAgain(
    db,
    'guide',
    guidesWhere,
    (after) =>
      sql`coalesce(g.dept_id, s.dept_id) = ${id} and g.published_at is not null and not g.is_off and g.id > ${after}`,
  );
  await indexAgain(
    db,
    'dutyItem',
    dutyItemsWhere,
    (after) => sql`i.dept_id = ${id} and ${isListed} and i.id > ${after}`,
  );
}

/** Creates missing entries: after an upgrade, an import or the demo campus. */
export async function indexMissing(db: Db, signal?: AbortSignal): Promise<number> {
  let written = 0;
  for (const [kind, where] of [
    ['service', () => servicesWhere(db, missing('service', sql`s.id`))],
    [
      'guide',
      () => guidesWhere(db, sql`g.published_at is not null and not g.is_off and ${missing('guide', sql`g.id`)}`),
    ],
    ['dutyItem', () => dutyItemsWhere(db, sql`${isListed} and ${missing('dutyItem', sql`i.id`)}`)],
  ] as const) {
    for (let found = await where(); found.length > 0 && !signal?.aborted; found = await where()) {
      await write(db, kind, found);
      written += found.length;
    }
  }
  return written;
}

/** For every school, at every start; one statement per kind when nothing is missing. */
export async function indexSchools(database: Database, signal?: AbortSignal): Promise<number> {
  const schools = await database.across.many<{ id: string }>(sql`select id from tenant order by id`);
  let written = 0;
  for (const { id } of schools) written += await indexMissing(database.of(id), signal);
  return written;
}
