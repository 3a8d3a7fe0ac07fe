import { test as base, expect } from '@playwright/test';

export { expect };

type Resource<T> = { value: T; dispose: () => Promise<unknown> };
type FileResources = { file: string; resources: Map<string, Promise<Resource<unknown>>> };

/** Creates a resource by its name, or returns the one created for an earlier test of the file. */
export type PerFile = <T>(name: string, create: () => Promise<Resource<T>>) => Promise<T>;

/**
 * The base of all tests. Expensive resources are created by the first test of a file that needs them, once per worker,
 * and disposed of before the tests of another file. No other fixture is worker-scoped: Playwright starts separate
 * workers, and so browsers, for each set of those.
 */
export const test = base.extend<{ perFile: PerFile }, { fileResources: FileResources }>({
  fileResources: [
    // Depends on the browser, so that pages are closed before it.
    async ({ browser: _ }, use) => {
      const all: FileResources = { file: '', resources: new Map() };
      await use(all);
      await disposeAll(all);
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  perFile: [
    async ({ fileResources }, use, { file }) => {
      if (fileResources.file !== file) await disposeAll(fileResources);
      fileResources.file = file;
      const { resources } = fileResources;
      await use(async <T>(name: string, create: () => Promise<Resource<T>>) => {
        const resource = (resources.get(name) as Promise<Resource<T>> | undefined) ?? create();
        resources.set(name, resource);
        return (await resource).value;
      });
    },
    { auto: true, timeout: 60_000 },
  ],
});

async function disposeAll({ resources }: FileResources): Promise<void> {
  const all = [...resources.values()].reverse();
  resources.clear();
  for (const resource of all) await resource.then(({ dispose }) => dispose());
}
