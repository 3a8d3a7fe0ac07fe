import { expect, test } from 'vitest';
import { siteOf } from './site.ts';

const bare = { publicUrl: undefined, host: '127.0.0.1', port: 8080 };
const known = { publicUrl: 'https://portal.example.edu.cn', host: '0.0.0.0', port: 8080 };
const first = { host: null };

test('addresses for others come from the configuration, whatever Host a request names', () => {
  for (const asked of [
    undefined,
    'evil.cn',
    'localhost:1',
    'localhost.evil.cn',
    '127.0.0.1.evil.cn',
    '127.0.0.1@evil.cn',
  ])
    expect(siteOf(known, first, asked)).toBe('https://portal.example.edu.cn');
  for (const asked of [
    undefined,
    'evil.cn',
    'localhost.evil.cn',
    '127.0.0.1.evil.cn',
    '127.0.0.1@evil.cn',
    'a/localhost',
  ])
    expect(siteOf(bare, first, asked)).toBe('http://127.0.0.1:8080');
});

test('before anything is configured, somebody on this machine is believed', () => {
  for (const asked of ['localhost:5173', '127.0.0.1:9', 'second.localhost:8080', '[::1]:80'])
    expect(siteOf(bare, first, asked)).toBe(new URL(`http://${asked}`).origin);
});

test('a process that listens on one address is found there, one that listens on all of them on this machine', () => {
  const at = (host: string) => siteOf({ ...bare, host }, first);
  expect(['192.0.2.2', 'portal.local', '2001:db8::2', '127.0.0.1', '::1'].map(at)).toEqual([
    'http://192.0.2.2:8080',
    'http://portal.local:8080',
    'http://[2001:db8::2]:8080',
    'http://127.0.0.1:8080',
    'http://[::1]:8080',
  ]);
  for (const host of ['0.0.0.0', '::']) expect(at(host)).toBe('http://localhost:8080');
});

test('a school with a host of its own stands there', () => {
  expect(siteOf(known, { host: 'second.example.edu.cn' })).toBe('https://second.example.edu.cn');
  expect(siteOf(bare, { host: 'second.localhost' }, 'localhost:5173')).toBe('http://second.localhost:5173');
});
