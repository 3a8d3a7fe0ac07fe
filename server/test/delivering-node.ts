/** A node in a separate process that delivers a school's notices: the test kills it while the gateway has not answered. */
import { openPostgres } from '../src/db/pool.ts';
import { deliverNotices } from '../src/domain/channels/deliver-notices.ts';
import { partsAlone } from './node.ts';

const [place = '', tenantId = '', ahead = '0'] = process.argv.slice(2);
const parts = partsAlone(openPostgres(place), { INWARD_HOSTS: '127.0.0.1' });
const clock = () => new Date(Date.now() + Number(ahead));
await deliverNotices(parts.database.of(tenantId), { ...parts, clock }, null, new AbortController().signal);
