/** 个人数据: a person's figures in the school's systems. */
export const personalData = {
  title: '个人数据',
  hint: '来自学校各系统的个人信息，只有您本人看到。',
  none: '学校还没有接入您的个人数据',
  source: '来源：{source}',
  updatedAt: '更新于 {time}',
  failed: '暂时读不到',
  stale: '不是最新',
  open: '查看详情',
  correct: '申请更正',
  correctTitle: '申请更正：{title}',
  correctText: '这项数据由来源系统保存，门户不能修改。请与负责单位核对，更正后会自动更新。',
  office: '负责单位',
  phone: '电话',
  helpDesk: '也可以联系{name}',
  words: '我的“{title}”数据有误，来源：{source}，更新于 {time}。账号：{account}。',
} as const;
