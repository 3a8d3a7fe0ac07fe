/** Installs what package-lock.json names, when it is not there yet. Plain Node: nothing is installed before this. */
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { exclusive } from './lib/exclusive.mjs';
import { fingerprint } from './lib/fingerprint.mjs';
import { inRoot } from './lib/root.mjs';
import { Failed, must } from './lib/run.mjs';

const stamp = inRoot('node_modules/.yizhan-installed');
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

export async function setup() {
  if (major < 20 || (major === 20 && minor < 19))
    throw new Failed(`Node 20.19 or later is needed, this is ${process.version}`);
  const expected = fingerprint(['package-lock.json']);
  if (isInstalled(expected)) return;
  await exclusive('install', async () => {
    if (isInstalled(expected)) return;
    console.log('installing packages (a minute or two, once)');
    const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
    await must('npm', args, { quiet: true });
    writeFileSync(stamp, expected);
  });
}

function isInstalled(expected) {
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8') === expected;
  // Installed by hand: npm's own record is written last and is newer than the lock file then.
  const record = inRoot('node_modules/.package-lock.json');
  return existsSync(record) && statSync(record).mtimeMs >= statSync(inRoot('package-lock.json')).mtimeMs;
}
