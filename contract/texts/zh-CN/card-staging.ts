/** The card 工作台; the server heads its usual table with these words too. */
export const cardStaging = {
  none: '暂无待办事项，好好休息吧～',
  unavailable: '暂时读不到这些内容，请稍后再看',
  more: '更多',
  moreOf: '查看更多：{name}',
  important: '重要',
  columns: '待办栏目',
  table: '{name}明细',
  title: '标题',
  nodeName: '当前环节',
  createdAt: '发起时间',
} as const;
