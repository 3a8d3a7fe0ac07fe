import type { bulkNoticeReceivers as zh } from '../zh-CN/bulk-notice-receivers.ts';

export const bulkNoticeReceivers: Record<keyof typeof zh, string> = {
  name: 'Receivers of a notice',
  account: 'Account',
  realName: 'Name',
  dept: 'Department',
  state: 'State',
  sent: 'Unread',
  delivered: 'Delivered, unread',
  read: 'Read',
  confirmed: 'Confirmed',
  readAt: 'Read at',
  confirmedAt: 'Confirmed at',
  reminders: 'Reminders',
  remindedAt: 'Reminded at',
};
