import type { messengers as zh } from '../zh-CN/messengers.ts';

export const messengers: Record<keyof typeof zh, string> = {
  wechat: 'WeChat',
  wecom: 'WeCom',
  dingtalk: 'DingTalk',
};
