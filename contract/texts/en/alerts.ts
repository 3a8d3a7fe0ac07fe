import type { alerts as zh } from '../zh-CN/alerts.ts';

export const alerts: Record<keyof typeof zh, string> = {
  label: 'Emergency notices',
  info: 'Notice',
  warning: 'Warning',
  urgent: 'Urgent',
  details: 'Details',
  close: 'Close this notice',
};
