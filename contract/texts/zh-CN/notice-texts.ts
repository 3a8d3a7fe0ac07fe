/** What the server writes into notices and to-dos about them. */
export const noticeTexts = {
  testTitle: '【测试】{title}',
  replyItem: '公众号留言',
  replyTodo: '「{account}」收到 {reader} 的留言',
} as const;
