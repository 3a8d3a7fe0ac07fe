import { useEffect, useState } from 'react';
import { paths } from './paths.ts';

const KEY = 'yizhan-wanted';
/** Set while the remembered page is the one behind the lock. */
const LOCKED = 'yizhan-locked-page';

/** The page requested before signing in; stored for this tab only. */
export function saveReturnPage(page: string): void {
  try {
    sessionStorage.setItem(KEY, page);
  } catch {
    // Without storage, sign-in leads to the home page.
  }
}

/** RT-3: the page behind the lock. Whatever Back leads to while it is locked, the first one stays. */
export function saveLockedPage(page: string): void {
  try {
    if (sessionStorage.getItem(LOCKED)) return;
    sessionStorage.setItem(LOCKED, '1');
  } catch {
    // Without storage, unlocking leads to the home page.
  }
  saveReturnPage(page);
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
    for (const key of [KEY, LOCKED]) sessionStorage.removeItem(key);
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
