import { auditActionNames, auditEntityNames } from './texts/zh-CN/audit.ts';

/** What the audit log records: a verb and a noun of the product. Each has its name in texts/zh-CN/audit.ts. */
export type AuditAction = keyof typeof auditActionNames;
export type AuditEntity = keyof typeof auditEntityNames;

export const auditActions = Object.keys(auditActionNames) as AuditAction[];
export const auditEntities = Object.keys(auditEntityNames) as AuditEntity[];
