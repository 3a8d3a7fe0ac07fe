const KEY = 'yizhan-prove-again';

/** A page was locked when its session ended: the central login, which may still know this browser, is to ask who is there. */
export function requireReauthentication(): void {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // Where nothing can be kept, no session outlives the page either.
  }
}

export function isReauthenticationRequired(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** They did. */
export function clearReauthentication(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // nothing was kept there
  }
}
