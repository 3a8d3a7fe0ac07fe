/** What the portal writes into the notice about a to-do that another system brought. */
export const openTodos = {
  title: '新待办：{title}',
  todo: '请及时处理',
} as const;
