/** What the client says of an answer it cannot trust; the words are the specification's. */
export const sealed = {
  missing: '校验参数不存在，可能存在欺诈行为。',
  otherRequest: 'requestId不一致，可能存在欺诈行为。',
  broken: '验签失败 服务器返回内容不可信。',
} as const;
