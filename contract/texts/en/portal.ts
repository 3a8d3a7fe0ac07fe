import type { portal as zh } from '../zh-CN/portal.ts';

export const portal: Record<keyof typeof zh, string> = {
  banners: 'Service topics',
  banner: 'Topic {n} of {total}',
  previous: 'Previous topic',
  next: 'Next topic',
  show: 'Show the topic “{title}”',
  pause: 'Stop the slides',
  play: 'Go on with the slides',
  quick: 'Quick links',
  top: 'Back to top',
};
