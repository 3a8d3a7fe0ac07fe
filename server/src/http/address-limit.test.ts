import { expect, test } from 'vitest';
import { AddressLimit } from './address-limit.ts';

test('an address may ask so often in a minute, every other one as often, and a new minute starts over', () => {
  let now = new Date('2026-11-15T02:00:00Z');
  const limit = new AddressLimit(2, () => now);
  const ask = (address: string) => () => limit.count(address);
  ask('10.0.0.1')();
  ask('10.0.0.1')();
  expect(ask('10.0.0.1')).toThrow('too_many');
  expect(ask('10.0.0.2')).not.toThrow();
  now = new Date(now.getTime() + 60_000);
  expect(ask('10.0.0.1')).not.toThrow();
});
