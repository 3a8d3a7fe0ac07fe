/** Why a service cannot be used now, for whom it is, and why an address did not answer: said by the server. */
export const serviceReasons = {
  notYet: '将于 {from} 开放',
  ended: '已于 {until} 结束',
  closedNow: '不在服务时间内',
  opensNext: '不在服务时间内，下次开放时间为 {from}',
  maintenance: '正在维护，请稍后再来',

  someOnly: '指定人员',

  inward: '这是内部网络的地址，服务器不会访问它',
  noAddress: '它不是一个有效的网址',
  redirects: '跳转次数过多',
  slow: '没有在规定时间内答复',
  noHost: '找不到这个主机',
  closed: '无法建立连接',
  certificate: '证书不受信任',
  http: '服务器答复 HTTP {status}',
  unreachable: '无法访问（{why}）',
} as const;
