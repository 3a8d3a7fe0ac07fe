import type { Theme } from '@yizhan/contract/entities/theme.ts';
import { paletteOf } from '@yizhan/contract/palette.ts';
import { create } from 'zustand';
import { onOtherTab, read, write } from './storage.ts';

export type Scheme = 'light' | 'dark' | 'auto';

/** The appearance a page asks for in its address, as previews do: it holds for this page and is not stored. */
function askedScheme(): Scheme | undefined {
  const asked = new URLSearchParams(location.search).get('scheme');
  return asked === 'light' || asked === 'dark' ? asked : undefined;
}

/** The current theme; read by screens that preview it or pass it to antd. */
export const useTheme = create<{ theme: Theme | undefined; scheme: Scheme }>(() => ({
  theme: read<Theme>('theme'),
  scheme: askedScheme() ?? read<Scheme>('scheme') ?? 'auto',
}));

/** Applies a theme at once; derived colours follow by CSS. */
function draw(theme: Theme): void {
  const { style } = document.documentElement;
  // A palette of the theme before may have had one of its own.
  style.removeProperty('--ring');
  for (const [name, value] of Object.entries(paletteOf(theme.themeColor))) style.setProperty(name, value);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', theme.themeColor);
  useTheme.setState({ theme });
}

/** Changes the theme here and in the other tabs of this browser. */
export function applyTheme(theme: Theme): void {
  draw(theme);
  if (JSON.stringify(read<Theme>('theme')) !== JSON.stringify(theme)) write('theme', theme);
}

export function applyScheme(wanted: Scheme): void {
  const asked = askedScheme();
  const scheme = asked ?? wanted;
  document.documentElement.dataset.theme = scheme;
  useTheme.setState({ scheme });
  if (!asked && read<Scheme>('scheme') !== scheme) write('scheme', scheme);
}

onOtherTab('theme', () => {
  const theme = read<Theme>('theme');
  if (theme) draw(theme);
});

onOtherTab('scheme', () => applyScheme(read<Scheme>('scheme') ?? 'auto'));
