/** `handOver` to `HandOver`, also for the compiler: texts are found by it. */
export const capitalised = <S extends string>(word: S) =>
  (word.slice(0, 1).toUpperCase() + word.slice(1)) as Capitalize<S>;
