/** Messengers that sign people in, by name. */
export const messengers = {
  wechat: '微信',
  wecom: '企业微信',
  dingtalk: '钉钉',
} as const;
