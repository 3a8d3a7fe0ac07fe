import { act, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { boot, freshBrowser } from '../../test/people.ts';
import { applyTheme } from '../lib/theme.ts';
import { Crest } from './Crest.tsx';

test('AP-2 the crest of an open page takes the colour of the theme that comes', () => {
  freshBrowser();
  const { container } = render(<Crest size={40} />);
  const source = () => container.querySelector('img')?.getAttribute('src');
  act(() => applyTheme({ ...boot().publicTheme, themeColor: '#0a7a3c' }));
  expect(source()).toBe('/crest.svg?colour=0a7a3c');
  act(() => applyTheme({ ...boot().publicTheme, themeColor: '#5b35b5' }));
  expect(source()).toBe('/crest.svg?colour=5b35b5');
});
