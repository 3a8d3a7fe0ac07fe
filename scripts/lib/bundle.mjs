import { build } from 'esbuild';

/** One source file and what it imports as a single script for a page. */
export async function bundle(file) {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'silent',
  });
  return outputFiles[0].text;
}
