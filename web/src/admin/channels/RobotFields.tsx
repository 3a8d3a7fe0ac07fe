import type { ChannelSettingsDetail } from '@yizhan/contract/entities/channel.ts';
import { channels } from '@yizhan/contract/texts/zh-CN/channels.ts';
import { Input } from 'antd';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { textsOf } from '../../lib/text.ts';
import { ChannelSwitch } from './ChannelSwitch.tsx';

const t = textsOf({ channels });

type FieldsProps = { settings: ChannelSettingsDetail };

type AddressFieldProps = { channel: 'wecom' | 'dingtalk'; stored: { shown: string } | null };

const AddressField = ({ channel, stored }: AddressFieldProps) => (
  <FormField
    name={[channel, 'address']}
    label={t('address')}
    help={stored ? t('addressKept', { shown: stored.shown }) : t('addressHelp')}
    required={!stored}
  >
    <Input type="url" placeholder="https://" autoComplete="off" />
  </FormField>
);

export function WecomFields({ settings: { wecom } }: FieldsProps) {
  return (
    <ChannelSwitch channel="wecom" label={t('wecomOn')} about={t('robotAbout')} isStored={wecom !== null}>
      <AddressField channel="wecom" stored={wecom} />
    </ChannelSwitch>
  );
}

export function DingtalkFields({ settings: { dingtalk } }: FieldsProps) {
  return (
    <ChannelSwitch channel="dingtalk" label={t('dingtalkOn')} about={t('robotAbout')} isStored={dingtalk !== null}>
      <AddressField channel="dingtalk" stored={dingtalk} />
      <FormField
        name={['dingtalk', 'secret']}
        label={t('sign')}
        help={dingtalk?.hasSecret ? t('secretKept') : t('signHelp')}
      >
        <Input.Password autoComplete="new-password" />
      </FormField>
    </ChannelSwitch>
  );
}
