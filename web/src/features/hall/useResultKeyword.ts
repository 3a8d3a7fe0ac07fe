import { useState } from 'react';

/** The words that what is shown was found by: while new ones are looked for, still the ones before. */
export function useResultKeyword(keyword: string, { isPlaceholderData }: { isPlaceholderData: boolean }): string {
  const [resultKeyword, setResultKeyword] = useState(keyword);
  if (isPlaceholderData) return resultKeyword;
  if (resultKeyword !== keyword) setResultKeyword(keyword);
  return keyword;
}
