import type { robot as zh } from '../zh-CN/robot.ts';

export const robot: Record<keyof typeof zh, string> = {
  name: 'Xiaozhan',
};
