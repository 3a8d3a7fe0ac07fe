import type { cardNewsSettings as zh } from '../zh-CN/card-news-settings.ts';

export const cardNewsSettings: Record<keyof typeof zh, string> = {
  name: 'News',
  about: 'News by column: the school’s own, and other sites’ by RSS or JSON',
  columns: 'Columns',
  sampleNews: 'Campus news',
  sampleTalks: 'Talks',
  sample1: 'University opens its review of undergraduate teaching',
  sample2: 'The 32nd campus arts festival begins',
  sample3: 'Students win first prize in the national modelling contest',
  sample4: 'The new library opens for a trial run this week',
  sample5: 'How to choose courses for the winter term',
  sample6: 'Alumni day: come back and meet',
};
