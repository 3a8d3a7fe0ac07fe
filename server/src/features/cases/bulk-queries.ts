import { caseStatuses } from '@yizhan/contract/case-states.ts';
import { verify as en } from '@yizhan/contract/texts/en/verify.ts';
import { verify as zh } from '@yizhan/contract/texts/zh-CN/verify.ts';
import { nothing, sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';
import type { ExportSource, RowsWanted } from '../../domain/bulk/list.ts';
import { type CaseFilters, managedCases } from './list-queries.ts';

/** What was submitted to the processes that the asker keeps. */
export const caseSource = ({ conditions, ids, asker, language }: RowsWanted<CaseFilters>): ExportSource => {
  const words = language === 'en' ? en : zh;
  return {
    columns: {
      no: sql`c.no`,
      process: sql`coalesce(p.published_name, p.name)`,
      title: sql`c.title`,
      applicant: sql`coalesce(u.real_name, '')`,
      number: sql`coalesce(i.number, '')`,
      dept: sql`coalesce(d.name, '')`,
      status: sql`(${caseStatuses.map((status) => words[status])}::text[])[array_position(${[...caseStatuses]}::text[], c.status)]`,
      submittedAt: toWireTimeSql(sql`c.submitted_at`),
      finishedAt: toWireTimeSql(sql`c.finished_at`),
      promiseAt: toWireTimeSql(sql`c.promise_at`),
      isLate: sql`coalesce(coalesce(c.finished_at, now()) > c.promise_at, false)`,
      // Beside the applicant it would tell who rated anonymously (RA-6).
      score: sql`case when g.anonymous then null else g.score end`,
    },
    from: sql`from case_file c
      join publication p on p.tenant_id = c.tenant_id and p.id = c.process_id
      left join app_user u on u.tenant_id = c.tenant_id and u.id = c.applicant_id
      left join user_identity i on i.tenant_id = c.tenant_id and i.id = c.identity_id
      left join dept d on d.tenant_id = c.tenant_id and d.id = c.dept_id
      left join rating g on g.tenant_id = c.tenant_id and g.case_id = c.id
      where c.tenant_id = ${tenant} and ${managedCases(asker, conditions, new Date())}
        ${ids ? sql`and c.id = any(${ids}::bigint[])` : nothing}`,
    order: sql`c.submitted_at desc, c.id desc`,
  };
};
