/** How an administrator sets up the card 我的信息, and what its preview shows. */
export const cardMessagesSettings = {
  name: '我的信息',
  about: '头像、未读与待办数、教学周与校历；放在右栏',
  counts: '显示数量',
  countsHelp: '未读、待办与待阅的数量；页面上另有待办卡片时可以关闭。',
  calendar: '显示校历',
  calendarHelp: '本月日历、教学周，以及放假和调休上班的日子。',
} as const;
