/** Words of the page before sign-in. The server writes it, so that it reads without script. */
export const landing = {
  portal: '一站式服务门户',
  description: '{school}{portal}：{slogan}',
  signIn: '登录',
  enter: '登录，开始办事',
  overview: '概览',
  departmentsCount: '入驻部门',
  announcementsCount: '公开通知',
  announcements: '通知公告',
  noAnnouncements: '暂无公开通知',
  departments: '服务部门',
  phoneLabel: '电话：{phone}',
  mailLabel: '邮箱：{mail}',
  addressLabel: '地址：{address}',
  noScript: '您可以阅读本页；登录与办事需要启用浏览器的 JavaScript。',
} as const;
