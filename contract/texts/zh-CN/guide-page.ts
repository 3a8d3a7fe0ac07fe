/** What the page of a guide says that everybody may read; the guide itself speaks by the words of guides.ts. */
export const guidePage = {
  pageTitle: '{name} · 办事指南 · {school}',
  pageDescription: '{school}「{name}」办事指南：{about}',
  noAbout: '办理条件、所需材料、办理流程、时间地点与咨询方式。',
  home: '返回首页',
  star: '{score} 分（{n} 人评价）',
  wanted: '应为「{answer}」',
  missingTitle: '没有找到这份办事指南',
  missingText: '它可能已经下架，或者只对校内人员开放。登录后可以在服务大厅查找。',
  missingEnter: '登录后查找',
  handled: '办理方式',
  paperNumbers: '一,二,三,四,五,六,七,八,九,十,十一,十二',
  paperHeading: '{n}、{title}',
  unpublished: '草稿，尚未发布',
  onPaperSince: '{day} 发布',
  readAt: '最新内容、空表与附件下载：{address}',
} as const;
