/** The columns of departments in a workbook. */
export const bulkDepartments = {
  name: '部门',
  code: '部门编码',
  codeNote: '字母、数字和 . _ -，不能与其他部门相同',
  deptName: '部门名称',
  deptNameNote: '不能与其他部门相同',
  parent: '上级部门',
  parentNote: '上级部门的名称或编码：已有的，或排在前面的行',
  shortName: '简称',
  leader: '负责人',
  phone: '联系电话',
  location: '办公地点',
  intro: '简介',
} as const;
