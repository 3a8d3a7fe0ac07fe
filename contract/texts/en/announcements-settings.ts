import type { announcementsSettings as zh } from '../zh-CN/announcements-settings.ts';

export const announcementsSettings: Record<keyof typeof zh, string> = {
  name: 'Announcements',
  about: 'The school’s announcements by date; a click opens the full text',
  dataSource: 'Source',
  dataSourceHelp: 'Those of public accounts show the day they were pushed, the portal’s the day of release.',
  PORTAL: 'Portal',
  OfficialAccount: 'Public account',
  importantOnly: 'Important ones only',
  importantOnlyHelp: 'Announcements without the important mark do not appear.',
  recentDays: 'Days to look back',
  days: '{n} days',
  sample1: 'Arrangements for the final examinations',
  sample2: 'Longer library hours during examinations',
  sample3: 'Network upgrade: short interruptions possible',
  sample4: 'National scholarship: first results',
  sample5: 'Fire safety in winter',
  sample6: 'Year-end reimbursements and budgets',
};
