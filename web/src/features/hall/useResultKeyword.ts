import { useState } from 'react';

/** The keyword of the visible results: while new ones load, still the previous keyword. */
export function useResultKeyword(keyword: string, { isPlaceholderData }: { isPlaceholderData: boolean }): string {
  const [resultKeyword, setResultKeyword] = useState(keyword);
  if (isPlaceholderData) return resultKeyword;
  if (resultKeyword !== keyword) setResultKeyword(keyword);
  return keyword;
}
