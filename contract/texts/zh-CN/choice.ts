/** A choice whose options come from the school's dictionaries. */
export const choice = {
  choose: '请选择',
  none: '没有可选的内容',
  failed: '选项没有加载成功',
  unlisted: '{value}（不在字典中）',
} as const;
