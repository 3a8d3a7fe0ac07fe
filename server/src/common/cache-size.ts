/** Limits a cache to `count` entries without preallocating; LRUCache's `max` allocates everything up front. */
export const maxEntries = (count: number) => ({ maxSize: count, sizeCalculation: () => 1 });
