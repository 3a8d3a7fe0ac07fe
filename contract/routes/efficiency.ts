import type { Routes } from '../route.ts';

const open = { base: 'online', method: 'POST', access: 'nobody', reads: true } as const;
const config = {
  base: 'online',
  method: 'POST',
  access: 'config',
  menu: 'userFrameConfig/effectivenessMonitoringConfig',
} as const;

/** Efficiency monitoring: aggregates for everybody. */
export const efficiencyRoutes = {
  view: { ...open, path: '/nobody/efficiencyHomePage/config' },
  overview: { ...open, path: '/nobody/efficiencyHomePage/overview' },
  trend: { ...open, path: '/nobody/efficiencyHomePage/trend' },
  deptRank: { ...open, path: '/nobody/efficiencyHomePage/deptRank' },
  serviceRank: { ...open, path: '/nobody/efficiencyHomePage/serviceRank' },
  warnings: { ...open, path: '/nobody/efficiencyHomePage/warnList' },
  satisfaction: { ...open, path: '/nobody/efficiencyHomePage/satisfaction' },
  channels: { ...open, path: '/nobody/efficiencyHomePage/channel' },
  heat: { ...open, path: '/nobody/efficiencyHomePage/hourHeat' },
  duration: { ...open, path: '/nobody/efficiencyHomePage/duration' },
  feedback: { ...open, path: '/nobody/efficiencyHomePage/feedbackStat' },
  latest: { ...open, path: '/nobody/efficiencyHomePage/latest' },
  config: { ...config, path: '/efficiencyConfig/detail', reads: true },
  saveConfig: { ...config, path: '/efficiencyConfig/saveConfig' },
} as const satisfies Routes;
