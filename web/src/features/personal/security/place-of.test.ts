import { expect, test } from 'vitest';
import { placeOf } from './place-of.ts';

test.each([
  ['10.1.2.3', 'inside'],
  ['127.0.0.1', 'inside'],
  ['172.16.0.1', 'inside'],
  ['172.31.255.1', 'inside'],
  ['192.168.1.5', 'inside'],
  ['100.64.3.2', 'inside'],
  ['::ffff:10.9.8.7', 'inside'],
  ['::1', 'inside'],
  ['fd12::3', 'inside'],
  ['fe80::1', 'inside'],
  ['172.32.0.1', 'outside'],
  ['100.128.0.1', 'outside'],
  ['203.0.113.7', 'outside'],
  ['::ffff:203.0.113.7', 'outside'],
  ['2001:da8::1', 'outside'],
  ['', 'unknown'],
])('PC-2 a sign-in from %s came from %s', (ip, place) => {
  expect(placeOf(ip)).toBe(place);
});
