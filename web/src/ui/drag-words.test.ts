import type { DragOverEvent, DragStartEvent } from '@dnd-kit/core';
import { expect, test } from 'vitest';
import { dragAnnouncements } from './drag-announcements.ts';

const items = ['coral', 'kelp', 'shell'].map((id) => ({ id, name: id }));
const createAnnouncements = () =>
  dragAnnouncements(items, (event, { name, at, all }) => `${event} ${name} ${at}/${all}`);
const lift = (id: string) => ({ active: { id } }) as DragStartEvent;
const over = (id: string, place: string) => ({ active: { id }, over: { id: place } }) as DragOverEvent;

test('what was lifted is told, and its way from place to place', () => {
  const announcements = createAnnouncements();
  expect(announcements.onDragStart(lift('kelp'))).toBe('lifted kelp 2/3');
  expect(announcements.onDragOver(over('kelp', 'kelp'))).toBeUndefined();
  expect(announcements.onDragOver(over('kelp', 'shell'))).toBe('over kelp 3/3');
  expect(announcements.onDragOver(over('kelp', 'kelp'))).toBe('over kelp 2/3');
});

test('a list that is read again while one is lifted does not drown that it was lifted', () => {
  expect(createAnnouncements().onDragStart(lift('kelp'))).toBe('lifted kelp 2/3');
  expect(createAnnouncements().onDragOver(over('kelp', 'kelp'))).toBeUndefined();
});
