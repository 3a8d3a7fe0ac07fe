/** A node in a separate process, in the middle of a job that never ends: the test kills it. */
import { openEmbedded } from '../src/db/embedded/open.ts';
import { openPostgres } from '../src/db/pool.ts';
import { aNodeAlone } from './node.ts';

const [place = '', tenantId = ''] = process.argv.slice(2);
const opened = place.startsWith('postgres') ? openPostgres(place) : await openEmbedded(place);
const { jobs, database } = await aNodeAlone(opened, async () => {
  console.log('running');
  await new Promise(() => undefined);
});
await jobs.work({ alone: true });
await jobs.start(database.of(tenantId), 'cleanup', {});
