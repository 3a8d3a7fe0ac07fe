import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AntdTheme } from '../../../ui/AntdTheme.tsx';
import { IconSelect } from './IconSelect.tsx';

test('whoever hears the page hears the name of the chosen icon, which is also what one types to find it', () => {
  render(
    <AntdTheme>
      <IconSelect value="parcel" />
    </AntdTheme>,
  );
  expect(screen.getByText('parcel')).toBeTruthy();
});
