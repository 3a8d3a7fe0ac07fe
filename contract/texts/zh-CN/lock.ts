/** Words of the locked page. */
export const lock = {
  lock: '锁屏',
  keys: 'Ctrl+Alt+L',
  locked: '页面已锁定',
  password: '解锁密码',
  passwordHint: '请输入登录密码',
  passwordMissing: '请输入登录密码',
  unlock: '解锁',
  unlocking: '正在解锁',
  again: '重新认证解锁',
  againText: '您通过统一身份认证登录，请重新认证以解锁',
  wayOff: '学校已停用这种登录方式，请退出后用其他方式登录',
  triesLeft: '还可以尝试 {n} 次，超过后将退出登录',
  unread: '{n} 条未读',
  signOut: '退出登录',
} as const;
