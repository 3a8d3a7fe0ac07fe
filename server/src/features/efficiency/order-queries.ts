import type { OrderEntry, SupervisionOrder } from '@yizhan/contract/entities/supervision.ts';
import type { OrderFilter, OrderLevel, OrderNode, OrderState } from '@yizhan/contract/supervision-kinds.ts';
import type { Db } from '../../db/database.ts';
import { nothing, type Sql, sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';
import type { Person } from '../../person.ts';
import { caseNumberOf } from './case-queries.ts';
import { answersFor, inReach } from './reach-queries.ts';

export type StoredOrder = Omit<SupervisionOrder, 'daysLeft'>;

const orderFields = sql`
  o.id::text as id, o.fact_id::text as "caseId", ${caseNumberOf} as "caseNumber", s.name as "serviceName",
  coalesce(d.name, '') as "deptName", o.level, o.state, o.version,
  to_char(o.due_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as "dueOn",
  ${toWireTimeSql(sql`o.created_at`)} as "createdAt", coalesce(u.real_name, '') as "createdBy",
  (select l.text from supervision_order_log l where l.tenant_id = ${tenant} and l.order_id = o.id and l.node = 'CREATED') as opinion`;
const ordersJoined = sql`
  supervision_order o join case_fact f on f.tenant_id = ${tenant} and f.id = o.fact_id
  join service s on s.tenant_id = ${tenant} and s.id = f.service_id
  left join dept d on d.tenant_id = ${tenant} and d.id = o.dept_id
  left join app_user u on u.tenant_id = ${tenant} and u.id = o.created_by`;

const inState = (state: OrderFilter | undefined, now: Date): Sql => {
  if (!state) return nothing;
  return state === 'OVERDUE' ? sql`and o.state = 'OPEN' and o.due_at < ${now}` : sql`and o.state = ${state}`;
};

type OrderSearch = {
  state?: OrderFilter | undefined;
  deptId?: string | undefined;
  current: number;
  size: number;
};

/** What waits comes first, by its deadline; then the newest. */
export const listOrders = (db: Db, person: Person, { state, deptId, current, size }: OrderSearch, now: Date) =>
  db.many<StoredOrder & { total: number }>(sql`
    select ${orderFields}, count(*) over ()::int as total from ${ordersJoined}
    where o.tenant_id = ${tenant} and ${inReach(person, sql`o.dept_id`)} ${inState(state, now)}
      ${deptId ? sql`and o.dept_id = ${deptId}` : nothing}
    order by array_position(array['OPEN', 'REPLIED', 'CLOSED'], o.state), case when o.state = 'OPEN' then o.due_at end,
      o.updated_at desc, o.id desc
    limit ${size} offset ${(current - 1) * size}`);

export const listOrdersOfCase = (db: Db, factId: string) =>
  db.many<StoredOrder>(sql`
    select ${orderFields} from ${ordersJoined} where o.tenant_id = ${tenant} and o.fact_id = ${factId} order by o.id desc`);

export const findOrder = (db: Db, person: Person, id: string) =>
  db.maybe<StoredOrder & { isOwn: boolean }>(sql`
    select ${orderFields}, ${answersFor(person, sql`o.dept_id`)} as "isOwn" from ${ordersJoined}
    where o.tenant_id = ${tenant} and o.id = ${id} and ${inReach(person, sql`o.dept_id`)}`);

export const listEntries = (db: Db, orderId: string) =>
  db.many<OrderEntry>(sql`
    select l.node, coalesce(u.real_name, '') as who, l.text, ${toWireTimeSql(sql`l.at`)} as at
    from supervision_order_log l left join app_user u on u.tenant_id = ${tenant} and u.id = l.user_id
    where l.tenant_id = ${tenant} and l.order_id = ${orderId} order by l.id desc`);

type NewOrder = { factId: string; deptId: string; level: OrderLevel; dueAt: Date; by: string; now: Date };

/** Undefined when the case has one that is not closed. */
export const insertOrder = (db: Db, o: NewOrder) =>
  db.maybe<{ id: string }>(sql`
    insert into supervision_order (tenant_id, fact_id, dept_id, level, due_at, created_by, created_at, updated_at)
    values (${tenant}, ${o.factId}, ${o.deptId}, ${o.level}, ${o.dueAt}, ${o.by}, ${o.now}, ${o.now})
    on conflict (tenant_id, fact_id) where state <> 'CLOSED' do nothing returning id::text as id`);

export type HeldOrder = {
  id: string;
  deptId: string;
  state: OrderState;
  createdBy: string;
  deptName: string;
  caseNumber: string;
  serviceName: string;
  version: number;
  updatedAt: string;
  updatedBy: string | null;
  isOwn: boolean;
};

/** Of two who act at once the second waits here and then sees a newer version. */
export const lockOrder = (db: Db, person: Person, id: string) =>
  db.maybe<HeldOrder>(sql`
    select o.id::text as id, o.dept_id::text as "deptId", o.state, o.created_by::text as "createdBy",
      coalesce(d.name, '') as "deptName", ${caseNumberOf} as "caseNumber", s.name as "serviceName", o.version, ${toWireTimeSql(sql`o.updated_at`)} as "updatedAt",
      (select w.real_name from supervision_order_log l join app_user w on w.tenant_id = ${tenant} and w.id = l.user_id
        where l.tenant_id = ${tenant} and l.order_id = o.id order by l.id desc limit 1) as "updatedBy",
      ${answersFor(person, sql`o.dept_id`)} as "isOwn"
    from ${ordersJoined} where o.tenant_id = ${tenant} and o.id = ${id} and ${inReach(person, sql`o.dept_id`)}
    for update of o`);

type Change = { id: string; state: OrderState; dueAt?: Date; now: Date };
export const changeOrder = (db: Db, { id, state, dueAt, now }: Change) =>
  db.run(sql`
    update supervision_order set state = ${state}, due_at = coalesce(${dueAt ?? null}::timestamptz, due_at),
      updated_at = ${now}, version = version + 1
    where tenant_id = ${tenant} and id = ${id}`);

type Entry = { orderId: string; node: OrderNode; userId: string; text: string; now: Date };
export const insertEntry = (db: Db, e: Entry) =>
  db.run(sql`
    insert into supervision_order_log (tenant_id, order_id, node, user_id, text, at)
    values (${tenant}, ${e.orderId}, ${e.node}, ${e.userId}, ${e.text}, ${e.now})`);
