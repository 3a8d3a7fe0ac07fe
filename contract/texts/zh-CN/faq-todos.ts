/** To-dos about the entries of the question robot. */
export const faqTodos = {
  item: '智能问答',
  gaps: '有人问了智能问答还不会回答的问题，请补充问答或忽略',
  expired: '问答「{name}」已过有效期，不再回答，请更新或撤下',
} as const;
