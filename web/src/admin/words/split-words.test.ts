import { expect, test } from 'vitest';
import { splitWords } from './split-words.ts';

test('AD-3 words are pasted as a list of any kind, each counts once', () => {
  expect(splitWords('代写论文，刷单、 兼职\n刷单;;Fake ID , ')).toEqual(['代写论文', '刷单', '兼职', 'Fake ID']);
});
