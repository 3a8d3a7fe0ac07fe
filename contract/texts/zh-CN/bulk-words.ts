/** The columns of sensitive words in a workbook. */
export const bulkWords = {
  name: '敏感词',
  word: '词语',
  level: '级别',
  levelNote: '严重、一般、关注或放行，不填为一般',
  action: '聊天中的处理方式',
  actionNote: '只对一般级别有用，不填为拦截',
  high: '严重',
  medium: '一般',
  low: '关注',
  allow: '放行',
  block: '拦截',
  replace: '替换为星号',
  record: '只记录',
} as const;
