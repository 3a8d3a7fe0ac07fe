/** What the test button of the sign-in settings found out; the server says it. */
export const signOnTest = {
  unreachable: '没有得到应答：{why}',
  noHost: '找不到这个主机，请检查地址（{why}）',
  closed: '主机拒绝或中断了连接，请检查端口和防火墙（{why}）',
  slow: '对方没有在时限内应答（{why}）',
  certificate: '对方的 https 证书不受信任（{why}）',
  notOne: '该地址有应答，但不是要找的服务，请检查地址（{why}）',
  casGood: '认证服务器应答正常（{code}）',
  casOther: '认证服务器有应答，但拒绝了验证请求：{code}',
  casUnreadable: '该地址有应答，但不是 CAS 3.0 认证服务器，请检查地址',
  oidcGood: '已找到 {issuer}，签名密钥 {count} 个',
  oidcNoKeys: '已找到 {issuer}，但没有可用的签名密钥',
  wechatGood: '微信接口应答正常（{code}）',
  wechatApp: '微信接口有应答，但不接受 AppID 或 AppSecret（{code}：{words}）',
  wechatStrange: '微信接口接受了无效的凭证，请检查接口地址',
} as const;
