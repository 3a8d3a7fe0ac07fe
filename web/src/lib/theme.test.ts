import { contrast, paletteOf } from '@yizhan/contract/palette.ts';
import * as fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { boot, freshBrowser, initAnswer, me, signedIn } from '../../test/people.ts';
import { fakeWire } from '../../test/wire.ts';
import { useSession } from './session.ts';
import { write } from './storage.ts';
import { applyScheme, applyTheme, useTheme } from './theme.ts';

afterEach(() => vi.unstubAllGlobals());

const brand = () => document.documentElement.style.getPropertyValue('--brand');
const theme = (themeColor: string) => ({ ...boot().publicTheme, themeColor });

test('AP-2 the colour is #008cff until a theme says otherwise', async () => {
  freshBrowser();
  fakeWire({ 'session.boot': boot() });
  await useSession.getState().loadBoot();
  expect(brand()).toBe('#008cff');
});

test('AP-2 the person’s theme is put on when it is known', async () => {
  freshBrowser();
  signedIn();
  fakeWire({ 'session.init': { ...initAnswer(me()), theme: theme('#b3261e') } });
  await useSession.getState().loginInit();
  expect(brand()).toBe('#b3261e');
});

test('AP-2 a theme applies at once, here and when another tab says so', () => {
  applyTheme(theme('#0a7a3c'));
  expect(brand()).toBe('#0a7a3c');
  write('theme', theme('#5b35b5'));
  window.dispatchEvent(new StorageEvent('storage', { key: 'yizhan-theme' }));
  expect(brand()).toBe('#5b35b5');
  expect(useTheme.getState().theme?.themeColor).toBe('#5b35b5');
});

test('letters on the brand can be read, whatever colour a school chooses', () => {
  const part = fc.integer({ min: 0, max: 255 }).map((n) => n.toString(16).padStart(2, '0'));
  fc.assert(
    fc.property(part, part, part, (r, g, b) => {
      const palette = paletteOf(`#${r}${g}${b}`);
      return contrast(palette['--brand-fill'] ?? '', palette['--on-brand'] ?? '') >= 4.5;
    }),
  );
});

test('light, dark or as the system: the choice is kept and put on', () => {
  applyScheme('dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
  write('scheme', 'light');
  window.dispatchEvent(new StorageEvent('storage', { key: 'yizhan-scheme' }));
  expect(document.documentElement.dataset.theme).toBe('light');
});

test('AP-2 no field of a red school is framed in red as if it were wrong; any other brand frames its own', () => {
  const ring = () => document.documentElement.style.getPropertyValue('--ring');
  const ringOf = (colour: string) => {
    applyTheme(theme(colour));
    return ring();
  };
  expect(['#c8102e', '#e5484d', '#8c1515', '#d64000'].map(ringOf)).toEqual(Array(4).fill('var(--second)'));
  expect(['#008cff', '#0f766e', '#7c3aed', '#f5a524', '#333333'].map(ringOf)).toEqual(Array(5).fill(''));
});
