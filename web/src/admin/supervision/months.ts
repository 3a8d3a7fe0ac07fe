import * as efficiencyLimits from '@yizhan/contract/limits/efficiency.ts';
import { monthReport } from '@yizhan/contract/texts/zh-CN/month-report.ts';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ monthReport });

/** `2026-10`, so many months earlier. */
export function monthEarlier(month: string, months: number): string {
  const [year = 0, at = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, at - 1 - months, 1)).toISOString().slice(0, 7);
}

/** The months a report can be of: this one and those before, the newest first. */
export const monthsUpTo = (month: string) =>
  Array.from({ length: efficiencyLimits.reportMonths }, (_, n) => monthEarlier(month, n));

export function monthName(month: string): string {
  const [year = '', at = ''] = month.split('-');
  return t('monthName', { year, n: Number(at) });
}

export const isMonth = (text: string) => /^20\d\d-(0[1-9]|1[0-2])$/.test(text);
