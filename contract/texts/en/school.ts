import type { school as zh } from '../zh-CN/school.ts';

export const school: Record<keyof typeof zh, string> = {
  firstName: 'My school',
  home: 'Home',
};
