/** Words of a sign-in that ends or has ended, and of what is kept of the work. */
export const sessionEnded = {
  title: '登录已过期',
  expired: '登录已失效，请重新登录',
  noLoginConfig: 'loginConfig 失败，尝试重新登录',
  again: '重新登录',
  ending: '您有一段时间没有操作，登录即将过期，还有',
  endingLabel: '登录即将过期，还有 {minutes} 分钟',
  endingSoon: '登录即将过期，不足 1 分钟',
  keepUsing: '继续使用',
  last: '本次登录已达最长时限，将于 {time} 结束，请及时保存正在进行的工作',
  restored: '已恢复未保存的内容',
  discard: '放弃恢复',
  outdated: '这里的内容已被他人修改，您未保存的内容没有恢复',
  copy: '复制未保存的内容',
  copied: '已复制',
} as const;
