/** Builds server and client when their sources changed since the last build; `npm run build` always does. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { exclusive } from './lib/exclusive.mjs';
import { fingerprint } from './lib/fingerprint.mjs';
import { inRoot } from './lib/root.mjs';
import { Failed, node, run, script } from './lib/run.mjs';
import { setup } from './setup.mjs';

const shared = ['package-lock.json', 'tsconfig.base.json', 'contract'];

const products = {
  server: {
    sources: [...shared, 'server/src', 'server/data', 'server/build.mjs', 'server/tsconfig.json'],
    build: () => run(process.execPath, ['build.mjs'], { cwd: inRoot('server'), quiet: true }),
  },
  web: {
    sources: [...shared, 'web'],
    build: () => node('vite/bin/vite.js', ['build', '--logLevel', 'warn'], { cwd: inRoot('web'), quiet: true }),
  },
};

const stampOf = (name) => inRoot(name, 'dist', '.built-from');

function outdated() {
  return Object.entries(products).flatMap(([name, product]) => {
    const expected = fingerprint(product.sources);
    const stamp = stampOf(name);
    return existsSync(stamp) && readFileSync(stamp, 'utf8') === expected ? [] : [{ name, expected, ...product }];
  });
}

export async function build({ force = false } = {}) {
  if (force) for (const name of Object.keys(products)) rmSync(stampOf(name), { force: true });
  if (outdated().length === 0) return;
  await exclusive('build', async () => {
    const todo = outdated();
    if (todo.length === 0) return;
    const started = performance.now();
    const codes = await Promise.all(
      todo.map(async ({ name, expected, build }) => {
        rmSync(stampOf(name), { force: true });
        const code = await build();
        if (code === 0) writeFileSync(stampOf(name), expected);
        return code;
      }),
    );
    const failed = todo.filter((_, at) => codes[at] !== 0).map(({ name }) => name);
    if (failed.length > 0) throw new Failed(`the build of ${failed.join(' and ')} failed`);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`built ${todo.map(({ name }) => name).join(' and ')} in ${seconds} s`);
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await script(async () => {
    await setup();
    await build({ force: true });
  });
}
