/** The columns of ratings in a workbook. */
export const bulkRatings = {
  name: '服务评价',
  serviceCode: '服务编码',
  serviceName: '服务名称',
  dept: '主管部门',
  score: '评分',
  labels: '评价用语',
  text: '评价内容',
  who: '评价人',
  anonymous: '匿名',
  createdAt: '评价时间',
} as const;
