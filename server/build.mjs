/** Builds the server into dist/: everything of ours in a few files, packages from node_modules as they are. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { packagesStayOutside } from '../scripts/lib/packages-outside.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

// The template is kept: make-template knows whether it is still right.
const kept = new Set(['template', 'template.hash']);
if (existsSync(here('dist'))) {
  for (const name of readdirSync(here('dist'))) if (!kept.has(name)) rmSync(here(`dist/${name}`), { recursive: true });
}

await build({
  entryPoints: {
    main: here('src/main.ts'),
    cli: here('src/cli.ts'),
    'embedded-worker': here('src/db/embedded/worker.ts'),
    'make-template': here('src/db/embedded/make-template.ts'),
  },
  outdir: here('dist'),
  bundle: true,
  // What is imported lazily is read lazily.
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: true,
  logLevel: 'warning',
  plugins: [packagesStayOutside],
});

cpSync(here('src/db/migrations'), here('dist/migrations'), { recursive: true });
if (existsSync(here('data'))) cpSync(here('data'), here('dist/data'), { recursive: true });

const made = spawnSync(process.execPath, [here('dist/make-template.js')], { stdio: 'inherit' });
process.exitCode = made.status ?? 1;
