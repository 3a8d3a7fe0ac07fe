const NAME = 'yizhan-messenger-state';

/** Remembers the state this browser sent to a messenger; stored per tab, because the same tab returns. */
export function saveMessengerState(address: string): void {
  sessionStorage.setItem(NAME, new URL(address).searchParams.get('state') ?? '');
}

/** Whether the state matches; valid once. */
export function takeMessengerState(state: string): boolean {
  const stored = sessionStorage.getItem(NAME);
  sessionStorage.removeItem(NAME);
  return stored !== null && stored !== '' && stored === state;
}
