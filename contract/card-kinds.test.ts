import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cardKind, isOnlyAside } from './cards.ts';

const root = join(import.meta.dirname, '..');
const kinds = cardKind.options;

/**
 * The declaration, the registries (checked by the compiler for completeness), and the demo school, which has every
 * kind.
 */
const allowed = [
  'contract/cards.ts',
  'server/src/cards/registry.ts',
  'server/src/db/seed/demo/cards.ts',
  'web/src/cards/registry.ts',
  'web/src/cards/settings.ts',
];

const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && !/\.(test|spec)\./.test(file) && existsSync(join(root, file)));

/** Quoted, or as an object key. */
const names = (text: string, kind: string) => new RegExp(`['"\`]${kind}['"\`]|^\\s*${kind}(:|,$)`, 'm').test(text);

test('CD-1 no other list names the kinds of cards', () => {
  const lists = sources
    .filter((file) => !allowed.includes(file))
    .filter((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return kinds.filter((kind) => names(text, kind)).length > kinds.length / 2;
    });
  expect(lists).toEqual([]);
});

test('only the card of the person is made for the right column alone', () => {
  expect(kinds.filter(isOnlyAside)).toEqual(['messages']);
});
