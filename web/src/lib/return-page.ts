import { useEffect, useState } from 'react';
import { paths } from './paths.ts';

const KEY = 'yizhan-wanted';

/** The page requested before signing in; stored for this tab only. */
export function saveReturnPage(page: string): void {
  try {
    sessionStorage.setItem(KEY, page);
  } catch {
    // Without storage, sign-in leads to the home page.
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

/** Returns the remembered page and clears it. */
export function takeReturnPage(): string | undefined {
  const page = readReturnPage();
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // storage unavailable: nothing to remove
  }
  return page;
}

/**
 * The page to continue to. React may discard a render and repeat it, so the stored value is cleared only in an effect.
 */
export function useReturnPage(): string {
  const [to] = useState(() => readReturnPage() ?? paths.home);
  useEffect(() => void takeReturnPage(), []);
  return to;
}
