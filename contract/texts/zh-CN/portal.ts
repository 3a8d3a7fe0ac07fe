/** Words of what stands around the cards: banners and the quick bar. */
export const portal = {
  banners: '专题服务',
  banner: '第 {n} 个专题，共 {total} 个',
  previous: '上一个专题',
  next: '下一个专题',
  show: '显示专题「{title}」',
  pause: '停止轮播',
  play: '继续轮播',
  quick: '快捷入口',
  top: '回到顶部',
} as const;
