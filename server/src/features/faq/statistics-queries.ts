import type { FaqStatistics } from '@yizhan/contract/entities/faq.ts';
import * as robotLimits from '@yizhan/contract/limits/robot.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';

type Period = { from: string; to: string };

const within = ({ from, to }: Period) => sql`
  q.tenant_id = ${tenant} and q.at >= ${from}::date::timestamp at time zone 'Asia/Shanghai'
  and q.at < (${to}::date + 1)::timestamp at time zone 'Asia/Shanghai'`;

/** A list of near questions answers when one of them was chosen, a guide or service unless the person said it was none. */
const isAnswered = sql`(q.type = 'EXACT' or (q.type in ('GUIDE', 'SERVICE') and q.solved is not false)
  or (q.type = 'LIST' and q.solved is true))`;

export const readTotals = (db: Db, period: Period) =>
  db.one<Pick<FaqStatistics, 'asked' | 'people' | 'answered' | 'near' | 'solved' | 'unsolved'>>(sql`
    select count(*)::int as asked, count(distinct q.user_id)::int as people,
      count(*) filter (where ${isAnswered})::int as answered,
      count(*) filter (where q.type = 'LIST' and q.solved is not true)::int as near,
      count(*) filter (where q.solved and q.type = 'EXACT')::int as solved,
      count(*) filter (where not q.solved and q.type = 'EXACT')::int as unsolved
    from question q where ${within(period)}`);

export const listDays = (db: Db, period: Period) =>
  db.many<FaqStatistics['days'][number]>(sql`
    select to_char(q.at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day, count(*)::int as asked,
      count(*) filter (where ${isAnswered})::int as answered
    from question q where ${within(period)} group by 1 order by 1`);

export const listTop = (db: Db, period: Period) =>
  db.many<FaqStatistics['top'][number]>(sql`
    select q.faq_id as id, coalesce(p.published_name, p.name, '') as name, count(*)::int as times
    from question q left join publication p on p.tenant_id = q.tenant_id and p.id = q.faq_id
    where ${within(period)} and q.faq_id is not null
    group by 1, 2 order by 3 desc, 1 limit ${robotLimits.topShown}`);

/** Entries whose answers did not help. */
export const listTopUnsolved = (db: Db, period: Period) =>
  db.many<FaqStatistics['topUnsolved'][number]>(sql`
    select q.faq_id as id, coalesce(p.published_name, p.name, '') as name, count(*)::int as times
    from question q left join publication p on p.tenant_id = q.tenant_id and p.id = q.faq_id
    where ${within(period)} and q.faq_id is not null and q.solved = false
    group by 1, 2 order by 3 desc, 1 limit ${robotLimits.topShown}`);

export const listDepts = (db: Db, period: Period) =>
  db.many<FaqStatistics['depts'][number]>(sql`
    select coalesce(d.name, '') as name, count(distinct f.id)::int as entries, count(q.id)::int as hits,
      count(q.id) filter (where q.solved)::int as solved, count(q.id) filter (where not q.solved)::int as unsolved
    from faq f
    left join dept d on d.tenant_id = f.tenant_id and d.id = f.dept_id
    left join question q on q.faq_id = f.id and ${within(period)}
    where f.tenant_id = ${tenant} and f.published_at is not null
    group by d.id, d.name order by 3 desc, 2 desc`);
