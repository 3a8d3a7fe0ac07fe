/** What the client says of an answer it cannot trust (the words are the specification's), and of what it cannot open. */
export const sealed = {
  missing: '校验参数不存在，可能存在欺诈行为。',
  otherRequest: 'requestId不一致，可能存在欺诈行为。',
  broken: '验签失败 服务器返回内容不可信。',
  keyAway: '浏览器暂时没有给出已保存的登录信息，登录并没有失效。请重新加载本页；如果仍然不行，可以在这里重新登录',
} as const;
