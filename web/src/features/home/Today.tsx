import { home } from '@yizhan/contract/texts/zh-CN/home.ts';
import { textsOf } from '../../lib/text.ts';
import { useNow } from '../../lib/useNow.ts';
import { toWireTime } from '../../lib/wire-time.ts';

const t = textsOf({ home });

export function Today() {
  const today = toWireTime(useNow()).slice(0, 10);
  const [, month = '', day = ''] = today.split('-');
  const weekday = t('weekdays').split(',')[new Date(today).getUTCDay()] ?? '';
  return <time dateTime={today}>{t('date', { month: Number(month), day: Number(day), weekday })}</time>;
}
