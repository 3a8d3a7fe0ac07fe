/** What is said on a page that is not there, closed, or not for this person. */
export const notices = {
  toHome: '返回首页',
  toManage: '返回管理',
  noPowerTitle: '您没有访问该页面的权限',
  noPowerNeeds: '打开它需要配置菜单中的「{menu}」。',
  noPowerAsk: '如工作需要，请联系学校管理员，在「{roles}」中为您的角色开通。',
  noPowerPlain: '如工作需要，请联系学校管理员为您开通。',
  notFoundTitle: '页面不存在',
  notFoundText: '地址可能写错了，或页面已经移走。',
  deletedTitle: '该消息已被删除或撤回',
  deletedText: '发送人已删除或撤回这条消息，不能再查看。',
  closeWindow: '关闭',
  maintenanceTitle: '系统维护中',
  maintenanceText: '我们正在维护系统，请稍后再来。',
  maintenanceAgain: '再看一次',
  maintenanceAdministrator: '管理员登录',
} as const;
