import type { TodoCategory } from '@yizhan/contract/entities/todo.ts';
import { openable } from '../common/addresses.ts';
import { onWire } from '../common/on-wire.ts';
import { sql, tenant } from '../db/sql.ts';
import type { Viewer } from './source.ts';

/** Rows of the unified to-do list that stand together; an item code narrows them to one kind of matter. */
export type WorkClass = { category: TodoCategory; itemCode?: string };
export type WorkCount = { num: number; late: number };
export type WorkRow = {
  id: string;
  title: string;
  itemName: string;
  nodeName: string;
  handler: string;
  initiator: string;
  createdAt: string;
  dueAt: string | null;
  late: boolean;
  important: boolean;
  url: string;
  fields: Record<string, unknown>;
};
export type WorkList = { num: number; rows: WorkRow[] };

/** In every class what is still open, and among the finished what was really finished. */
const shownStatus = (category: TodoCategory) => (category === 'DONE' ? 'DONE' : 'PENDING');

const asked = (classes: readonly WorkClass[]) => sql`
  unnest(${classes.map((c) => c.category)}::text[], ${classes.map((c) => shownStatus(c.category))}::text[],
    ${classes.map((c) => c.itemCode ?? '')}::text[]) with ordinality as c(category, status, item, at)`;

/** Nobody's rows but the viewer's own: there is no other way to this table from a card. */
const ofViewer = ({ person }: Viewer) => sql`
  t.tenant_id = ${tenant} and t.assignee_id = ${person.id} and t.category = c.category and t.status = c.status
  and (c.item = '' or t.item_code = c.item)`;

const isLate = ({ now }: Viewer) => sql`(t.due_at < ${now} and t.status = 'PENDING')`;

/** How much there is of each class, in the order asked; one statement for all of them. */
export async function countWork(viewer: Viewer, classes: readonly WorkClass[]): Promise<WorkCount[]> {
  if (classes.length === 0) return [];
  return viewer.db.many<WorkCount>(sql`
    select count(t.id)::int as num, (count(t.id) filter (where ${isLate(viewer)}))::int as late
    from ${asked(classes)} left join todo t on ${ofViewer(viewer)}
    group by c.at order by c.at`);
}

/** How much there is of each class and the newest of it, in the order asked; one statement for all of them. */
export async function listWork(viewer: Viewer, classes: readonly WorkClass[], most: number): Promise<WorkList[]> {
  if (classes.length === 0) return [];
  return viewer.db.many<WorkList>(sql`
    select n.num, r.rows from ${asked(classes)}
    cross join lateral (select count(*)::int as num from todo t where ${ofViewer(viewer)}) n
    cross join lateral (
      select coalesce(json_agg(json_build_object(
        'id', t.id::text, 'title', t.title, 'itemName', t.item_name, 'nodeName', t.node_name, 'handler', t.handler,
        'initiator', t.initiator, 'createdAt', ${onWire(sql`t.created_at`)}, 'dueAt', ${onWire(sql`t.due_at`)},
        'late', coalesce(${isLate(viewer)}, false), 'important', t.priority = 1, 'url', t.url, 'fields', t.fields
      ) order by t.created_at desc, t.id desc), '[]') as rows
      from (
        select t.* from todo t where ${ofViewer(viewer)} order by t.created_at desc, t.id desc limit ${most}
      ) t
    ) r
    order by c.at`);
}

/** The tab of the personal centre that has all of a class. */
export const personalCentre = (category: TodoCategory) => `#/home/PersonalCenter?tab=${category}`;

type Leading = { urlDetail: string; source: { sourceType: string; category?: TodoCategory } };

/** Where a column as a whole leads: where its administrator says, or to the personal centre. */
export const columnAddress = ({ urlDetail, source }: Leading) =>
  openable(urlDetail) ?? personalCentre(source.category ?? 'TODO');
