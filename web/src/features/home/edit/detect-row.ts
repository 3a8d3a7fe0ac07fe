import { type Collision, type CollisionDetection, closestCenter } from '@dnd-kit/core';

/** The share of a row's height, around its middle, on which a dropped card becomes a tab. */
const middle = 0.4;

/** The row under the pointer; in its middle it is marked as the one to join. Without a pointer, the nearest row. */
export const detectRow: CollisionDetection = (args) => {
  const y = args.pointerCoordinates?.y;
  const onto = args.droppableContainers.find(({ id }) => {
    const box = args.droppableRects.get(id);
    if (y === undefined || !box || id === args.active.id) return false;
    return Math.abs(y - (box.top + box.height / 2)) <= (box.height * middle) / 2;
  });
  return onto ? [{ id: onto.id, data: { droppableContainer: onto, value: 0, isTarget: true } }] : closestCenter(args);
};

/** The row that a card would join. */
export const targetIn = (collisions: readonly Collision[] | null): string | undefined => {
  const [first] = collisions ?? [];
  return first?.data?.isTarget ? String(first.id) : undefined;
};
