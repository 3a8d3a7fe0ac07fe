import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Icon } from './Icon.tsx';
import { toIconName } from './icons/to-icon-name.ts';

const drawn = (icon: string) => render(<Icon name={toIconName(icon)} size={48} />).container;

test('AD-1 a picture of the school’s own is drawn in the place of an icon; any other address is none', () => {
  const picture = drawn('/files/7').querySelector('img');
  expect([picture?.getAttribute('src'), picture?.width, picture?.alt]).toEqual(['/files/7', 48, '']);
  for (const address of ['https://x.example/a.png', '//files/7', '/files/7/../x', 'javascript:x()']) {
    expect(drawn(address).querySelector('img')).toBeNull();
    expect(drawn(address).querySelector('use')?.getAttribute('href')).toMatch(/#link$/);
  }
});
