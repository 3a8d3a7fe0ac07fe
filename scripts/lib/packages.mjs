import { existsSync, readdirSync } from 'node:fs';
import { Failed, run } from './run.mjs';

/** Newest first. */
export function postgresBin() {
  const home = '/usr/lib/postgresql';
  const versions = existsSync(home) ? readdirSync(home).sort((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => `${home}/${version}/bin`).find((bin) => existsSync(`${bin}/initdb`));
}

/** Chromium without its window needs a good third less of the processor; a whole one does as well. */
const shell = '/usr/bin/chromium-headless-shell';
export const chromium = () => process.env.CHROMIUM || (existsSync(shell) ? shell : '/usr/bin/chromium');

const isThere = {
  'chromium-headless-shell': () => existsSync(chromium()),
  'default-jdk-headless': () => existsSync('/usr/bin/javac'),
  'fonts-noto-cjk': () => existsSync('/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc'),
  'liblucene8-java': () =>
    existsSync('/usr/share/java') && readdirSync('/usr/share/java').some((name) => name.startsWith('lucene-core')),
  postgresql: () => postgresBin() !== undefined,
  'python3-django-cas-server': () => existsSync('/usr/lib/python3/dist-packages/cas_server'),
  'redis-server': () => existsSync('/usr/bin/redis-server'),
};

/** Debian packages the tests need: fetched when this user may, named in one line otherwise. */
export async function needPackages(names) {
  const missing = names.filter((name) => !isThere[name]());
  if (missing.length === 0) return;
  const apt = await aptCommand();
  if (!apt) throw new Failed(`missing: ${missing.join(' ')} (Debian: sudo apt-get install ${missing.join(' ')})`);
  console.log(`installing ${missing.join(' ')}`);
  const [command, ...args] = apt;
  const options = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } };
  await run(command, [...args, 'update', '-qq'], options);
  await run(command, [...args, 'install', '-y', '-qq', '--no-install-recommends', ...missing], options);
  const still = names.filter((name) => !isThere[name]());
  if (still.length > 0) throw new Failed(`could not install ${still.join(' ')}: see above`);
}

async function aptCommand() {
  if (!existsSync('/usr/bin/apt-get')) return undefined;
  if (process.getuid?.() === 0) return ['/usr/bin/apt-get'];
  if (!existsSync('/usr/bin/sudo')) return undefined;
  const allowed = (await run('/usr/bin/sudo', ['-n', 'true'], { quiet: true }).catch(() => 1)) === 0;
  return allowed ? ['/usr/bin/sudo', '-n', 'DEBIAN_FRONTEND=noninteractive', '/usr/bin/apt-get'] : undefined;
}
