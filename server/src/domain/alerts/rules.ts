import type { AlertContent, AlertLine } from '@yizhan/contract/entities/portal.ts';
import { isWithin, type TimeWindow } from '../../common/time-window.ts';

export type PublishedAlert = { id: string; content: AlertContent };

const weight = { urgent: 0, warning: 1, info: 2 } as const;

/** The alerts for an identity type or, without one, for visitors. */
export const alertsOf = (alerts: readonly PublishedAlert[], roleType: number | undefined) =>
  alerts.filter(({ content: { identities, isPublic } }) =>
    roleType === undefined ? isPublic : identities.length === 0 || identities.includes(roleType),
  );

export const alertWindow = ({ content }: PublishedAlert): TimeWindow => ({
  from: content.beginTime,
  until: content.endTime,
});

/** The alerts to show now, most urgent first, then newest. */
export const alertLines = (alerts: readonly PublishedAlert[], at: string): AlertLine[] =>
  alerts
    .filter((alert) => isWithin(alertWindow(alert), at))
    .sort((one, other) => order(one, other))
    .map(({ id, content: { title, level, url, endTime } }) => ({ id, title, level, url, endTime }));

const order = ({ content: one }: PublishedAlert, { content: other }: PublishedAlert) =>
  weight[one.level] - weight[other.level] || (one.beginTime < other.beginTime ? 1 : -1);
