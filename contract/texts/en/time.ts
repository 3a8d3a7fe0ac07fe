import type { time as zh } from '../zh-CN/time.ts';

export const time: Record<keyof typeof zh, string> = {
  now: 'just now',
  minutes: '{n} min ago',
  today: 'today {time}',
  yesterday: 'yesterday {time}',
  tomorrow: 'tomorrow {time}',
};
