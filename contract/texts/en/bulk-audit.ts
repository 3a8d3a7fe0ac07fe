import type { bulkAudit as zh } from '../zh-CN/bulk-audit.ts';

export const bulkAudit: Record<keyof typeof zh, string> = {
  name: 'Audit log',
  at: 'Time',
  actor: 'Person',
  action: 'Action',
  entity: 'Record',
  entityName: 'Name of the record',
  entityId: 'Number of the record',
  ip: 'Address',
  trace: 'Trace',
  before: 'Before',
  after: 'After',
};
