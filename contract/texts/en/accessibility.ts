import type { accessibility as zh } from '../zh-CN/accessibility.ts';

export const accessibility: Record<keyof typeof zh, string> = {
  title: 'Accessibility',
  about: 'Kept in this browser; every page follows it, before and after you sign in.',
  text: 'Text size',
  text100: 'Standard',
  text125: 'Large',
  text150: 'Very large',
  contrast: 'Contrast',
  contrastusual: 'Standard',
  contrastmore: 'High contrast',
  sample: 'Every service of the campus in one place.',
  usual: 'Reset',
  done: 'Done',
  keys: 'Every page can be used by keys alone: Tab moves, Enter opens, Esc closes a window. The zoom of your browser enlarges it further.',
};
