import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config.ts';
import { loadSecret, Secrets } from './secrets.ts';

/** A data folder that does not exist yet. */
function aPlace() {
  const folder = mkdtempSync(join(tmpdir(), 'yizhan-secret-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'data');
}

test('without SECRET_KEY the first start makes one, for its owner alone, and every other start finds it', () => {
  const DATA_DIR = aPlace();
  const made = loadSecret(readConfig({ DATA_DIR }));
  expect(Buffer.from(made, 'base64url')).toHaveLength(32);
  const file = join(DATA_DIR, 'secret.key');
  expect(readFileSync(file, 'utf8').trim()).toBe(made);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(loadSecret(readConfig({ DATA_DIR }))).toBe(made);
  expect(loadSecret(readConfig({ DATA_DIR: aPlace() }))).not.toBe(made);
});

test('SECRET_KEY goes before what lies in the folder, and makes nothing there', () => {
  const DATA_DIR = aPlace();
  const SECRET_KEY = 'a key that every node shares, long enough';
  expect(loadSecret(readConfig({ DATA_DIR, SECRET_KEY }))).toBe(SECRET_KEY);
  expect(() => statSync(DATA_DIR)).toThrow('ENOENT');
});

test('what is sealed for one purpose opens for no other, nor when a letter of it was changed', () => {
  const secrets = new Secrets('a key for tests, long enough to be one');
  const sealed = secrets.seal('mail password', '湖心亭');
  expect(secrets.open('mail password', sealed)).toBe('湖心亭');
  expect(() => secrets.open('sign-on secret', sealed)).toThrow();
  const changed = `${sealed.slice(0, -1)}${sealed.endsWith('A') ? 'B' : 'A'}`;
  expect(() => secrets.open('mail password', `${changed.slice(0, 20)}x${changed.slice(21)}`)).toThrow();
});
