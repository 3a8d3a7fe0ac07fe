import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as fileLimits from '@yizhan/contract/limits/files.ts';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { fakeWire } from '../../test/wire.ts';
import { Overlays } from '../ui/Overlays.tsx';
import { IconPicker } from './IconPicker.tsx';

function Held() {
  const [icon, setIcon] = useState('book');
  return (
    <>
      <IconPicker pictures value={icon} onChange={setIcon} />
      <output>{icon}</output>
      <Overlays />
    </>
  );
}

test('AD-1 an icon is found by its name and chosen by keys', async () => {
  render(<Held />);
  await userEvent.click(screen.getByRole('button', { name: '选择图标：图书' }));
  await userEvent.type(screen.getByLabelText('搜索图标', { selector: 'input' }), '校');
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    ...['校园', '校园卡', '校车'],
  ]);
  await userEvent.tab();
  await userEvent.keyboard('[Space]');
  expect(screen.getByRole('button', { name: '选择图标：校园' })).toBeTruthy();
  await userEvent.clear(screen.getByLabelText('搜索图标', { selector: 'input' }));
  await userEvent.type(screen.getByLabelText('搜索图标', { selector: 'input' }), '恐龙');
  expect(screen.getByText('没有这样的图标')).toBeTruthy();
  screen.getByRole('button', { name: '选择图标：校园' }).focus();
  await userEvent.keyboard('[Escape]');
  expect(screen.queryByLabelText('搜索图标', { selector: 'input' })).toBeNull();
});

test('AD-1 a picture of one’s own takes the place of an icon, is seen as large as it will be, and goes again', async () => {
  fakeWire({ 'files.upload': { id: '41', name: 'a.png', size: 7, mime: 'image/png', url: '/files/41?s=x' } });
  render(<Held />);
  await userEvent.click(screen.getByRole('button', { name: '选择图标：图书' }));
  const choose = (file: File) => {
    const chooser = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (chooser) fireEvent.change(chooser, { target: { files: [file] } });
  };
  const large = new File(['x'], 'big.png', { type: 'image/png' });
  Object.defineProperty(large, 'size', { value: fileLimits.maxIconBytes + 1 });
  choose(large);
  expect(await screen.findByText('“big.png”超过 2 MB，没有上传')).toBeTruthy();
  expect(document.querySelector('output')?.textContent).toBe('book');
  choose(new File(['x'], 'a.png', { type: 'image/png' }));
  expect(await screen.findByRole('button', { name: '选择图标：自己的图片' })).toBeTruthy();
  const shown = [...document.querySelectorAll('fieldset img')].map((one) => [
    one.getAttribute('src'),
    one.getAttribute('width'),
  ]);
  expect(shown).toEqual([
    ['/files/41?s=x', '48'],
    ['/files/41?s=x', '40'],
    ['/files/41?s=x', '20'],
  ]);
  await userEvent.click(screen.getByRole('button', { name: '移除图片' }));
  expect(screen.getByRole('button', { name: '选择图标：图书' })).toBeTruthy();
});
