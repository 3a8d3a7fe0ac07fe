/** The footer of every page. */
export const footer = {
  contact: '联系我们',
  address: '地址',
  phone: '电话',
  mail: '邮箱',
  friendlyLinks: '友情链接',
  qrCode: '{name}二维码',
} as const;
