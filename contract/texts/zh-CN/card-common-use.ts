/** The card 常用服务. */
export const cardCommonUse = {
  none: '暂无数据',
  own: '我的常用',
  ownNone: '最近 {days} 天用过 {times} 次以上的服务会出现在这里',
  identity: '大家常用',
  identityNone: '暂无数据',
  title: '常用服务',
  all: '全部',
  scenes: '服务场景',
} as const;
