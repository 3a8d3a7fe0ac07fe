import { expect, test } from 'vitest';
import { documentPolicy } from './policy.ts';

const doors = {
  nonce: 'n0nce',
  host: 'portal.example:8080',
  frameHosts: ['*.lib.example', 'jw.example'],
  microApps: [] as string[],
  secure: false,
};
const policy = (changes: Partial<typeof doors> = {}) => documentPolicy({ ...doors, ...changes }).split('; ');

test('scripts come from the portal alone and styles carry the nonce', () => {
  expect(policy()).toContain("script-src 'self'");
  expect(policy()).toContain("style-src 'self' 'nonce-n0nce'");
  expect(documentPolicy(doors)).not.toContain('unsafe');
});

test('frames and connections follow the school’s list', () => {
  expect(policy()).toContain("frame-src 'self' *.lib.example jw.example");
  expect(policy()).toContain(
    "connect-src 'self' ws://portal.example:8080 wss://portal.example:8080 *.lib.example jw.example",
  );
});

test('a host header cannot write into the policy', () => {
  expect(policy({ host: "x; script-src 'unsafe-eval'" })).toContain("connect-src 'self' *.lib.example jw.example");
});

test('plain http is left alone unless the portal is reached by https', () => {
  expect(policy()).not.toContain('upgrade-insecure-requests');
  expect(policy({ secure: true })).toContain('upgrade-insecure-requests');
});

test('CD-2 a school with a micro front end lets that one in, and no other', () => {
  const opened = policy({ microApps: ['https://app.example'] });
  expect(opened).toContain("script-src 'self' 'unsafe-eval' https://app.example");
  expect(opened).toContain("style-src 'self' 'unsafe-inline' https://app.example");
  expect(opened).toContain("img-src 'self' data: blob: https://app.example");
  expect(opened.find((directive) => directive.startsWith('connect-src'))).toMatch(/ https:\/\/app\.example$/);
  expect(opened.find((directive) => directive.startsWith('frame-src'))).not.toContain('app.example');
});
