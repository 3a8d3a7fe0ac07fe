import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { openTestDatabase, testUrl } from '../../test/database.ts';
import { aNodeAlone } from '../../test/node.ts';
import { openEmbedded } from '../db/embedded/open.ts';
import { templateFolder } from '../db/embedded/template.ts';
import { type OpenPool, openPostgres } from '../db/pool.ts';
import { sql, tenant } from '../db/sql.ts';

/** A database that two processes open one after the other. */
async function aPlace(): Promise<{ place: string; open(): Promise<OpenPool> }> {
  if (testUrl) {
    const { pool, close } = await openTestDatabase();
    const place = pool.options.connectionString ?? '';
    await close();
    return { place, open: async () => openPostgres(place) };
  }
  const place = await mkdtemp(join(process.env.TEST_FOLDER ?? tmpdir(), 'killed-'));
  await cp(await templateFolder(), place, { recursive: true });
  return { place, open: () => openEmbedded(place) };
}

test('MN-2 a node killed in the middle of a job: the next one runs the job again', async () => {
  const { place, open } = await aPlace();
  const tenantId = randomUUID();
  const program = fileURLToPath(new URL('../../test/hanging-node.ts', import.meta.url));
  const node = spawn(process.execPath, ['--import', 'tsx', program, place, tenantId], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(node.stdout, 'data');
  node.kill('SIGKILL');
  await once(node, 'exit');

  const opened = await open();
  const { jobs, database } = await aNodeAlone(opened, async () => 'done');
  const db = database.of(tenantId);
  const states = () => db.many(sql`select state, tries, result from job where tenant_id = ${tenant}`);
  expect(await states()).toMatchObject([{ state: 'running', tries: 1 }]);
  await jobs.work({ alone: true });
  await vi.waitFor(async () => expect(await states()).toEqual([{ state: 'finished', tries: 2, result: 'done' }]), {
    timeout: 20_000,
    interval: 100,
  });
  await jobs.stop();
  await opened.close();
}, 60_000);
