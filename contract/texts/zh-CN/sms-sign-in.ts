/** Words of signing in by a code that comes by SMS. */
export const smsSignIn = {
  title: '短信验证码登录',
  text: '验证码会发到您绑定的手机号。没有绑定过手机号，请先用其他方式登录，在「个人中心 → 账号安全」中绑定。',
  phone: '手机号',
  phoneHint: '已绑定账号的手机号',
  phoneWrong: '请输入正确的手机号',
  send: '获取验证码',
  codeTitle: '输入验证码',
  codeText: '如果 {phone} 绑定了账号，验证码已经发出，{minutes} 分钟内有效。',
  code: '短信验证码',
  codeMissing: '请输入短信验证码',
  signIn: '登录',
  again: '没有收到？重新获取',
  wait: '{seconds} 秒后可重新获取',
  back: '用其他方式登录',
} as const;
