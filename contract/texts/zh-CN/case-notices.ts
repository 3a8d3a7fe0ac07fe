/** Notices about cases, and the phrases an opinion may begin with. */
export const caseNotices = {
  waiting: '待您办理：{title}',
  returned: '被退回，请修改：{title}',
  approved: '已办结：{title}',
  refused: '未通过：{title}',
  ended: '已终止：{title}',
  urged: '{name}催办：{title}',
  mentioned: '{name}在办件中提到您：{title}',
  due: '办理期限已到：{title}',
  dueSoon: '即将到期，请尽快办理：{title}',
  handlerLeft: '原办理人的账号已停用',
  text: '{no}，当前环节：{step}。{opinion}',
  ratingItem: '评价整改',
  ratingCall: '{process}收到 {n} 星评价，请回访并整改',
  ratingFix: '{process}收到 {n} 星评价，请整改并答复',
  ratingReplied: '您对{process}的评价已有答复',
  ratingFollowedUp: '{process}的评价有追评',
  ratingLate: '评价整改已超期：{process}',
  ratingLateText: '{n} 星评价应在 {day} 前完成“{state}”，现已超期，请尽快办理。',
} as const;

export const usualPhrases = ['同意', '已阅', '情况属实，同意', '请补充材料', '不符合规定'] as const;
