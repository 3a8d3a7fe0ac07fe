/** How an administrator sets up the card of announcements, and what the preview shows as a sample. */
export const announcementsSettings = {
  name: '重要公告',
  about: '按时间列出学校公告，点开可读全文',
  dataSource: '数据来源',
  dataSourceHelp: '公众号的公告显示推送日期，门户的公告显示发布日期。',
  PORTAL: '门户公告',
  OfficialAccount: '公众号推送',
  importantOnly: '只显示重要公告',
  importantOnlyHelp: '打开后，没有「重要」标记的公告不会出现。',
  recentDays: '显示最近多少天',
  days: '{n} 天',
  sample1: '关于做好期末考试安排工作的通知',
  sample2: '图书馆考试季延长开放时间',
  sample3: '校园网核心设备升级，部分时段可能中断',
  sample4: '国家奖学金初评结果公示',
  sample5: '冬季校园消防安全提示',
  sample6: '关于年末财务报销与预算执行的提醒',
} as const;
