import { fireEvent, render, screen } from '@testing-library/react';
import * as uiLimits from '@yizhan/contract/limits/ui.ts';
import { sprite } from '@yizhan/contract/sprite.ts';
import { expect, test, vi } from 'vitest';
import { DictionaryStates } from './gallery/DictionaryStates.tsx';
import { Floating } from './gallery/Floating.tsx';
import { States } from './gallery/States.tsx';
import { iconNames } from './icons/names.ts';

test('the gallery shows every glyph, and progress whose end is known beside one whose end is not', () => {
  const { container } = render(<States />);
  const glyphs = new Set([...container.querySelectorAll('svg use')].map((use) => use.getAttribute('href')));
  expect(iconNames.filter((name) => !glyphs.has(`${sprite}#${name}`))).toEqual([]);
  const bars = [...container.querySelectorAll('[role="progressbar"]')].map((bar) => bar.getAttribute('aria-valuenow'));
  expect(bars).toContain(null);
  expect(bars).toContain('100');
});

test.each(uiLimits.dialogWidths)('the gallery opens the dialog of %i px, and Escape closes it', (width) => {
  render(<Floating />);
  fireEvent.click(screen.getByText(`${width} px`));
  const dialog = screen.getByRole('dialog');
  fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the gallery shows a dictionary’s states and calls nobody', async () => {
  const call = vi.fn();
  vi.stubGlobal('fetch', call);
  const { container } = render(<DictionaryStates />);
  expect(await screen.findByRole('alert')).toBeTruthy();
  const selectedTexts = [...container.querySelectorAll('select')].map((one) => one.selectedOptions[0]?.textContent);
  expect(selectedTexts[0]).toBe('学习');
  expect(container.querySelectorAll('select[aria-busy="true"]')).toHaveLength(1);
  expect(call).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
