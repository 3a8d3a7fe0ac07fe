import type { SettingsDetail, SettingsInput } from '@yizhan/contract/entities/settings.ts';
import { isSameMailServer } from '@yizhan/contract/secret-target.ts';
import { settings } from '@yizhan/contract/texts/zh-CN/settings.ts';
import { Form, Input, InputNumber, Switch } from 'antd';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { textsOf } from '../../lib/text.ts';
import { MailTest } from './MailTest.tsx';
import { newMailServer } from './settings-values.ts';

const t = textsOf({ settings });

/** Off until a server is given; then its fields, and a test mail. */
export function MailFields({ settings }: { settings: SettingsDetail }) {
  const form = Form.useFormInstance<SettingsInput>();
  const given = Form.useWatch('mail', { form, preserve: true }) ?? null;
  const on = given !== null;
  return (
    <>
      <Form.Item label={t('mailOn')}>
        <Switch
          aria-label={t('mailOn')}
          checked={on}
          onChange={(next) => form.setFieldValue('mail', next ? newMailServer : null)}
        />
      </Form.Item>
      {on && (
        <>
          <FormField name={['mail', 'host']} label={t('mailHost')} required>
            <Input placeholder="smtp.example.edu.cn" autoComplete="off" />
          </FormField>
          <FormField name={['mail', 'port']} label={t('mailPort')} required>
            <InputNumber controls={false} min={1} max={65_535} precision={0} />
          </FormField>
          <FormField name={['mail', 'user']} label={t('mailUser')}>
            <Input autoComplete="off" />
          </FormField>
          <FormField name={['mail', 'password']} label={t('mailPassword')} help={passwordHelp(settings.mail, given)}>
            <Input.Password autoComplete="new-password" />
          </FormField>
          <FormField name={['mail', 'from']} label={t('mailFrom')} help={t('mailFromHelp')} required>
            <Input autoComplete="off" />
          </FormField>
          <FormField name={['mail', 'secure']} label={t('mailSecure')} valuePropName="checked">
            <Switch />
          </FormField>
          <MailTest ready={settings.mail !== null} />
        </>
      )}
    </>
  );
}

/** A stored password is valid only for the server it was entered for. */
function passwordHelp(stored: SettingsDetail['mail'], given: SettingsInput['mail']) {
  if (!stored?.hasPassword) return undefined;
  return t(!given || isSameMailServer(stored, given) ? 'mailPasswordKept' : 'mailPasswordAgain');
}
