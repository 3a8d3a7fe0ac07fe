const NAME = 'yizhan-wechat-state';

/** Remembers the state this browser sent to WeChat; stored per tab, because the same tab returns. */
export function saveWechatState(address: string): void {
  sessionStorage.setItem(NAME, new URL(address).searchParams.get('state') ?? '');
}

/** Whether the state matches; valid once. */
export function takeWechatState(state: string): boolean {
  const stored = sessionStorage.getItem(NAME);
  sessionStorage.removeItem(NAME);
  return stored !== null && stored !== '' && stored === state;
}
