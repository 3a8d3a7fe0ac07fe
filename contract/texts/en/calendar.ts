import type { calendar as zh } from '../zh-CN/calendar.ts';

export const calendar: Record<keyof typeof zh, string> = {
  title: 'School calendar',
  none: 'No semester is set yet',
  week: 'Week',
  weekdays: 'Mon,Tue,Wed,Thu,Fri,Sat,Sun',
  month: 'month {n}',
  weekNumber: '{n}',
  off: 'off',
  notes: 'Notes',
  offNote:
    'No classes on days marked off: weekends, public holidays and the school’s own; make-up weekends are not marked.',
};
