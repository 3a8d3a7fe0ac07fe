import type { ChannelSettingsDetail, ChannelSettingsInput } from '@yizhan/contract/entities/channel.ts';
import { isSameOrigin } from '@yizhan/contract/secret-target.ts';
import { channels } from '@yizhan/contract/texts/zh-CN/channels.ts';
import { Form, Input, Radio, Switch } from 'antd';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { textsOf } from '../../lib/text.ts';
import { ChannelSwitch } from './ChannelSwitch.tsx';
import { HeaderFields } from './HeaderFields.tsx';

const t = textsOf({ channels });

const methods = ['POST', 'GET'].map((value) => ({ value, label: value }));
const formats = (['json', 'form'] as const).map((value) => ({ value, label: t(`format${value}`) }));

export function SmsFields({ settings: { sms } }: { settings: ChannelSettingsDetail }) {
  const form = Form.useFormInstance<ChannelSettingsInput>();
  const given = Form.useWatch('sms', { form, preserve: true });
  return (
    <ChannelSwitch channel="sms" label={t('smsOn')} about={t('smsAbout')} isStored={sms !== null}>
      <p className="channels__words">{t('placeholders')}</p>
      <FormField name={['sms', 'url']} label={t('url')} help={t('urlHelp')} required>
        <Input inputMode="url" placeholder="https://sms.example.edu.cn/send" autoComplete="off" />
      </FormField>
      <FormField name={['sms', 'method']} label={t('method')}>
        <Radio.Group options={methods} />
      </FormField>
      {given?.method !== 'GET' && (
        <>
          <FormField name={['sms', 'format']} label={t('format')}>
            <Radio.Group options={formats} />
          </FormField>
          <FormField name={['sms', 'body']} label={t('body')}>
            <Input.TextArea rows={4} spellCheck={false} className="channels__code" />
          </FormField>
        </>
      )}
      <HeaderFields />
      <FormField name={['sms', 'secret']} label={t('secret')} help={secretHelp(sms, given)}>
        <Input.Password autoComplete="new-password" />
      </FormField>
      <FormField name={['sms', 'signIn']} label={t('codes')} valuePropName="checked" help={t('codesHelp')}>
        <Switch />
      </FormField>
      {given?.signIn && given.method !== 'GET' && (
        <FormField name={['sms', 'codeBody']} label={t('codeBody')} help={t('codeBodyHelp')}>
          <Input.TextArea rows={3} spellCheck={false} className="channels__code" />
        </FormField>
      )}
      <FormField name={['sms', 'successPath']} label={t('successPath')} help={t('successPathHelp')}>
        <Input autoComplete="off" />
      </FormField>
      <FormField name={['sms', 'successValue']} label={t('successValue')} help={t('successValueHelp')}>
        <Input autoComplete="off" />
      </FormField>
    </ChannelSwitch>
  );
}

/** A stored secret is valid only for the gateway it was entered for. */
function secretHelp(stored: ChannelSettingsDetail['sms'], given: ChannelSettingsInput['sms'] | undefined) {
  if (!stored?.hasSecret) return t('secretHelp');
  return t(!given || isSameOrigin(stored.url, given.url) ? 'secretKept' : 'secretAgain');
}
