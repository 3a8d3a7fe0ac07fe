import type { SignOnDetail } from '@yizhan/contract/entities/sign-on.ts';
import type { Messenger } from '@yizhan/contract/messengers.ts';
import { isSameApp } from '@yizhan/contract/secret-target.ts';
import { signOnSettings } from '@yizhan/contract/texts/zh-CN/sign-on-settings.ts';
import { Input } from 'antd';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { textsOf } from '../../lib/text.ts';
import { useSecretHelp } from './useSecretHelp.ts';
import { WayFields } from './WayFields.tsx';

const t = textsOf({ signOnSettings });

/** Whether an app has a second number, within its organisation. */
const hasAgentId: Record<Messenger, boolean> = { wechat: false, wecom: true, dingtalk: false };

type MessengerFieldsProps = { messenger: Messenger; settings: SignOnDetail };

export function MessengerFields({ messenger, settings }: MessengerFieldsProps) {
  const help = useSecretHelp(messenger, settings[messenger], isSameApp);
  const address = settings.callbacks.messengerRedirect;
  return (
    <WayFields way={messenger} addresses={[{ label: t('messengerRedirect'), address }]}>
      <FormField name={[messenger, 'appId']} label={t(`${messenger}AppId`)} required>
        <Input autoComplete="off" />
      </FormField>
      {hasAgentId[messenger] && (
        <FormField name={[messenger, 'agentId']} label={t('agentId')} required>
          <Input autoComplete="off" />
        </FormField>
      )}
      <FormField name={[messenger, 'appSecret']} label={t(`${messenger}AppSecret`)} help={help}>
        <Input.Password autoComplete="new-password" />
      </FormField>
      <FormField name={[messenger, 'baseUrl']} label={t('baseUrl')} help={t('baseUrlHelp')} required>
        <Input type="url" autoComplete="off" />
      </FormField>
      <FormField name={[messenger, 'authorizeUrl']} label={t('authorizeUrl')} help={t('authorizeUrlHelp')} required>
        <Input type="url" autoComplete="off" />
      </FormField>
    </WayFields>
  );
}
