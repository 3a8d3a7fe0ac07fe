import type { viewAsTexts as zh } from '../zh-CN/view-as.ts';

export const viewAsTexts: Record<keyof typeof zh, string> = {
  open: 'View as',
  title: 'View the portal as somebody else',
  text: 'You see the portal as people of this identity do. Nothing can be applied for, changed or sent meanwhile; beginning and end go to the audit log. To-dos, messages and other personal contents are still your own.',
  type: 'Identity',
  department: 'Department',
  anyDepartment: 'Any',
  role: 'Role',
  noRole: 'None',
  handbook: 'Handbook',
  at: 'Time',
  atHelp: 'Empty means now. With a time to come you see what will be live by then.',
  begin: 'Begin',
  asStudent: 'See it as a student',
  bar: 'You are viewing the portal as “{type}”. Nothing can be changed.',
  barAt: 'You are viewing the portal as “{type}” at {time}. Nothing can be changed.',
  end: 'End',
};
