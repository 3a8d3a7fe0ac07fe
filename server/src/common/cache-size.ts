/** Room for so many in a cache, taken as they come; a cache told its `max` takes all of it when it is made. */
export const maxEntries = (count: number) => ({ maxSize: count, sizeCalculation: () => 1 });
