/** The card 待办事项. */
export const cardTodo = {
  none: '暂无数据',
  typeName: '待审批',
  timeoutName: '超时',
  expand: '展开',
  collapse: '收起',
  unknown: '暂时无法读取',
} as const;
