import type { Routes } from '../route.ts';

const own = { base: 'platform', method: 'POST', access: 'login' } as const;
const config = { base: 'user', method: 'POST', access: 'config', menu: 'userFrameConfig/manage/users' } as const;

/** Who is away, and who stands in. */
export const absenceRoutes = {
  mine: { ...own, path: '/absence/mine', reads: true },
  save: { ...own, path: '/absence/save' },
  processes: { ...own, path: '/absence/processes', reads: true },
  end: { ...own, path: '/absence/end' },
  ofUser: { ...config, path: '/manageUser/absences', reads: true },
  processesOfUser: { ...config, path: '/manageUser/absenceProcesses', reads: true },
  saveForUser: { ...config, path: '/manageUser/saveAbsence' },
  endForUser: { ...config, path: '/manageUser/endAbsence' },
} as const satisfies Routes;
