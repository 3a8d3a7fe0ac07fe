import type { NoticeChannel } from '../../notice-channels.ts';

export const channelNames = {
  mail: '邮件',
  sms: '短信',
  wecom: '企业微信群机器人',
  dingtalk: '钉钉群机器人',
} as const satisfies Record<NoticeChannel, string>;
