import type { departmentCard as zh } from '../zh-CN/department-card.ts';

export const departmentCard: Record<keyof typeof zh, string> = {
  title: 'Department',
  open: 'About the department',
  leader: 'Head',
  location: 'Place',
  officeHours: 'Hours',
  phone: 'Phone',
  mail: 'Mail',
  website: 'Website',
  newWindow: 'opens in a new window',
  chart: 'Organisation',
  chartOf: 'Organisation chart of {name}',
  chartOpen: 'Enlarge the organisation chart',
  chartFailed: 'The picture cannot be shown now',
  services: '{n} services',
  empty: 'This department has not written its card yet',
};
