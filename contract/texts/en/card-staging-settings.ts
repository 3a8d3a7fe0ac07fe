import type { cardStagingSettings as zh } from '../zh-CN/card-staging-settings.ts';

export const cardStagingSettings: Record<keyof typeof zh, string> = {
  name: 'Workbench',
  about: 'A table of what waits, one tab a column',
  columns: 'Columns',
  column1: 'For my approval',
  column2: 'For me to read',
  title: 'Title',
  nodeName: 'Current step',
  createdAt: 'Started',
  title1: 'Leave request of Li Muyang',
  title2: 'Purchase of college equipment',
  title3: 'Graduation project proposal',
  title4: 'Laboratory safety corrections',
  title5: 'Travel claim for a conference',
  node1: 'Counsellor’s approval',
  node2: 'Dean’s approval',
  node3: 'Supervisor’s review',
  node4: 'Safety officer’s check',
  node5: 'First financial review',
  value: 'Sample text',
};
