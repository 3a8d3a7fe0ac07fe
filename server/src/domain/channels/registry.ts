import { type NoticeChannel, noticeChannels } from '@yizhan/contract/notice-channels.ts';
import type { Channel, ChannelParts, ReadSettings } from './channel.ts';
import { dingtalk } from './dingtalk.ts';
import { mail } from './mail.ts';
import { sms } from './sms.ts';
import { wecom } from './wecom.ts';

/** Every way that notices take beyond the portal. */
export const channels: Record<NoticeChannel, Channel> = { mail, sms, wecom, dingtalk };

/** The channels that a school has set up. */
export const availableChannels = (settings: ReadSettings, parts: ChannelParts): NoticeChannel[] =>
  noticeChannels.filter((channel) => channels[channel].open(settings, parts) !== undefined);
