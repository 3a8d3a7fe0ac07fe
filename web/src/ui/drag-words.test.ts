import type { DragOverEvent, DragStartEvent } from '@dnd-kit/core';
import { expect, test } from 'vitest';
import { dragWords } from './drag-words.ts';

const items = ['coral', 'kelp', 'shell'].map((id) => ({ id, name: id }));
const wordsNow = () => dragWords(items, (what, { name, at, all }) => `${what} ${name} ${at}/${all}`);
const lift = (id: string) => ({ active: { id } }) as DragStartEvent;
const over = (id: string, place: string) => ({ active: { id }, over: { id: place } }) as DragOverEvent;

test('what was lifted is told, and its way from place to place', () => {
  const words = wordsNow();
  expect(words.onDragStart(lift('kelp'))).toBe('lifted kelp 2/3');
  expect(words.onDragOver(over('kelp', 'kelp'))).toBeUndefined();
  expect(words.onDragOver(over('kelp', 'shell'))).toBe('over kelp 3/3');
  expect(words.onDragOver(over('kelp', 'kelp'))).toBe('over kelp 2/3');
});

test('a list that is read again while one is lifted does not drown that it was lifted', () => {
  expect(wordsNow().onDragStart(lift('kelp'))).toBe('lifted kelp 2/3');
  expect(wordsNow().onDragOver(over('kelp', 'kelp'))).toBeUndefined();
});
