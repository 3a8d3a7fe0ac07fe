/** To-dos about the entries of the question robot. */
export const faqTodos = {
  item: '智能问答',
  expired: '问答「{name}」已过有效期，不再回答，请更新或撤下',
} as const;
