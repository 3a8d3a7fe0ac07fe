import type { topics as zh } from '../zh-CN/topics.ts';

export const topics: Record<keyof typeof zh, string> = {
  title: 'Topic',
  until: 'Open until {day}',
  services: 'Services of this topic',
  none: 'This topic has no service for you',
  gone: 'This topic does not exist or has ended',
  hall: 'Go to the service hall',
};
