import type { bulkRatings as zh } from '../zh-CN/bulk-ratings.ts';

export const bulkRatings: Record<keyof typeof zh, string> = {
  name: 'Ratings',
  serviceCode: 'Service code',
  serviceName: 'Service',
  dept: 'Department',
  score: 'Stars',
  labels: 'Words',
  text: 'Text',
  who: 'By',
  anonymous: 'Anonymous',
  createdAt: 'Rated at',
};
