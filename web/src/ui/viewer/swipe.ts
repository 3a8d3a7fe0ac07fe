/** How far a finger goes before it means the next picture. */
const far = 60;

/** A finger that wipes a whole picture aside asks for its neighbour. */
export function parseSwipe({ dx, dy }: { dx: number; dy: number }): 'previous' | 'next' | undefined {
  if (Math.abs(dx) < far || Math.abs(dx) <= Math.abs(dy)) return undefined;
  return dx > 0 ? 'previous' : 'next';
}
