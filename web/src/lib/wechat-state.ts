const NAME = 'yizhan-wechat-state';

/** This browser went to WeChat with this state; kept in the tab, which comes back by itself. */
export function keepState(address: string): void {
  sessionStorage.setItem(NAME, new URL(address).searchParams.get('state') ?? '');
}

/** Whether it is the one, this once. */
export function takeState(state: string): boolean {
  const kept = sessionStorage.getItem(NAME);
  sessionStorage.removeItem(NAME);
  return kept !== null && kept !== '' && kept === state;
}
