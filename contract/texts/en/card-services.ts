import type { cardServices as zh } from '../zh-CN/card-services.ts';

export const cardServices: Record<keyof typeof zh, string> = {
  all: 'All',
  more: 'More',
  online: 'Online',
  offline: 'In person',
  guide: 'Guide',
  noFavourites: 'No favourite services',
  goTo: 'Go to {place}',
  SERVICE_HALL: 'Service hall',
  FLOW_SERVICE_CENTER: 'Process service centre',
  APPLY_SERVICE_CENTER: 'Application service centre',
};
