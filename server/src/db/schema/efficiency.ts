import { caseChannels } from '@yizhan/contract/case-kinds.ts';
import { sql } from 'drizzle-orm';
import { bigint, boolean, date, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { at, id, ref, tenantId } from './columns.ts';

/** Facts written since the last roll-up. Only appended to, so that no writer waits for another. */
export const caseFactChange = pgTable(
  'case_fact_change',
  { id: id(), tenantId: tenantId(), factId: ref('fact_id').notNull() },
  (t) => [index('case_fact_change_tenant').on(t.tenantId, t.id)],
);

/** A fact as the roll-up counted it: its days, its working time and whether the promise was kept. */
export const efficiencyCase = pgTable(
  'efficiency_case',
  {
    factId: ref('fact_id').notNull(),
    tenantId: tenantId(),
    serviceId: ref('service_id').notNull(),
    /** 0 when neither the case nor its service names a department. */
    deptId: ref('dept_id').notNull(),
    channel: text('channel', { enum: caseChannels }).notNull(),
    applicantHash: text('applicant_hash'),
    acceptedDay: date('accepted_day').notNull(),
    /** Hour of the day, 0 to 23. */
    acceptedHour: smallint('accepted_hour').notNull(),
    finishedDay: date('finished_day'),
    finishedAt: at('finished_at'),
    /** Working seconds from acceptance to the end, without pauses. */
    workSec: bigint('work_sec', { mode: 'number' }),
    /** Null without a promise, or while it is open. */
    result: text('result', { enum: ['EARLY', 'ON_TIME', 'LATE'] }),
    score: smallint('score'),
    isOpen: boolean('is_open').notNull(),
    /** Null while no promise runs: without one, and while the applicant corrects the case. */
    promiseAt: at('promise_at'),
    /** Positions on the school's working clock, in seconds: the time left is a difference of two. */
    clockFrom: bigint('clock_from', { mode: 'number' }).notNull(),
    clockDue: bigint('clock_due', { mode: 'number' }),
  },
  (t) => [
    primaryKey({ name: 'efficiency_case_pk', columns: [t.tenantId, t.factId] }),
    index('efficiency_case_accepted').on(t.tenantId, t.acceptedDay),
    index('efficiency_case_finished').on(t.tenantId, t.finishedDay, t.finishedAt),
    index('efficiency_case_open')
      .on(t.tenantId, t.deptId, t.serviceId, t.promiseAt, t.clockFrom, t.clockDue)
      .where(sql`is_open`),
  ],
);

/**
 * Counts of one day or one month. Department 0 is the whole school, service 0 all services. The facet says what `key`
 * tells apart: nothing (TOTAL), the channel, the whole working hour (DURATION), weekday and hour (HEAT), stars (SCORE) or the
 * label chosen with them (LABEL).
 */
export const efficiencyCount = pgTable(
  'efficiency_count',
  {
    tenantId: tenantId(),
    grain: text('grain', { enum: ['DAY', 'MONTH'] }).notNull(),
    facet: text('facet', { enum: ['TOTAL', 'CHANNEL', 'DURATION', 'HEAT', 'SCORE', 'LABEL'] }).notNull(),
    starts: date('starts').notNull(),
    deptId: ref('dept_id').notNull(),
    serviceId: ref('service_id').notNull(),
    key: text('key').notNull(),
    accepted: integer('accepted').notNull(),
    /** Applicants, each counted once a day. */
    people: integer('people').notNull(),
    finished: integer('finished').notNull(),
    /** Finished with a promise; of these kept, kept before the last day, and late. */
    promised: integer('promised').notNull(),
    onTime: integer('on_time').notNull(),
    early: integer('early').notNull(),
    late: integer('late').notNull(),
    workSec: bigint('work_sec', { mode: 'number' }).notNull(),
    rated: integer('rated').notNull(),
    scoreSum: integer('score_sum').notNull(),
  },
  (t) => [
    primaryKey({
      name: 'efficiency_count_pk',
      columns: [t.tenantId, t.grain, t.facet, t.deptId, t.serviceId, t.starts, t.key],
    }),
    index('efficiency_count_starts').on(t.tenantId, t.grain, t.facet, t.starts),
    index('efficiency_count_service')
      .on(t.tenantId, t.serviceId, t.facet, t.grain, t.starts)
      .where(sql`service_id <> 0`),
  ],
);
