import type { cardBusinessSettings as zh } from '../zh-CN/card-business-settings.ts';

export const cardBusinessSettings: Record<keyof typeof zh, string> = {
  name: 'Business express',
  about: 'Services one needs often, as icons',
  serviceIds: 'Services',
  serviceIdsHelp: 'Shown in this order; without any, the most visited are shown',
  addService: 'Search and add a service',
  noService: 'No service found',
  mostVisited: 'Most visited services',
  picked: '{n} services',
  navigationType: 'Leads to',
};
