import type { cardFrameSettings as zh } from '../zh-CN/card-frame-settings.ts';

export const cardFrameSettings: Record<keyof typeof zh, string> = {
  name: 'Embedded card',
  about: 'A micro front end, or a table of foreign JSON data',
  frame: 'What is embedded',
  sampleHead: 'Name',
  sample1: 'Sample one',
  sample2: 'Sample two',
  sample3: 'Sample three',
};
