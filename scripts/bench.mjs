/** `npm run bench`: every measurement of bench/, or the one named. Each ends with `NAME: FIGURE (goal GOAL) ok` or `short`. */
import { existsSync, readdirSync } from 'node:fs';
import { build } from './build.mjs';
import { inRoot } from './lib/root.mjs';
import { Failed, run, script } from './lib/run.mjs';
import { setup } from './setup.mjs';

await script(async () => {
  const all = readdirSync(inRoot('bench')).flatMap((file) => (/^([a-z-]+)\.ts$/.exec(file) ? [file.slice(0, -3)] : []));
  const named = process.argv.slice(2);
  const unknown = named.find((name) => !existsSync(inRoot('bench', `${name}.ts`)));
  if (unknown) throw new Failed(`there is no measurement ${unknown}: ${all.join(', ')}`);
  await setup();
  await build();
  let worst = 0;
  for (const name of named.length > 0 ? named : all) {
    const code = await run(process.execPath, ['--import', 'tsx', inRoot('bench', `${name}.ts`)]);
    worst = Math.max(worst, code);
  }
  return worst;
});
