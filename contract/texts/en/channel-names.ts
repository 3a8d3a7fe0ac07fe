import type { channelNames as zh } from '../zh-CN/channel-names.ts';

export const channelNames: Record<keyof typeof zh, string> = {
  mail: 'Mail',
  sms: 'SMS',
  wecom: 'WeCom group robot',
  dingtalk: 'DingTalk group robot',
};
