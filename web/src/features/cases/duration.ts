import { casePage } from '@yizhan/contract/texts/zh-CN/case-page.ts';
import { parseWireTime } from '../../lib/format.ts';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ casePage });

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** How long somebody has or had it: 2 天 3 小时; a minute at least. */
export function formatDuration(from: string, to: string | null, now: Date): string {
  const end = to === null ? now : parseWireTime(to);
  const minutes = Math.max(1, Math.floor((end.getTime() - parseWireTime(from).getTime()) / MINUTE_MS));
  const h = Math.floor(minutes / HOUR_MINUTES);
  if (minutes >= DAY_MINUTES) return t('days', { n: Math.floor(minutes / DAY_MINUTES), h: h % 24 });
  return h > 0 ? t('hours', { h, m: minutes % HOUR_MINUTES }) : t('minutes', { m: minutes });
}
