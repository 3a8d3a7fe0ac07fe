/** `npm start`: installs and builds what is needed, then is the server. `npm start -- move` runs a command instead. */
import { build } from './build.mjs';
import { inRoot } from './lib/root.mjs';
import { Failed } from './lib/run.mjs';
import { setup } from './setup.mjs';

try {
  await setup();
  await build();
} catch (error) {
  console.error(error instanceof Failed ? error.message : error);
  process.exit(1);
}
// The same process: signals and the exit code are the server's own. npm's shell gave way to it as well (`exec`): not every
// shell hands on the signal that ends it.
await import(inRoot('server/dist', process.argv.length > 2 ? 'cli.js' : 'main.js'));
