/** The home page and the frame around every card. */
export const home = {
  title: '首页',
  dawn: '夜深了，{name}',
  morning: '早上好，{name}',
  noon: '中午好，{name}',
  afternoon: '下午好，{name}',
  evening: '晚上好，{name}',
  date: '{month} 月 {day} 日 星期{weekday}',
  weekdays: '日,一,二,三,四,五,六',
  none: '这里还没有卡片，管理员发布后就会出现。',
  noneForAdmin: '这里还没有卡片，先发布一张吧。',
  configure: '配置卡片',
  edit: '调整首页',
  frameTabs: '切换卡片',
  cardMenu: '{name}：更多操作',
  cardFailed: '这张卡片暂时打不开',
  cardStale: '暂时没能更新，显示的是{when}的内容。',
} as const;
