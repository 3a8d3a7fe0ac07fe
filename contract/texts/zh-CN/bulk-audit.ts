/** The columns of the audit log in a workbook. */
export const bulkAudit = {
  name: '操作日志',
  at: '时间',
  actor: '操作人',
  action: '操作',
  entity: '对象',
  entityName: '对象名称',
  entityId: '对象编号',
  ip: '来源地址',
  trace: '追踪号',
  before: '修改前',
  after: '修改后',
} as const;
