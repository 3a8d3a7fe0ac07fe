import { useEffect, useState } from 'react';
import { create } from 'zustand';
import { paths } from './paths.ts';

const WANTED = 'yizhan-wanted';

/** The page somebody wanted before signing in; kept for this tab alone. */
export function rememberWanted(page: string): void {
  try {
    sessionStorage.setItem(WANTED, page);
  } catch {
    // Without storage they start at home.
  }
}

function readWanted(): string | undefined {
  try {
    const page = sessionStorage.getItem(WANTED);
    return page?.startsWith('/') ? page : undefined;
  } catch {
    return undefined;
  }
}

/** The remembered page, once. */
export function takeWanted(): string | undefined {
  const page = readWanted();
  try {
    sessionStorage.removeItem(WANTED);
  } catch {
    // nothing was kept there
  }
  return page;
}

/** Where to go on to. What draws it may be thrown away and drawn anew, so it is taken when that is shown. */
export function useWanted(): string {
  const [to] = useState(() => readWanted() ?? paths.home);
  useEffect(() => void takeWanted(), []);
  return to;
}

/** Whether the home page is the one that is open (the specification's index flag). */
export const useIndexFlag = create<{ index: boolean }>(() => ({ index: false }));
