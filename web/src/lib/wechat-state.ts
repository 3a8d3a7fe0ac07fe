const NAME = 'yizhan-wechat-state';

/** This browser went to WeChat with this state; kept in the tab, which comes back by itself. */
export function saveWechatState(address: string): void {
  sessionStorage.setItem(NAME, new URL(address).searchParams.get('state') ?? '');
}

/** Whether it is the one, this once. */
export function takeWechatState(state: string): boolean {
  const stored = sessionStorage.getItem(NAME);
  sessionStorage.removeItem(NAME);
  return stored !== null && stored !== '' && stored === state;
}
