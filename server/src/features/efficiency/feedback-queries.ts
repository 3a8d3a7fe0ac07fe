import type { FeedbackType } from '@yizhan/contract/entities/feedback.ts';
import * as efficiencyLimits from '@yizhan/contract/limits/efficiency.ts';
import type { ClockDay } from '../../common/working-clock.ts';
import type { Db } from '../../db/database.ts';
import { nothing, type Sql, sql, tenant } from '../../db/sql.ts';
import { clockTable, dayOn, positionOf } from '../../domain/efficiency/clock-queries.ts';
import type { DaySpan } from '../../domain/efficiency/rules.ts';

export type FeedbackTotals = {
  received: number;
  answered: number;
  /** Answered, or past the promise without an answer; of these kept. */
  due: number;
  onTime: number;
  /** Answered and not asked again. */
  solved: number;
  workSec: number;
  rated: number;
  satisfied: number;
};

type PeriodQuery = DaySpan & { deptId: string; now: Date };

const writtenIn = ({ from, to, deptId }: Omit<PeriodQuery, 'now'>): Sql => sql`
  f.tenant_id = ${tenant} and f.created_at >= ${from}::date::timestamp at time zone 'Asia/Shanghai'
  and f.created_at < (${to}::date + 1)::timestamp at time zone 'Asia/Shanghai'
  ${deptId === '0' || deptId === 'each' ? nothing : sql`and f.dept_id = ${deptId}`}`;

/** What the answer was: closed without one is not answered. */
const isDue = (now: Date) => sql`(f.answered_at is not null or f.due_at < ${now}::timestamptz)`;
const isOnTime = sql`f.answered_at <= f.due_at`;

export const sumFeedback = (db: Db, asked: PeriodQuery, days: readonly ClockDay[]) =>
  db.many<FeedbackTotals & { type: FeedbackType; deptId: string | null }>(sql`
    with ${clockTable(days)}
    select f.type, f.dept_id::text as "deptId", count(*)::float8 as received, count(f.answered_at)::float8 as answered,
      count(*) filter (where ${isDue(asked.now)})::float8 as due, count(*) filter (where ${isOnTime})::float8 as "onTime",
      count(*) filter (where f.answered_at is not null and f.round = 0)::float8 as solved,
      coalesce(sum(greatest(${positionOf(sql`f.answered_at`, sql`e`)} - ${positionOf(sql`f.created_at`, sql`b`)}, 0))
        filter (where f.answered_at is not null), 0)::float8 as "workSec",
      count(f.score)::float8 as rated,
      count(*) filter (where f.score >= ${efficiencyLimits.satisfiedStars}::int)::float8 as satisfied
    from feedback f
    left join clock b on b.day = ${dayOn(sql`f.created_at`)}
    left join clock e on e.day = ${dayOn(sql`f.answered_at`)}
    where ${writtenIn(asked)} group by f.type, f.dept_id`);

/** How much feedback of each department was due, and answered in time. */
export const sumResponses = (db: Db, { now, ...span }: DaySpan & { now: Date }) =>
  db.many<{ deptId: string; due: number; onTime: number }>(sql`
    select f.dept_id::text as "deptId", count(*) filter (where ${isDue(now)})::float8 as due,
      count(*) filter (where ${isOnTime})::float8 as "onTime"
    from feedback f where ${writtenIn({ ...span, deptId: '0' })} and f.dept_id is not null group by f.dept_id`);
