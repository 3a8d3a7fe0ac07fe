/** A page of cards that is not there. */
export const noPage = {
  title: '页面不存在',
  text: '这个页面不存在，或者不对您开放。',
  toHome: '返回首页',
} as const;
