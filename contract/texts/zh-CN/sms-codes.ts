/** SMS that carry a code. */
export const smsCodes = {
  title: '验证码',
  smsSignIn:
    '{code} 是您登录{school}一站式服务门户的验证码，{minutes} 分钟内有效。请勿告诉任何人；不是您本人操作请忽略。',
  smsBind:
    '{code} 是您在{school}一站式服务门户绑定手机号的验证码，{minutes} 分钟内有效。请勿告诉任何人；不是您本人操作请忽略。',
} as const;
