/** Builds the server into dist/, with nearly all packages in a few files: opening a thousand small ones is slow. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

// The template is kept: make-template knows whether it is still right.
const kept = new Set(['template', 'template.hash']);
if (existsSync(here('dist'))) {
  for (const name of readdirSync(here('dist'))) if (!kept.has(name)) rmSync(here(`dist/${name}`), { recursive: true });
}

/** Have native code, threads or files beside them, and stay where they are installed. */
const outside = ['@electric-sql/*', '@node-rs/*', 'sharp', 'pg-native', '@fastify/swagger', '@fastify/swagger-ui'];

/** What our code reads lazily stays there, too: put into a file of the build, an older package would lose its names. */
const lazyStaysOutside = {
  name: 'lazy-stays-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind, importer }) =>
      kind === 'dynamic-import' && importer.startsWith(here('src')) ? { path, external: true } : undefined,
    );
  },
};

await build({
  entryPoints: {
    main: here('src/main.ts'),
    cli: here('src/cli.ts'),
    'embedded-worker': here('src/db/embedded/worker.ts'),
    'heavy-worker': here('src/common/heavy-work/heavy-worker.ts'),
    'workbook-worker': here('src/common/workbook/workbook-worker.ts'),
    'bulk-worker': here('src/domain/bulk/bulk-worker.ts'),
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
  external: outside,
  plugins: [lazyStaysOutside],
  // Packages of the older kind ask for Node's modules by this name.
  banner: {
    js: "import { createRequire as makeRequire } from 'node:module';const require = makeRequire(import.meta.url);",
  },
});

cpSync(here('src/db/migrations'), here('dist/migrations'), { recursive: true });
cpSync(here('../docs/handbook'), here('dist/handbook'), { recursive: true });
if (existsSync(here('data'))) cpSync(here('data'), here('dist/data'), { recursive: true });

const made = spawnSync(process.execPath, [here('dist/make-template.js')], { stdio: 'inherit' });
process.exitCode = made.status ?? 1;
