import { toWireTime } from '../../common/wire-time.ts';
import { alertLines, alertsOf } from '../../domain/alerts/rules.ts';
import type { TodaySource } from './source.ts';

/**
 * The emergency lines that lead somewhere. They stand in the strip instead of above the home page; a line without an
 * address stays above it.
 */
export const urgent: TodaySource = {
  async load({ published, wholeDb, person, now }) {
    const alerts = alertsOf(await published.list(wholeDb, 'alert'), person.roleType);
    return alertLines(alerts, toWireTime(now))
      .filter(({ level, url }) => level !== 'info' && url !== '')
      .map(({ id, title, level, url }) => ({ id, title, note: '', at: null, isLate: level === 'urgent', url }));
  },
};
