/** The card 校园新闻. */
export const cardNews = {
  columns: '新闻栏目',
  none: '暂无新闻栏目',
  noneIn: '暂无{column}～',
  unavailable: '{column}暂时读不到，请稍后再看',
  today: '今天',
  new: 'NEW',
  newLabel: '24 小时内发布',
  important: '重要',
  more: '更多',
  moreOf: '更多{column}',
} as const;
