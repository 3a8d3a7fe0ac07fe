import type { school as zh, holidays as zhHolidays } from '../zh-CN/school.ts';

export const school: Record<keyof typeof zh, string> = {
  firstName: 'My school',
  home: 'Home',
  hall: 'Service hall',
  slogan: 'One stop for everything on campus',
  theme: 'Default theme',
  expired: 'Your session has expired, please sign in again',
};

export const holidays: Record<keyof typeof zhHolidays, string> = {
  newYear: 'New Year’s Day',
  spring: 'Spring Festival',
  qingming: 'Qingming Festival',
  labour: 'Labour Day',
  dragonBoat: 'Dragon Boat Festival',
  midAutumn: 'Mid-Autumn Festival',
  national: 'National Day',
  nationalAndMidAutumn: 'National Day and Mid-Autumn Festival',
};
