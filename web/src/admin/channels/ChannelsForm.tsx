import {
  type ChannelSettingsDetail,
  type ChannelSettingsInput,
  channelSettingsInput,
} from '@yizhan/contract/entities/channel.ts';
import { channels } from '@yizhan/contract/texts/zh-CN/channels.ts';
import { menus } from '@yizhan/contract/texts/zh-CN/menus.ts';
import { type FormPart, PartsForm } from '../../admin-kit/form/PartsForm.tsx';
import type { SettingsEvents } from '../../admin-kit/SettingsPage.tsx';
import { api } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { toInput, toPayload } from './channel-values.ts';
import { MailPart } from './MailPart.tsx';
import { DingtalkFields, WecomFields } from './RobotFields.tsx';
import { SmsFields } from './SmsFields.tsx';

const t = textsOf({ channels });
const menuName = textsOf({ menus });

const parts: readonly FormPart<ChannelSettingsDetail>[] = [
  { key: 'mail', title: t('mailPart'), Fields: MailPart },
  { key: 'sms', title: t('smsPart'), Fields: SmsFields },
  { key: 'wecom', title: t('wecomPart'), Fields: WecomFields },
  { key: 'dingtalk', title: t('dingtalkPart'), Fields: DingtalkFields },
];

export function ChannelsForm({ settings, ...events }: SettingsEvents & { settings: ChannelSettingsDetail }) {
  const save = (values: ChannelSettingsInput) =>
    api.channels.update({ ...toPayload(values), version: settings.version });
  return (
    <PartsForm
      label={menuName('userFrameConfig/manage/channels')}
      parts={parts}
      settings={settings}
      schema={channelSettingsInput}
      initial={toInput(settings)}
      save={save}
      {...events}
    />
  );
}
