import type { DutyItemContent } from '@yizhan/contract/entities/duty-item.ts';
import { firstDutyListsContent } from '@yizhan/contract/first-duty-lists.ts';
import { fill } from '@yizhan/contract/texts/format.ts';
import { dutyListTodos as texts } from '@yizhan/contract/texts/zh-CN/duty-list-todos.ts';
import type { Db } from '../database.ts';
import { sql, tenant } from '../sql.ts';
import { type DemoItem, dutyCorrections, dutyItems, newDutyItems } from './demo/duty-items.ts';
import { writePublications } from './published.ts';

const DAY_MS = 86_400_000;
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);
/** Departments revise their lists at different times of the year. */
const publishedDaysAgo = (at: number) => 3 + ((at * 29) % 240);

/** The responsibility lists of the demo campus, open to visitors; run after its services. */
export async function seedDutyLists(db: Db, now: Date): Promise<void> {
  const lists = { ...firstDutyListsContent(), anonymousVisible: true };
  await writePublications(db, now, 'dutyLists', [{ name: lists.title, content: lists }], 'published');
  const codes = await readCodes(db);
  const out = await write(db, now, codes, dutyItems, 'published');
  const [waiting, draft] = newDutyItems;
  const drafts = await write(db, now, codes, [waiting, draft], 'draft');
  await writeRows(db, now, [...out, ...drafts]);
  const submitted = drafts.find(({ content }) => content.code === waiting.content.code);
  if (submitted) await submit(db, now, submitted);
  await writeCorrections(db, now);
}

type Codes = { depts: ReadonlyMap<string, string>; services: ReadonlyMap<string, string> };

async function readCodes(db: Db): Promise<Codes> {
  const rows = await db.many<{ kind: string; code: string; id: string }>(sql`
    select 'dept' as kind, code, id from dept where tenant_id = ${tenant}
    union all select 'service', code, id from service where tenant_id = ${tenant}`);
  const of = (kind: string) => new Map(rows.filter((row) => row.kind === kind).map(({ code, id }) => [code, id]));
  return { depts: of('dept'), services: of('service') };
}

function fillIn({ dept, partner, service, content }: DemoItem, { depts, services }: Codes): DutyItemContent[] {
  const deptId = depts.get(dept);
  const partnerId = partner === undefined ? undefined : depts.get(partner);
  const serviceId = service === undefined ? undefined : services.get(service);
  if (deptId === undefined) return [];
  return [
    {
      ...{ ...content, deptId },
      coDepts: partnerId === undefined ? [] : [{ deptId: partnerId, role: 'SUPPORT' }],
      serviceIds: serviceId === undefined ? [] : [serviceId],
    },
  ];
}

type SeededItem = { id: string; content: DutyItemContent; isOut: boolean };

async function write(
  db: Db,
  now: Date,
  codes: Codes,
  items: readonly DemoItem[],
  as: 'published' | 'draft',
): Promise<SeededItem[]> {
  const filled = items.flatMap((item) => fillIn(item, codes));
  const named = filled.map((content) => ({ name: content.code, content }));
  const ids = await writePublications(db, now, 'dutyItem', named, as);
  return filled.flatMap((content) => {
    const id = ids.get(content.code);
    return id === undefined ? [] : [{ id, content, isOut: as === 'published' }];
  });
}

const writeRows = (db: Db, now: Date, items: readonly SeededItem[]) =>
  db.run(sql`
    with given as (
      select * from unnest(${items.map(({ id }) => id)}::bigint[], ${items.map(({ content }) => content.deptId)}::bigint[],
        ${items.map(({ content }) => content.listType)}::text[], ${items.map(({ content }) => content.sort)}::int[],
        ${items.map(({ isOut }, at) => (isOut ? daysBefore(now, publishedDaysAgo(at)) : null))}::timestamptz[])
        as i(id, dept_id, list_type, sort, published_at)
    ), dated as (
      update revision r set made_at = g.published_at, published_at = g.published_at from given g
      where r.tenant_id = ${tenant} and r.publication_id = g.id and g.published_at is not null
    ), changed as (
      update publication p set changed_at = coalesce(g.published_at, p.changed_at) from given g
      where p.tenant_id = ${tenant} and p.id = g.id
    )
    insert into duty_item (id, tenant_id, dept_id, list_type, sort, published_at)
    select g.id, ${tenant}, g.dept_id, g.list_type, g.sort, g.published_at from given g`);

const WRITER = 'dept_item_admin';
const publishers = ['service_admin', 'portal_admin', 'tenant_admin', 'admin'];

async function submit(db: Db, now: Date, { id, content }: SeededItem): Promise<void> {
  const at = daysBefore(now, 1);
  await db.run(sql`
    update duty_item set submitted_at = ${at},
      submitted_by = (select id from app_user where tenant_id = ${tenant} and account = ${WRITER})
    where tenant_id = ${tenant} and id = ${id}`);
  const title = fill(texts.ask, { name: content.title });
  await writeTodos(db, { to: publishers, sourceId: `ask-${id}`, kind: 'ask', title, at, query: `item=${id}` });
}

async function writeCorrections(db: Db, now: Date): Promise<void> {
  for (const { code, account, days, text } of dutyCorrections) {
    const at = daysBefore(now, days);
    const made = await db.maybe<{ id: string; itemId: string; title: string }>(sql`
      with made as (
        insert into duty_correction (tenant_id, item_id, text, user_id, created_at)
        select ${tenant}, p.id, ${text}, u.id, ${at} from publication p, app_user u
        where p.tenant_id = ${tenant} and p.kind = 'dutyItem' and p.name = ${code}
          and u.tenant_id = ${tenant} and u.account = ${account}
        returning id, item_id)
      select m.id, m.item_id as "itemId", r.content ->> 'title' as title from made m
      join revision r on r.tenant_id = ${tenant} and r.publication_id = m.item_id and r.number = 1`);
    if (!made) continue;
    // 教务处 has keepers of its own; the others' reports come to those who keep the lists.
    const to = code.startsWith('JW') ? [WRITER, 'teacher'] : publishers;
    const title = fill(texts.correction, { name: made.title });
    const query = `tab=corrections&about=${made.itemId}`;
    await writeTodos(db, { to, sourceId: `correction-${made.id}`, kind: 'correction', title, at, query });
  }
}

type Todo = { to: readonly string[]; sourceId: string; kind: string; title: string; at: Date; query: string };

const writeTodos = (db: Db, { to, sourceId, kind, title, at, query }: Todo) =>
  db.run(sql`
    insert into todo (tenant_id, source_app, source_id, category, assignee_id, item_code, item_name, title, url, created_at)
    select ${tenant}, 'dutyList', ${sourceId}, 'TODO', u.id, ${`dutyList.${kind}`}, ${texts.item}, ${title},
      ${`#/home/deptResponsibilityListConfig?${query}`}, ${at}
    from app_user u where u.tenant_id = ${tenant} and u.account = any(${to}::text[])`);
