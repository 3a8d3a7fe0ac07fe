import * as z from 'zod';
import { calls } from '../call.ts';
import { id, nothing } from '../entities/common.ts';
import * as e from '../entities/efficiency.ts';
import { saved, version } from '../entities/publishing.ts';
import { efficiencyRoutes } from '../routes/efficiency.ts';

const input = e.efficiencyQuery;

export const efficiency = calls(efficiencyRoutes, {
  view: {
    summary: 'What the dashboard shows to the caller, in order',
    input: e.efficiencyViewQuery,
    output: e.efficiencyView,
  },
  overview: { summary: 'The figures of a range and of the one before it', input, output: e.efficiencyOverview },
  trend: { summary: 'Cases accepted, finished and late by day', input, output: e.efficiencyTrend },
  deptRank: {
    summary: 'Departments with enough cases, ranked; equal ones share a rank',
    input: e.deptRankQuery,
    output: e.efficiencyDeptRank,
  },
  serviceRank: {
    summary: 'The first ten services by cases, visits, time or rating',
    input: e.serviceRankQuery,
    output: z.array(e.serviceRankRow),
  },
  warnings: { summary: 'Open cases by lamp and department', input, output: e.efficiencyWarnings },
  satisfaction: { summary: 'Ratings of finished cases by stars and labels', input, output: e.efficiencySatisfaction },
  channels: { summary: 'Where cases came in', input, output: e.efficiencyChannels },
  heat: { summary: 'When cases came in: weekday and hour', input, output: e.efficiencyHeat },
  duration: { summary: 'Working hours cases took, and against the promise', input, output: e.efficiencyDuration },
  feedback: { summary: 'Feedback by kind, and how it was answered', input, output: e.efficiencyFeedback },
  latest: { summary: 'The latest finished cases: service, department, time', input, output: z.array(e.latestCase) },
  config: { summary: 'The dashboard as its editor sets it', input: nothing, output: e.efficiencyDetail },
  saveConfig: {
    summary: 'Change the draft of the dashboard; needs the version the editor holds',
    input: z.object({ content: e.efficiencyContent, held: z.object({ id, version }).optional() }),
    output: saved,
  },
});
