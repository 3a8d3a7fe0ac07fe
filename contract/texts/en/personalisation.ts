import type { personalisation as zh } from '../zh-CN/personalisation.ts';

export const personalisation: Record<keyof typeof zh, string> = {
  title: 'Personalisation',
  theme: 'Theme',
  themeText: 'Colours and background of the portal. Now: {name}',
  themeUsual: 'the school’s',
  chooseTheme: 'Choose a theme',
  scheme: 'Light or dark',
  schemeText: 'Dark is easier at night; it can follow the system.',
  light: 'Light',
  dark: 'Dark',
  auto: 'Follow the system',
  layout: 'Home page',
  layoutText: 'Arrange, show and hide cards on the home page. The usual layout can be restored at any time.',
  openLayout: 'Arrange the home page',
  reading: 'Accessibility and large text',
  readingText: 'Larger text, more contrast, reading aloud.',
  openReading: 'Open reading tools',
};
