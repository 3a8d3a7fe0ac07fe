import { test as base, expect } from '@playwright/test';

export { expect };

type Made<T> = { is: T; end: () => Promise<unknown> };
type Kept = { file: string; things: Map<string, Promise<Made<unknown>>> };

/** Makes a thing by its name, or answers the one that was made for an earlier test of the file. */
export type OncePerFile = <T>(name: string, make: () => Promise<Made<T>>) => Promise<T>;

/**
 * What all tests begin with. What takes long to make is made by the first test of a file that needs it, once in a worker,
 * and ended before the tests of another file. No other fixture is a worker's: for each set of those there would be workers,
 * and browsers, of their own.
 */
export const test = base.extend<{ once: OncePerFile }, { kept: Kept }>({
  kept: [
    // The browser is closed after what is kept in it.
    async ({ browser: _ }, use) => {
      const kept: Kept = { file: '', things: new Map() };
      await use(kept);
      await endAll(kept);
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  once: [
    async ({ kept }, use, { file }) => {
      if (kept.file !== file) await endAll(kept);
      kept.file = file;
      await use(async <T>(name: string, make: () => Promise<Made<T>>) => {
        const made = (kept.things.get(name) as Promise<Made<T>> | undefined) ?? make();
        kept.things.set(name, made);
        return (await made).is;
      });
    },
    { auto: true, timeout: 60_000 },
  ],
});

async function endAll({ things }: Kept): Promise<void> {
  const all = [...things.values()].reverse();
  things.clear();
  for (const made of all) await made.then(({ end }) => end());
}
