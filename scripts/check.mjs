/** `npm run check`: all checks of the sources that do not run the product. */
import { mkdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { writeJunit } from './lib/junit.mjs';
import { inParallel } from './lib/pool.mjs';
import { inRoot } from './lib/root.mjs';
import { node, run, script } from './lib/run.mjs';
import { setup } from './setup.mjs';

const quiet = { quiet: true };
const ours = (file, ...args) => run(process.execPath, [inRoot('scripts/checks', file), ...args], quiet);
const oursOfTheContract = (file) => run(process.execPath, ['--import', 'tsx', inRoot('scripts/checks', file)], quiet);
const typesAndLint = (...projects) => ({
  name: `types and typed lint of ${projects.join(', ')}`,
  run: () => ours('types-and-lint.mjs', ...projects),
});

// The longest first, so that two cores end together.
const checks = [
  typesAndLint('web'),
  typesAndLint('server', 'contract', 'bench', '.'),
  {
    name: 'directions of imports',
    run: cruise('.dependency-cruiser.cjs', ['contract', 'server/src', 'web/src', 'e2e', 'bench']),
  },
  typesAndLint('e2e'),
  { name: 'imports of the first screens', run: cruise('.dependency-cruiser.first-screens.cjs', ['web/src']) },
  { name: 'dead code (knip)', run: () => node('knip/bin/knip.js', ['--no-progress'], quiet) },
  {
    name: 'format and lint (biome)',
    run: () => node('@biomejs/biome/bin/biome', ['check', '--error-on-warnings'], quiet),
  },
  { name: 'every TypeScript file has a project', run: () => ours('projects.mjs') },
  { name: 'docs/api.json is the contract', run: () => oursOfTheContract('api-document.mjs') },
  { name: 'weight of the first screens', run: () => ours('weight.mjs') },
  { name: 'one door to foreign addresses', run: () => ours('one-door.mjs') },
  { name: 'size of source files', run: () => ours('file-sizes.mjs') },
];

function cruise(config, rooms) {
  return () => node('dependency-cruiser/bin/dependency-cruise.mjs', ['--config', config, ...rooms], quiet);
}

export async function check() {
  const cases = await inParallel(2, checks, async ({ name, run }) => {
    const started = performance.now();
    const failed = (await run()) !== 0;
    const seconds = (performance.now() - started) / 1000;
    console.log(`${failed ? 'FAILED' : 'ok'}  ${name} (${seconds.toFixed(1)} s)`);
    return { name, seconds, error: failed ? 'see the output of npm run check' : undefined };
  });
  mkdirSync(inRoot('reports'), { recursive: true });
  writeJunit(inRoot('reports/check.xml'), 'check', cases);
  return cases.some(({ error }) => error !== undefined) ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await script(async () => {
    await setup();
    await build();
    return check();
  });
}
