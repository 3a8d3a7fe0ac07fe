import type { NoticeChannel } from '@yizhan/contract/notice-channels.ts';
import { channelNames as en } from '@yizhan/contract/texts/en/channel-names.ts';
import { channelNames as zh } from '@yizhan/contract/texts/zh-CN/channel-names.ts';
import { fail } from '../../common/fail.ts';
import type { Db } from '../../db/database.ts';
import type { Caller } from '../../person.ts';
import { findSettings } from '../settings/queries.ts';
import type { ChannelParts } from './channel.ts';
import { availableChannels } from './registry.ts';

type Context = ChannelParts & { db: Db; caller: Pick<Caller, 'language'> };

/** A notice does not go out by a channel that the school has switched off meanwhile. */
export async function assertChannelsOn(context: Context, chosen: readonly NoticeChannel[]): Promise<void> {
  if (chosen.length === 0) return;
  const { settings } = await findSettings(context.db);
  const available = availableChannels(settings, context);
  const missing = chosen.filter((channel) => !available.includes(channel));
  const names = context.caller.language === 'en' ? en : zh;
  if (missing.length > 0) fail('notice_channel_off', { channels: missing.map((one) => names[one]).join(' ') });
}
