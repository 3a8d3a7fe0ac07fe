import type { efficiency } from '@yizhan/contract/calls/efficiency.ts';
import { caseChannels } from '@yizhan/contract/case-kinds.ts';
import { sumHours } from '../../domain/efficiency/count-queries.ts';
import { hoursWithin } from '../../domain/efficiency/rules.ts';
import type { Handlers } from '../../handlers.ts';
import { config } from './config.ts';
import { feedbackOf } from './feedback.ts';
import { shownLamps } from './lamps.ts';
import { overviewOf } from './overview.ts';
import * as rows from './queries.ts';
import { rankDepartments, rankServices } from './ranking.ts';
import { asked, lampsNow, openDashboard, scopeOf } from './reading.ts';
import { bucketsOf, type DayTotals, labelsOf, trendOf } from './rules.ts';

export const handlers: Handlers<typeof efficiency> = {
  ...config,

  async view({ preview }, context) {
    const { content, panels, supervises } = await openDashboard(context, { preview });
    return { ...content, panels, supervises, departments: await rows.listDepartmentsWithCases(context.db) };
  },

  async overview(query, context) {
    return overviewOf(context, await asked(context, query));
  },

  async trend(query, context) {
    const { eyes, span, deptId } = await asked(context, query, 'trend');
    const { step, points: days } = trendOf(await rows.listDays(context.db, { ...span, deptId }), span);
    const of = (value: (day: DayTotals) => number) => eyes.counts(days.map(value));
    const [accepted, finished, late] = [of((d) => d.accepted), of((d) => d.finished), of((d) => d.late)];
    const points = days.map(({ day }, at) => ({
      day,
      accepted: accepted[at] ?? null,
      finished: finished[at] ?? null,
      late: late[at] ?? null,
    }));
    return { ...span, step, points };
  },

  async deptRank({ sort, ...query }, context) {
    return rankDepartments(context, await asked(context, query, 'departments'), sort);
  },

  async serviceRank({ sort, ...query }, context) {
    return rankServices(context, await asked(context, query, 'services'), sort);
  },

  async warnings(query, context) {
    const { content, eyes, deptId } = await asked(context, query, 'warnings');
    return shownLamps(await lampsNow(context, content), eyes, deptId);
  },

  async satisfaction(query, context) {
    const { eyes, span, deptId } = await asked(context, query, 'satisfaction');
    const scope = scopeOf({ span, deptId });
    const [counted, labels] = await Promise.all([
      rows.sumByKey(context.db, 'SCORE', scope),
      rows.sumLabels(context.db, scope),
    ]);
    const scores = [5, 4, 3, 2, 1];
    const counts = scores.map((score) => counted.find(({ key }) => key === String(score))?.rated ?? 0);
    const rated = counts.reduce((a, b) => a + b, 0);
    const stars = scores.reduce((sum, score, at) => sum + score * (counts[at] ?? 0), 0);
    const shown = eyes.counts(counts);
    return {
      rated: eyes.count(rated),
      average: eyes.rate(stars, rated),
      levels: scores.map((score, at) => ({ score, count: shown[at] ?? null })),
      labels: labelsOf(labels, eyes),
    };
  },

  async channels(query, context) {
    const { eyes, span, deptId } = await asked(context, query, 'channels');
    const counted = await rows.sumByKey(context.db, 'CHANNEL', scopeOf({ span, deptId }));
    const shown = eyes.counts(caseChannels.map((one) => counted.find(({ key }) => key === one)?.accepted ?? 0));
    return { rows: caseChannels.map((channel, at) => ({ channel, accepted: shown[at] ?? null })) };
  },

  async heat(query, context) {
    const { eyes, span, deptId } = await asked(context, query, 'heat');
    const counted = await rows.sumByKey(context.db, 'HEAT', scopeOf({ span, deptId }));
    const shown = eyes.counts(counted.map(({ accepted }) => accepted));
    const cells = counted.map(({ key }, at) => {
      const [weekday = 0, hour = 0] = key.split('-').map(Number);
      return { weekday, hour, accepted: shown[at] ?? null };
    });
    return { cells: cells.sort((a, b) => a.weekday - b.weekday || a.hour - b.hour) };
  },

  async duration(query, context) {
    const { eyes, span, deptId } = await asked(context, query, 'duration');
    const scope = scopeOf({ span, deptId });
    const [hours, totals] = await Promise.all([sumHours(context.db, scope), rows.sumTotals(context.db, scope)]);
    const buckets = bucketsOf(hours);
    const shown = eyes.counts(buckets.map(({ finished }) => finished));
    const { early, onTime, late, promised, finished } = totals;
    const kinds = eyes.counts([early, onTime - early, late, finished - promised]);
    return {
      buckets: buckets.map(({ from, to }, at) => ({ from, to, finished: shown[at] ?? null })),
      medianHours: eyes.count(finished) === null ? null : hoursWithin(0.5, hours),
      ninetyHours: eyes.count(finished) === null ? null : hoursWithin(0.9, hours),
      ...{ early: kinds[0] ?? null, onTime: kinds[1] ?? null, late: kinds[2] ?? null, unpromised: kinds[3] ?? null },
    };
  },

  async feedback(query, context) {
    return feedbackOf(context, await asked(context, query, 'feedback'));
  },

  async latest(query, context) {
    const { span, deptId } = await asked(context, query, 'latest');
    return rows.listLatest(context.db, { ...span, deptId });
  },
};
