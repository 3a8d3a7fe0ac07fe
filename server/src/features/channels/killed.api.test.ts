import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import * as deliveryLimits from '@yizhan/contract/limits/deliveries.ts';
import { expect, test, vi } from 'vitest';
import {
  aGateway,
  aReachable,
  aSchoolAt,
  runDeliveries,
  sendBy,
  setTime,
  setUp,
  smsBy,
  statesOf,
} from '../../../test/channels.ts';

const program = fileURLToPath(new URL('../../../test/delivering-node.ts', import.meta.url));
const waiting = 2;

test('NT-6 a node killed while it delivers: what was under way is unknown and not sent again, the rest goes out once', async () => {
  const gateway = await aGateway();
  const school = await aSchoolAt('06:00');
  await setUp(school, { sms: smsBy(gateway.url) });
  const phones = Array.from({ length: deliveryLimits.concurrency + waiting }, (_, n) => `1380000010${n}`);
  const people = [];
  for (const mobile of phones) people.push(await aReachable(school, { mobile }));
  const id = await sendBy(school, ['sms'], people);
  setTime(school, '07:00');

  // It takes every SMS and answers none.
  const { answer } = gateway;
  gateway.answer = () => undefined;
  const { parts, tenant } = school;
  const place = parts.database.pool.options.connectionString ?? '';
  const ahead = parts.clock().getTime() - Date.now();
  const args = ['--import', 'tsx', program, place, tenant, String(ahead)];
  const node = spawn(process.execPath, args, { stdio: 'inherit' });
  await vi.waitFor(() => expect(gateway.received).toHaveLength(deliveryLimits.concurrency), { timeout: 30_000 });
  node.kill('SIGKILL');
  await once(node, 'exit');

  gateway.answer = answer;
  await runDeliveries(school);
  // The node's own clock went on while the school's stood still.
  school.travel(2 * deliveryLimits.leaseMs);
  await runDeliveries(school);
  const states = (await statesOf(school, id)).map(({ state }) => state).sort();
  expect(states).toEqual([
    ...Array.from({ length: waiting }, () => 'sent'),
    ...Array.from({ length: deliveryLimits.concurrency }, () => 'unknown'),
  ]);
  expect(
    gateway
      .bodies()
      .map((body): string => (JSON.parse(body) as { to: string }).to)
      .sort(),
  ).toEqual(phones);
  await gateway.close();
}, 60_000);
