import { useNow } from '../../lib/useNow.ts';
import { toWireTime } from '../../lib/wire-time.ts';
import { t } from './words.ts';

export function Today() {
  const today = toWireTime(useNow()).slice(0, 10);
  const [, month = '', day = ''] = today.split('-');
  const weekday = t('weekdays').split(',')[new Date(today).getUTCDay()] ?? '';
  return <time dateTime={today}>{t('date', { month: Number(month), day: Number(day), weekday })}</time>;
}
