import { act, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { PersonalWatermark } from './PersonalWatermark.tsx';

afterEach(() => vi.useRealTimers());

const picture = () =>
  decodeURIComponent(document.querySelector<HTMLElement>('.yz-watermark')?.style.backgroundImage ?? '');

test('RO-5 the watermark says name, id and date', () => {
  vi.useFakeTimers({ now: new Date('2026-03-02T15:59:30Z') });
  freshBrowser();
  signedIn();
  render(<PersonalWatermark />);
  expect(picture()).toContain('李老师 t001');
  expect(picture()).toContain('20260302');
});

test('RO-5 over midnight on campus the date changes', () => {
  vi.useFakeTimers({ now: new Date('2026-03-02T15:59:30Z') });
  freshBrowser();
  signedIn();
  render(<PersonalWatermark />);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(picture()).toContain('20260303');
});

test('nobody signed in, no watermark', () => {
  freshBrowser();
  render(<PersonalWatermark />);
  expect(document.querySelector('.yz-watermark')).toBeNull();
});
