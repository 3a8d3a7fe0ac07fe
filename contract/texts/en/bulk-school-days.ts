import type { bulkSchoolDays as zh } from '../zh-CN/bulk-school-days.ts';

export const bulkSchoolDays: Record<keyof typeof zh, string> = {
  name: 'School calendar',
  day: 'Day',
  isOff: 'Off',
  isOffNote: '"Yes" is a day off, "No" a working day',
  dayName: 'Name',
};
