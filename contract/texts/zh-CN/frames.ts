/** Words of the pages that show another system inside the portal. */
export const frames = {
  title: '应用',
  loading: '正在打开「{title}」',
  open: '新窗口打开',
  wayOut: '打不开？新窗口打开',
  noId: '缺少要打开的应用',
  noIdText: '请从首页或导航重新进入。',
  notAllowed: '「{title}」不能在门户内显示',
  notAllowedText: '它的地址不在学校允许的范围内。您可以在新窗口中打开；需要在门户内显示时，请联系管理员。',
  insecure: '「{title}」的地址无法打开',
  insecureText: '这个地址不是网页地址，请联系管理员更正。',
  toService: '去服务详情看看',
  toHome: '返回首页',
  serviceText: '请从服务详情了解开放时间与办理条件。',
} as const;
