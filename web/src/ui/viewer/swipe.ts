/** How far a finger must move to mean the next picture. */
const far = 60;

/** A swipe across a fitted picture requests its neighbour. */
export function parseSwipe({ dx, dy }: { dx: number; dy: number }): 'previous' | 'next' | undefined {
  if (Math.abs(dx) < far || Math.abs(dx) <= Math.abs(dy)) return undefined;
  return dx > 0 ? 'previous' : 'next';
}
