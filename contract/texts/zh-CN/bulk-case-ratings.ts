/** The columns of ratings of cases in a workbook. */
export const bulkCaseRatings = {
  name: '办件评价',
  process: '流程',
  dept: '责任部门',
  caseNo: '办件编号',
  who: '评价人',
  anonymous: '匿名',
  score: '评分',
  labels: '评价用语',
  text: '评价内容',
  createdAt: '评价时间',
  state: '整改状态',
  dueAt: '期限',
  reply: '答复',
  repliedAt: '答复时间',
  followUp: '追评',
} as const;
