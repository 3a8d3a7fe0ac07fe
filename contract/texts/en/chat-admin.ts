import type { chatAdmin as zh } from '../zh-CN/chat-admin.ts';

export const chatAdmin: Record<keyof typeof zh, string> = {
  description: 'The rules of chat in this school. They take effect with the next message.',
  saved: 'Saved',

  writingPart: 'Who may write to whom',
  writing: 'Students among themselves',
  writingHelp: 'Staff may write to everybody, and students to all staff',
  writingOpen: 'May write to each other',
  writingStudentsInGroups: 'Only in groups they share',
  groups: 'Making groups and bringing people in',
  groupsHelp:
    'A group that students make is one they share, too: choose staff where the school decides which students talk to each other',
  groupsOpen: 'everybody',
  groupsStaff: 'staff only',

  sendingPart: 'Sending and recalling',
  floodCount: 'Most messages in ten seconds',
  floodCountHelp: 'Further messages are not sent. The sender is informed and stays connected',
  messages: 'messages',
  recallMinutes: 'A message can be recalled for',
  minutes: 'minutes',

  filePart: 'Files',
  fileMaxMb: 'Largest file',
  fileMaxMbHelp: 'Also for pictures; between one’s own devices 100 MB',
  megabytes: 'MB',
  fileTypes: 'Kinds of files',
  fileTypesHelp: 'None chosen: every kind the portal takes',
  fileTypesAll: 'Every kind the portal takes',

  retentionPart: 'Retention',
  retentionDays: 'Messages are stored for',
  retentionDaysHelp: 'Older messages and their files are removed every night and cannot be restored',
  days: 'days',

  recordsDescription:
    'Search only when a complaint or an incident requires it. Who searched, why, for what and when is written to the audit log.',
  reason: 'Reason',
  reasonHelp: 'For example: the complaint that student affairs passed on, 18 November',
  keyword: 'Message contains',
  sender: 'Sender',
  senderHelp: 'Name, account or number',
  period: 'Period',
  search: 'Search and record it',
  notSearched: 'Give a reason and a period, then search',
  nothingFound: 'No such message in this period',
  time: 'Time',
  from: 'Sender',
  to: 'Conversation',
  content: 'Content',
  recalled: 'Recalled',
  found: '{count} found; this search is in the audit log',
  picture: '[Picture] {name}',
  file: '[File] {name}',
  person: '[Contact] {name}',
};
