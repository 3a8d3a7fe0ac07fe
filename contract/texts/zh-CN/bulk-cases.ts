/** The columns of cases in a workbook. */
export const bulkCases = {
  name: '办件',
  no: '编号',
  process: '流程',
  title: '标题',
  applicant: '申请人',
  number: '学工号',
  dept: '申请人单位',
  status: '状态',
  submittedAt: '提交时间',
  finishedAt: '办结时间',
  promiseAt: '承诺时间',
  isLate: '超时',
  score: '评分',
} as const;
