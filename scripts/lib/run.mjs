import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { inRoot, root } from './root.mjs';

const running = new Set();
let interrupted = 0;

/** Something the person at the terminal can read in one line; no stack. */
export class Failed extends Error {}

/** Runs a program to its end and answers its exit code. The output of quiet ones is printed only when they fail. */
export function run(command, args, { cwd = root, env = {}, quiet = false } = {}) {
  if (interrupted) return Promise.reject(new Failed('interrupted'));
  return new Promise((resolve, reject) => {
    const out = quiet ? 'pipe' : 'inherit';
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', out, out] });
    const output = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    running.add(child);
    child.once('error', (error) => reject(new Failed(`${command}: ${error.message}`)));
    child.once('close', (code, signal) => {
      running.delete(child);
      if (interrupted) return reject(new Failed('interrupted'));
      if (code !== 0) process.stderr.write(Buffer.concat(output));
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });
}

/** The same, for steps that nothing can follow when they fail. */
export async function must(command, args, options) {
  const code = await run(command, args, options);
  if (code !== 0) throw new Failed(`${[command, ...args].join(' ')} ended with ${code}`);
}

/** A JavaScript program of node_modules, without a shell and without npx in between. */
export const node = (program, args, options) =>
  run(process.execPath, [inRoot('node_modules', program), ...args], options);

/** Runs a script's body: one line for what went wrong, a non-zero code, and no child left behind. */
export async function script(body) {
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      interrupted = 128 + constants.signals[signal];
      for (const child of running) child.kill('SIGTERM');
    });
  }
  try {
    process.exitCode = (await body()) ?? 0;
  } catch (error) {
    console.error(error instanceof Failed ? error.message : error);
    process.exitCode = interrupted || 1;
  } finally {
    for (const child of running) child.kill('SIGTERM');
  }
}
