import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { showReading } from './show-reading.tsx';

const root = document.documentElement;
const isOn = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;

/** Stylesheets are not fetched here: each counts as loaded. */
type SimulatedWindow = { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } } };
const { settings } = (window as unknown as SimulatedWindow).happyDOM;

beforeEach(() => {
  settings.handleDisabledFileLoadingAsSuccess = true;
  document.querySelector('link[href="/reading.css"]')?.remove();
  for (const name of ['text', 'contrast']) delete root.dataset[name];
});

test('larger letters and stronger colours are on at once, kept for every page, and taken back', async () => {
  act(showReading);
  expect(isOn('特大')).toBe(false);
  await userEvent.click(screen.getByRole('radio', { name: '特大' }));
  await waitFor(() => expect(root.dataset.text).toBe('150'));
  await waitFor(() => expect(isOn('特大')).toBe(true));
  await userEvent.click(screen.getByRole('radio', { name: '高对比度' }));
  await waitFor(() => expect(root.dataset.contrast).toBe('more'));
  expect(document.cookie).toContain('yizhan-text=150');
  expect(document.cookie).toContain('yizhan-contrast=more');

  await userEvent.click(screen.getByRole('button', { name: '恢复默认' }));
  await waitFor(() => expect(root.dataset.contrast).toBeUndefined());
  expect(root.dataset.text).toBeUndefined();
  expect(document.cookie).toContain('yizhan-text=100');
  await userEvent.click(screen.getByRole('button', { name: '完成' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('it stands once, however often it is asked for', async () => {
  act(showReading);
  act(showReading);
  expect(screen.getAllByRole('dialog', { name: '无障碍' })).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});
