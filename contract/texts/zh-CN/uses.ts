/** By what a thing is still used, when it cannot be removed. */
export const uses = {
  people: '{n} 人（{names}）',
  departments: '{n} 个下级部门（{names}）',
  navigation: '{n} 个导航（{names}）',
  announcements: '{n} 条公告（{names}）',
  files: '{n} 个文件（{names}）',
  publications: '{n} 项配置内容（{names}）',
  jobs: '{n} 个未完成的任务',
} as const;
