/** The columns of guides in a workbook. */
export const bulkGuides = {
  name: '办事指南',
  guideName: '指南名称',
  serviceCode: '服务编码',
  serviceName: '服务名称',
  dept: '主管部门',
  promise: '承诺时限',
  usual: '一般用时',
  visits: '到现场次数',
  isPublic: '对访客公开',
  phone: '咨询电话',
  complaint: '投诉电话',
  materials: '材料数',
  steps: '步骤数',
  publishedAt: '发布时间',
  reviewOn: '下次复核',
  changedAt: '修改时间',
} as const;
