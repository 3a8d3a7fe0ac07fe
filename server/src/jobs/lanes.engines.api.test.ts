import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openTestDatabase } from '../../test/database.ts';
import { partsAlone } from '../../test/node.ts';
import type { RunJob } from './job.ts';
import { Jobs } from './queue.ts';
import { registry } from './registry.ts';

const soon = { timeout: 20_000 };

test('OA-4 while a receiver of one school hangs, what other schools tell theirs is on its way', async () => {
  const opened = await openTestDatabase();
  const parts = partsAlone(opened);
  const [hanging, other] = [randomUUID(), randomUUID()];
  const begun: string[] = [];
  let end = () => {};
  const answer = new Promise<void>((resolve) => {
    end = resolve;
  });
  const run: RunJob<'deliverWebhooks'> = async ({ db }) => {
    begun.push(db.tenant);
    if (db.tenant === hanging) await answer;
  };
  const jobs = new Jobs(parts, () => parts, {
    ...registry,
    deliverWebhooks: { lane: 'webhooks', load: async () => ({ run }) },
  });
  await jobs.prepare();
  onTestFinished(async () => {
    end();
    await jobs.stop();
    await opened.close();
  });
  await jobs.start(parts.database.of(hanging), 'deliverWebhooks', {});
  await jobs.work({ alone: true });
  await vi.waitFor(() => expect(begun).toEqual([hanging]), soon);
  await jobs.start(parts.database.of(other), 'deliverWebhooks', {});
  await vi.waitFor(() => expect(begun).toEqual([hanging, other]), soon);
}, 30_000);
