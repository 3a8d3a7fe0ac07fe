import { useQuery } from '@tanstack/react-query';
import type { NoticeChannel } from '@yizhan/contract/notice-channels.ts';
import { noticeChannels } from '@yizhan/contract/notice-channels.ts';
import { channelNames } from '@yizhan/contract/texts/zh-CN/channel-names.ts';
import { channels } from '@yizhan/contract/texts/zh-CN/channels.ts';
import { Checkbox } from 'antd';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ channels });
const channelName = textsOf({ channelNames });

type ChannelChoiceProps = { value?: NoticeChannel[]; onChange?: (value: NoticeChannel[]) => void };

/** The channels that the school has set up; one chosen earlier and switched off since can be taken out. */
export function ChannelChoice({ value = [], onChange }: ChannelChoiceProps) {
  const { data } = useQuery(query.channels.available());
  if (!data) return null;
  const shown = noticeChannels.filter((one) => data.channels.includes(one) || value.includes(one));
  if (shown.length === 0) return <span className="admin-muted">{t('chooseNone')}</span>;
  const options = shown.map((one) => {
    const name = channelName(one);
    return { value: one, label: data.channels.includes(one) ? name : t('chooseMissing', { name }) };
  });
  return <Checkbox.Group options={options} value={value} onChange={(next) => onChange?.(next)} />;
}
