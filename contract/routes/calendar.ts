import type { Routes } from '../route.ts';

const own = { base: 'platform', method: 'POST', access: 'login' } as const;
const config = {
  base: 'workbench',
  method: 'POST',
  access: 'config',
  menu: 'userFrameConfig/manage/calendar',
} as const;

/** The school's calendar, a person's agenda, and the year editor of administration. */
export const calendarRoutes = {
  school: { base: 'workbench', method: 'GET', path: '/scSemester/getSchoolCalendar', access: 'login' },
  agenda: { ...own, path: '/agenda/list', reads: true },
  link: { ...own, path: '/agenda/link', reads: true },
  renewLink: { ...own, path: '/agenda/renewLink' },
  removeLink: { ...own, path: '/agenda/removeLink' },
  year: { ...config, path: '/scSemester/year', reads: true },
  saveTerm: { ...config, path: '/scSemester/save' },
  removeTerm: { ...config, path: '/scSemester/remove' },
  saveDays: { ...config, path: '/scSemester/saveDays' },
  copyOfficial: { ...config, path: '/scSemester/copyOfficial' },
  saveEvent: { ...config, path: '/scSemester/saveEvent' },
  removeEvent: { ...config, path: '/scSemester/removeEvent' },
} as const satisfies Routes;
