import type { FieldKind } from '@yizhan/contract/fields.ts';
import type { DragEvent } from 'react';

/** What is dragged over the form: a field of it, or a kind of the palette. */
type DragSource = { field: string } | { kind: FieldKind };

const TYPE = 'application/x-yizhan-field';

export function startDrag(event: DragEvent, dragged: DragSource): void {
  event.dataTransfer.setData(TYPE, JSON.stringify(dragged));
  event.dataTransfer.effectAllowed = 'copyMove';
}

export const isDragged = (event: DragEvent) => event.dataTransfer.types.includes(TYPE);

export function droppedOf(event: DragEvent): DragSource | undefined {
  const text = event.dataTransfer.getData(TYPE);
  return text ? (JSON.parse(text) as DragSource) : undefined;
}
