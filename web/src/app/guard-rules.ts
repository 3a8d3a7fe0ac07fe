import type { ConfigurationMenuEntry } from '@yizhan/contract/entities/session.ts';

const bare = (path: string) => path.replace(/^\/+|\/+$/g, '').replace(/^home\//, '');

/** The first screen below a path that has no screen itself: people shorten an address to see what there is. */
export function firstEntryUnder(menu: readonly ConfigurationMenuEntry[], path: string): string | undefined {
  return menu.find((entry) => bare(entry.path).startsWith(`${bare(path)}/`))?.path;
}

/** Whether an entry of the configuration menu opens this path or a path above it. */
export function canConfigure(menu: readonly ConfigurationMenuEntry[], path: string): boolean {
  const prefix = `${bare(path)}/`;
  return menu.some((entry) => entry.path !== '' && prefix.startsWith(`${bare(entry.path)}/`));
}
