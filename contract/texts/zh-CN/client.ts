/** What the client itself says when the wire fails; the words are the specification's. */
export const client = {
  timeout: 'E-N00002Q：当前网络连接不稳定，请稍后再试',
  offline: 'E-N00001Q：当前网络不可用，请检查你的网络设置',
  httpError: 'E-FY{status}Q：当前网络连接不稳定或系统正忙，请稍后再试或联系管理员处理',
  empty: 'E-FW00012Q：系统异常，请及时联系管理员处理',
} as const;
