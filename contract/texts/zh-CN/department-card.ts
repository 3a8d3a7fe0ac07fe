/** The card of a department, as everybody reads it. */
export const departmentCard = {
  title: '部门名片',
  open: '查看部门名片',
  leader: '负责人',
  location: '办公地点',
  officeHours: '办公时间',
  phone: '电话',
  mail: '邮箱',
  website: '网站',
  newWindow: '在新窗口打开',
  chart: '组织机构图',
  chartOf: '{name}的组织机构图',
  chartOpen: '放大查看组织机构图',
  chartFailed: '图片暂时打不开',
  services: '查看 {n} 项服务',
  empty: '这个部门还没有填写名片',
} as const;
