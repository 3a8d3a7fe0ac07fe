const KEY = 'yizhan-re-authenticate';

/**
 * The page was locked when its session ended, so the central login, which may still know this browser, must ask for the
 * credentials again.
 */
export function requireReauthentication(): void {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // Without storage, no session outlives the page either.
  }
}

export function isReauthenticationRequired(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Called after re-authentication. */
export function clearReauthentication(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // storage unavailable: nothing to remove
  }
}
