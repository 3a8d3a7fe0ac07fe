/** The card of announcements, and one announcement read in full. */
export const announcements = {
  none: '暂无公告',
  important: '重要',
  open: '查看公告：{title}',
  released: '{when} 发布',
  pushed: '{when} 推送',
  noText: '这条公告没有正文。',
  more: '更多',
  all: '公告',
  importantOnly: '只看重要',
  allOfThem: '全部公告',
} as const;
