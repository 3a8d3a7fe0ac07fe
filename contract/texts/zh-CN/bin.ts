/** The recycle bin. */
export const bin = {
  description: '删除的服务、指南、卡片、角色等在这里保留 {days} 天，可以连同内容一起恢复；之后自动清除。',
  searchHint: '名称',
  kind: '类别',
  allKinds: '全部类别',
  name: '名称',
  removedBy: '删除人',
  removedAt: '删除时间',
  left: '保留',
  daysLeft: '还有 {n} 天',
  none: '回收站是空的',
  restore: '恢复',
  restored: '已恢复「{name}」',
  removeForGood: '彻底删除',
  removeTitle: '彻底删除「{name}」？',
  removeText: '之后不能再恢复。',
  removed: '已彻底删除「{name}」',
} as const;
