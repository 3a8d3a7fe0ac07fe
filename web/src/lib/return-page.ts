import { useEffect, useState } from 'react';
import { paths } from './paths.ts';

const KEY = 'yizhan-wanted';

/** The page somebody wanted before signing in; kept for this tab alone. */
export function saveReturnPage(page: string): void {
  try {
    sessionStorage.setItem(KEY, page);
  } catch {
    // Without storage they start at home.
  }
}

function readReturnPage(): string | undefined {
  try {
    const page = sessionStorage.getItem(KEY);
    return page?.startsWith('/') ? page : undefined;
  } catch {
    return undefined;
  }
}

/** The remembered page, once. */
export function takeReturnPage(): string | undefined {
  const page = readReturnPage();
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // nothing was kept there
  }
  return page;
}

/** Where to go on to. What draws it may be thrown away and drawn anew, so it is taken when that is shown. */
export function useReturnPage(): string {
  const [to] = useState(() => readReturnPage() ?? paths.home);
  useEffect(() => void takeReturnPage(), []);
  return to;
}
