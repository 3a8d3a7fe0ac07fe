/** What departments and supervisors read among their to-dos and notices. Stored as the school writes. */
export const supervisionTodos = {
  item: '督办单',
  reply: '请回复督办单：{service} {case}',
  again: '督办单退回，请重新回复：{service} {case}',
  replied: '督办单已回复：{service} {case}',
  noticeTitle: '督办单：{service} {case}',
  noticeText: '请在 {day} 前回复。{opinion}',
} as const;
