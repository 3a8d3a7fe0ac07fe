import type { AuditQuery } from '@yizhan/contract/entities/audit.ts';
import * as bulkLimits from '@yizhan/contract/limits/bulk.ts';
import * as en from '@yizhan/contract/texts/en/audit.ts';
import * as zh from '@yizhan/contract/texts/zh-CN/audit.ts';
import { json, type Sql, sql } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';
import type { ExportSource, RowsWanted } from '../../domain/bulk/list.ts';
import { matching } from './queries.ts';

const texts = { 'zh-CN': zh, en };

/** What the screen calls it; older entries may name what has no word any more. */
const inWords = (words: Readonly<Record<string, string>>, code: Sql) =>
  sql`coalesce(${json(words)}::jsonb ->> ${code}, ${code})`;

export const auditSource = ({ conditions, language }: RowsWanted<AuditQuery>): ExportSource => {
  const { audit, auditActionNames, auditEntityNames } = texts[language];
  return {
    columns: {
      at: toWireTimeSql(sql`a.at`),
      actor: sql`case when a.actor_name = '' then ${audit.system} else a.actor_name end`,
      action: inWords(auditActionNames, sql`a.action`),
      entity: inWords(auditEntityNames, sql`a.entity`),
      entityName: sql`a.entity_name`,
      entityId: sql`a.entity_id`,
      ip: sql`a.ip`,
      trace: sql`a.trace`,
      before: sql`left(a.before::text, ${bulkLimits.cellLength})`,
      after: sql`left(a.after::text, ${bulkLimits.cellLength})`,
    },
    from: sql`from audit_log a where ${matching(conditions)}`,
    order: sql`a.at desc, a.id desc`,
  };
};
