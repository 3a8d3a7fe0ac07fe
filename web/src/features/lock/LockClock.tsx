import { useEffect, useState } from 'react';

const everySecond = 1_000;
/** The campus's time zone, as everywhere in the portal. */
const campus = 'Asia/Shanghai';

export function LockClock() {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everySecond);
    return () => clearInterval(timer);
  }, []);
  const lang = document.documentElement.lang || 'zh-CN';
  const format = (parts: Intl.DateTimeFormatOptions) => now.toLocaleString(lang, { ...parts, timeZone: campus });
  const time = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return (
    <header className="lock__clock">
      <time className="lock__time" dateTime={time}>
        {time}
      </time>
      <span className="lock__day">
        {format({ month: 'long', day: 'numeric' })} {format({ weekday: 'long' })}
      </span>
    </header>
  );
}
