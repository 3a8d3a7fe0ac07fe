/** By what a thing is still used, when it cannot be removed. */
export const uses = {
  people: '{n} 人（{names}）',
  departments: '{n} 个下级部门（{names}）',
  navigation: '{n} 个导航（{names}）',
  announcements: '{n} 条公告（{names}）',
  articles: '{n} 篇稿件（{names}）',
  files: '{n} 个文件（{names}）',
  publications: '{n} 项配置内容（{names}）',
  layouts: '{n} 个首页布局（{names}）',
  cards: '{n} 张卡片（{names}）',
  services: '{n} 项服务（{names}）',
  guides: '办事指南（{names}）',
  dutyItems: '{n} 个清单事项（{names}）',
  banners: '{n} 个横幅（{names}）',
  tools: '{n} 个常用工具（{names}）',
  jobs: '{n} 个未完成的任务',
} as const;
