/** How an administrator sets up the card 待办事项, and what its preview shows. */
export const cardTodoSettings = {
  name: '待办事项',
  about: '按栏目显示待办数与超时数',
  columns: '栏目',
  column1: '请假审批',
  column2: '报销审批',
  column3: '用印申请',
  column4: '教室借用',
  column5: '公文待阅',
  column6: '设备采购',
} as const;
