import { spawn } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import * as bulkLimits from '@yizhan/contract/limits/bulk.ts';
import { expect, test, vi } from 'vitest';
import { openTestDatabase, testUrl } from '../../../test/database.ts';
import { partsAlone } from '../../../test/node.ts';
import { openEmbedded } from '../../db/embedded/open.ts';
import { templateFolder } from '../../db/embedded/template.ts';
import { openPostgres } from '../../db/pool.ts';
import { sql, tenant } from '../../db/sql.ts';

const folder = () => mkdtemp(join(process.env.TEST_FOLDER ?? tmpdir(), 'importing-'));

async function aPlace(): Promise<string> {
  if (testUrl) {
    const { pool, close } = await openTestDatabase();
    await close();
    return pool.options.connectionString ?? '';
  }
  const place = await folder();
  await cp(await templateFolder(), place, { recursive: true });
  return place;
}

const BATCHES = 12;
const ROWS = BATCHES * bulkLimits.batchRows - 3;

/** Lets a node import until it has written some batches, and kills it. */
async function killWhileImporting(...args: string[]) {
  const program = fileURLToPath(new URL('../../../test/importing-node.ts', import.meta.url));
  const node = spawn(process.execPath, ['--import', 'tsx', program, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const killAfter = randomInt(1, BATCHES - 1);
  let batches = 0;
  createInterface({ input: node.stdout }).on('line', () => {
    batches += 1;
    if (batches === killAfter) node.kill('SIGKILL');
  });
  await once(node, 'exit');
}

test.each([
  [
    'departments',
    sql`select count(*)::int as rows, count(distinct code)::int as codes from dept where tenant_id = ${tenant}`,
  ],
  // Several batches at once: those that were written need not be the first ones.
  [
    'users',
    sql`select count(*)::int as rows, count(distinct user_id)::int as codes from user_identity where tenant_id = ${tenant}`,
  ],
])(
  'IP-14 a server killed in the middle of an import of %s: the next one goes on, and no row is written twice',
  async (list, counted) => {
    const [place, dataDir, tenantId] = [await aPlace(), await folder(), randomUUID()];
    await killWhileImporting(place, tenantId, dataDir, String(ROWS), list);

    const opened = testUrl ? openPostgres(place) : await openEmbedded(place);
    const { database, jobs } = partsAlone(opened, { DATA_DIR: dataDir });
    await jobs.prepare();
    const db = database.of(tenantId);
    const job = () =>
      db.one(sql`select state, total, done, inserted, skipped, failed from bulk_job where tenant_id = ${tenant}`);
    await jobs.work({ alone: true });
    const whole = { state: 'finished', total: ROWS, done: ROWS, inserted: ROWS, skipped: 0, failed: 0 };
    await vi.waitFor(async () => expect(await job()).toEqual(whole), { timeout: 60_000, interval: 200 });
    const written = await db.one(counted);
    expect(written).toEqual({ rows: ROWS, codes: ROWS });
    await jobs.stop();
    await opened.close();
  },
  120_000,
);
