import { create } from 'zustand';

const WANTED = 'yizhan-wanted';

/** The page somebody wanted before signing in; kept for this tab alone. */
export function rememberWanted(page: string): void {
  try {
    sessionStorage.setItem(WANTED, page);
  } catch {
    // Without storage they start at home.
  }
}

/** The remembered page, once. */
export function takeWanted(): string | undefined {
  try {
    const page = sessionStorage.getItem(WANTED);
    sessionStorage.removeItem(WANTED);
    return page?.startsWith('/') ? page : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the home page is the one that is open (the specification's index flag). */
export const useIndexFlag = create<{ index: boolean }>(() => ({ index: false }));
