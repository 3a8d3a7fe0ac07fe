import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { requireFreePort } from './free-port.ts';
import { startFailure } from './start-failure.ts';

test('a port in use is named before anything else is done, and one that is free stays free', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const at = { host: '127.0.0.1', port: (other.address() as AddressInfo).port };
  expect(await requireFreePort(at).catch(startFailure)).toBe(`PORT: ${at.port} is in use on 127.0.0.1`);
  expect(await requireFreePort(at, 'DEMO_CAMPUS_PORT').catch(startFailure)).toBe(
    `DEMO_CAMPUS_PORT: ${at.port} is in use on 127.0.0.1`,
  );
  other.close();
  await once(other, 'close');
  await requireFreePort(at);
  await requireFreePort(at);
});

test('a host that is not of this machine is named as early', async () => {
  const failure = await requireFreePort({ host: '192.0.2.1', port: 0 }).catch(startFailure);
  expect(failure).toBe('HOST: 192.0.2.1 is no address of this machine');
});
