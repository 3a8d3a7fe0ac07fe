/** Names of the built-in dictionaries and of their items, `code` and `code.key`. */
export const dictionaries = {
  identityType: '身份类型',
  'identityType.1': '本科生',
  'identityType.2': '研究生',
  'identityType.3': '教师',
  'identityType.4': '职员',
  'identityType.5': '离退休',
  'identityType.6': '校友',
  'identityType.7': '家长/校外人员',
  'identityType.9': '访客',
  announcementSource: '公告来源',
  'announcementSource.OfficialAccount': '公众号',
  'announcementSource.PORTAL': '门户',
} as const;
