import type { bulkDepartments as zh } from '../zh-CN/bulk-departments.ts';

export const bulkDepartments: Record<keyof typeof zh, string> = {
  name: 'Departments',
  code: 'Code',
  codeNote: 'Letters, digits and . _ -, different from all others',
  deptName: 'Name',
  deptNameNote: 'Different from all others',
  parent: 'Part of',
  parentNote: 'Name or code of a department that exists, or of an earlier row',
  shortName: 'Short name',
  leader: 'Head',
  phone: 'Phone',
  location: 'Location',
  intro: 'Introduction',
};
