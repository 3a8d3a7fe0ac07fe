import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { Banner } from '@yizhan/contract/entities/portal.ts';
import * as portalLimits from '@yizhan/contract/limits/portal.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { fakeWire } from '../../../test/wire.ts';
import { emitHint } from '../../lib/hints.ts';
// Preloads lazy modules, so that tests do not wait for the disk.
import '@yizhan/contract/routes.ts';
import Banners from './Banners.tsx';

const banner = (id: string, changes: Partial<Banner> = {}): Banner => ({
  ...{ id, title: `专题 ${id}`, subtitle: '一次办好', cover: null, serviceIds: [], url: '' },
  ...{ beginTime: '2026-01-01 00:00:00', endTime: '2027-01-01 00:00:00' },
  ...changes,
});

beforeEach(() => {
  freshBrowser();
  signedIn();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function show(banners: Banner[]) {
  const wire = fakeWire({ 'portal.specials': () => banners });
  const page = render(
    <QueryClientProvider client={new QueryClient()}>
      <Banners />
    </QueryClientProvider>,
  );
  if (banners.length > 0) await screen.findByRole('region', { name: '专题服务' });
  return { wire, page };
}

const shown = () => document.querySelector('.banners__slide--shown strong')?.textContent;

test('nothing stands where there is no banner', async () => {
  const { page, wire } = await show([]);
  await vi.waitFor(() => expect(wire.to('portal.specials')).toHaveLength(1));
  expect(page.container.textContent).toBe('');
});

test('HM-2 a banner leads to its address, or to its topic', async () => {
  await show([banner('1', { url: '/home/article/7' }), banner('2')]);
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['#/home/article/7', '#/home/topic/2']);
});

test('the next banner comes by itself, but not under somebody’s pointer or focus', async () => {
  await show([banner('1'), banner('2')]);
  vi.useFakeTimers();
  const region = screen.getByRole('region');
  const wait = () =>
    act(() => {
      vi.advanceTimersByTime(portalLimits.bannerIntervalMs);
    });
  fireEvent.mouseEnter(region);
  wait();
  expect(shown()).toBe('专题 1');
  fireEvent.mouseLeave(region);
  wait();
  expect(shown()).toBe('专题 2');
  fireEvent.focus(screen.getByRole('button', { name: '下一个专题' }));
  wait();
  expect(shown()).toBe('专题 2');
});

test('arrows, dots and keys show another banner; the hidden ones cannot be reached', async () => {
  await show([banner('1'), banner('2'), banner('3')]);
  fireEvent.click(screen.getByRole('button', { name: '上一个专题' }));
  expect(shown()).toBe('专题 3');
  fireEvent.click(screen.getByRole('button', { name: '显示专题「专题 2」' }));
  expect(shown()).toBe('专题 2');
  fireEvent.keyDown(screen.getByRole('region'), { key: 'ArrowRight' });
  expect(shown()).toBe('专题 3');
  expect(document.querySelectorAll('[inert]')).toHaveLength(2);
});

test('open pages read the banners again when the server hints at them', async () => {
  const { wire } = await show([banner('1')]);
  emitHint('banners');
  await vi.waitFor(() => expect(wire.to('portal.specials')).toHaveLength(2));
});
