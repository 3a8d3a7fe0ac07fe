import { useState } from 'react';

/** The words that what is shown was found by: while new ones are looked for, still the ones before. */
export function useResultKeyword(words: string, { isPlaceholderData }: { isPlaceholderData: boolean }): string {
  const [found, setFound] = useState(words);
  if (isPlaceholderData) return found;
  if (found !== words) setFound(words);
  return words;
}
