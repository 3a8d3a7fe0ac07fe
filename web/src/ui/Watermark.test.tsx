import { render, waitFor } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { Watermark } from './Watermark.tsx';

const watermark = () => document.querySelector<HTMLElement>('.yz-watermark');
const picture = () => decodeURIComponent(watermark()?.style.getPropertyValue('background-image') ?? '');

beforeEach(() => {
  render(<Watermark lines={['林晓', '20230101', '20260918']} />);
});

test('RO-5 the watermark shows the lines it is given: name, id and date', () => {
  expect([...picture().matchAll(/<text[^>]*>([^<]*)</g)].map((hit) => hit[1])).toEqual([
    '林晓',
    '20230101',
    '20260918',
  ]);
});

test('RO-5 it lies over the page and lets every click through', () => {
  expect(watermark()?.style.position).toBe('fixed');
  expect(Number(watermark()?.style.getPropertyValue('z-index'))).toBeGreaterThan(1200);
  expect(watermark()?.style.getPropertyValue('pointer-events')).toBe('none');
});

test('AP-1 the text is turned by 15 degrees', () => {
  expect(picture()).toMatch(/rotate\(-?15 /);
});

test('AP-1 the text is 32 px', () => {
  expect(picture()).toContain('font-size="32"');
});

test('AP-1 the text has a low opacity, on light pages and on dark ones', async () => {
  const opacity = () => Number(/fill="rgb\([\d ]+\/ ([\d.]+)\)"/.exec(picture())?.[1]);
  expect(opacity()).toBe(0.05);
  const root = document.documentElement;
  onTestFinished(() => root.removeAttribute('style'));
  root.style.colorScheme = 'dark';
  await waitFor(() => expect(opacity()).toBe(0.07));
  expect(document.querySelectorAll('.yz-watermark')).toHaveLength(1);
});

test('RO-5 removed, it returns', async () => {
  const first = watermark();
  first?.remove();
  await waitFor(() => expect(watermark()).not.toBeNull());
  expect(watermark()).not.toBe(first);
});

test.each([
  ['style', 'display: none'],
  ['hidden', ''],
  ['class', 'gone'],
])('RO-5 hidden by its %s attribute, it returns as it was', async (attribute, value) => {
  const before = picture();
  const first = watermark();
  first?.setAttribute(attribute, value);
  await waitFor(() => expect(watermark()).not.toBe(first));
  expect(watermark()?.style.display).toBe('block');
  expect(picture()).toBe(before);
  expect(document.querySelectorAll('.yz-watermark')).toHaveLength(1);
});

test('RO-5 moved elsewhere, it returns to its place', async () => {
  const box = document.createElement('div');
  document.body.append(box);
  const first = watermark();
  if (first) box.append(first);
  await waitFor(() => expect(watermark()?.parentElement).toBe(document.body));
  box.remove();
});

test('a name cannot break out of the picture', () => {
  render(<Watermark lines={['</text><script>']} />);
  const last = [...document.querySelectorAll<HTMLElement>('.yz-watermark')].at(-1);
  expect(decodeURIComponent(last?.style.getPropertyValue('background-image') ?? '')).not.toContain('<script>');
});

test('RO-5 signed out, it goes and stays away', async () => {
  const { unmount } = render(<Watermark lines={['乙']} />);
  const laid = document.querySelectorAll('.yz-watermark').length;
  unmount();
  await Promise.resolve();
  expect(document.querySelectorAll('.yz-watermark')).toHaveLength(laid - 1);
});
