import { useEffect, useState } from 'react';
import { useSession } from '../../lib/session.ts';
import { Watermark } from '../../ui/Watermark.tsx';

const everyMinute = 60_000;
const shanghai = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai', dateStyle: 'short' });

/** yyyymmdd in the campus time zone. */
export const dayOf = (now: Date) => shanghai.format(now).replaceAll('-', '');

/** RO-5: name, id and date over every signed-in page; the date is updated at midnight. */
export function PersonalWatermark() {
  const user = useSession((s) => s.session?.user);
  const [today, setToday] = useState(() => dayOf(new Date()));
  useEffect(() => {
    const timer = setInterval(() => setToday(dayOf(new Date())), everyMinute);
    return () => clearInterval(timer);
  }, []);
  return user ? <Watermark lines={[`${user.nick_name} ${user.account}`, today]} /> : null;
}
