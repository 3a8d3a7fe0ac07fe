import type { efficiency } from '@yizhan/contract/calls/efficiency.ts';
import { caseChannels } from '@yizhan/contract/case-kinds.ts';
import { hoursWithin } from '../../domain/efficiency/rules.ts';
import type { Handlers } from '../../handlers.ts';
import { config } from './config.ts';
import { feedbackOf } from './feedback.ts';
import { labelsOf } from './labels.ts';
import { shownLamps } from './lamps.ts';
import { overviewOf } from './overview.ts';
import * as rows from './queries.ts';
import { rankDepartments, rankServices } from './ranking.ts';
import { asked, lampsNow, openDashboard, scopeAmong, scopeOf } from './reading.ts';
import { bucketsOf, type DayTotals, trendOf } from './rules.ts';
import { ownOf, shownCounts, totalsOf } from './shown.ts';

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
    const { span, ...reader } = await asked(context, query, 'trend');
    const found = await rows.listDays(context.db, { ...span, deptId: reader.among });
    const of = (value: (day: DayTotals) => number) =>
      shownCounts(found, reader, (own) => trendOf(own, span).points.map(value));
    const [accepted, finished, late] = [of((d) => d.accepted), of((d) => d.finished), of((d) => d.late)];
    const { step, points: days } = trendOf([], span);
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
    const { content, masking, deptId } = await asked(context, query, 'warnings');
    return shownLamps(await lampsNow(context, content), masking, deptId);
  },

  async satisfaction(query, context) {
    const now = await asked(context, query, 'satisfaction');
    const [counted, labels, { shown }] = await Promise.all([
      rows.sumByKey(context.db, 'SCORE', scopeAmong(now)),
      rows.sumByKey(context.db, 'LABEL', scopeAmong(now)),
      totalsOf(context.db, now, scopeOf(now).spans),
    ]);
    const scores = [5, 4, 3, 2, 1];
    const counts = shownCounts(counted, now, (own) =>
      scores.map((score) => own.find(({ key }) => key === String(score))?.rated ?? 0),
    );
    // With the mean beside them, two counts that are not shown could be worked out. RA-6: of one department, days that
    // are subtracted would tell what one person gave.
    const isWhole = !counts.includes(null) && now.among !== 'each';
    return {
      rated: shown.rated,
      average: shown.satisfaction,
      levels: scores.map((score, at) => ({ score, count: isWhole ? (counts[at] ?? null) : null })),
      labels: labelsOf(labels, now),
    };
  },

  async channels(query, context) {
    const now = await asked(context, query, 'channels');
    const counted = await rows.sumByKey(context.db, 'CHANNEL', scopeAmong(now));
    const shown = shownCounts(counted, now, (own) =>
      caseChannels.map((one) => own.find(({ key }) => key === one)?.accepted ?? 0),
    );
    return { rows: caseChannels.map((channel, at) => ({ channel, accepted: shown[at] ?? null })) };
  },

  async heat(query, context) {
    const now = await asked(context, query, 'heat');
    const counted = await rows.sumByKey(context.db, 'HEAT', scopeAmong(now));
    const keys = [...new Set(counted.map(({ key }) => key))];
    const shown = shownCounts(counted, now, (own) => {
      const of = new Map(own.map(({ key, accepted }) => [key, accepted]));
      return keys.map((key) => of.get(key) ?? 0);
    });
    const cells = keys.flatMap((key, at) => {
      const [weekday = 0, hour = 0] = key.split('-').map(Number);
      const accepted = shown[at] ?? null;
      return accepted === 0 ? [] : [{ weekday, hour, accepted }];
    });
    return { cells: cells.sort((a, b) => a.weekday - b.weekday || a.hour - b.hour) };
  },

  async duration(query, context) {
    const now = await asked(context, query, 'duration');
    const [counted, { shown }] = await Promise.all([
      rows.sumByKey(context.db, 'DURATION', scopeAmong(now)),
      totalsOf(context.db, now, scopeOf(now).spans),
    ]);
    const hoursIn = (own: readonly rows.KeyCount[]) =>
      own.map(({ key, finished }) => ({ hours: Number(key), count: finished }));
    const counts = shownCounts(counted, now, (own) => bucketsOf(hoursIn(own)).map(({ finished }) => finished));
    const hours = hoursIn(ownOf(counted, now));
    const [early = null, onTime = null, late = null, unpromised = null] = shown.kinds;
    return {
      buckets: bucketsOf([]).map(({ from, to }, at) => ({ from, to, finished: counts[at] ?? null })),
      medianHours: shown.finished === null ? null : hoursWithin(0.5, hours),
      ninetyHours: shown.finished === null ? null : hoursWithin(0.9, hours),
      ...{ early, onTime, late, unpromised },
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
