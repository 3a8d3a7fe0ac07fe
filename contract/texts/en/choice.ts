import type { choice as zh } from '../zh-CN/choice.ts';

export const choice: Record<keyof typeof zh, string> = {
  choose: 'Please choose',
  none: 'Nothing to choose from',
  failed: 'The options could not be loaded',
  unlisted: '{value} (not in the dictionary)',
};
