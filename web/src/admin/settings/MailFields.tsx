import type { SettingsDetail, SettingsInput } from '@yizhan/contract/entities/settings.ts';
import { sameMailServer } from '@yizhan/contract/same-place.ts';
import { Form, Input, InputNumber, Switch } from 'antd';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { MailTest } from './MailTest.tsx';
import { newMailServer } from './settings-values.ts';
import { s } from './words.ts';

/** Off until a server is given; then what it needs, and a letter to try it. */
export function MailFields({ settings }: { settings: SettingsDetail }) {
  const form = Form.useFormInstance<SettingsInput>();
  const given = Form.useWatch('mail', { form, preserve: true }) ?? null;
  const on = given !== null;
  return (
    <>
      <Form.Item label={s('mailOn')}>
        <Switch
          aria-label={s('mailOn')}
          checked={on}
          onChange={(next) => form.setFieldValue('mail', next ? newMailServer : null)}
        />
      </Form.Item>
      {on && (
        <>
          <FormField name={['mail', 'host']} label={s('mailHost')} required>
            <Input placeholder="smtp.example.edu.cn" autoComplete="off" />
          </FormField>
          <FormField name={['mail', 'port']} label={s('mailPort')} required>
            <InputNumber controls={false} min={1} max={65_535} precision={0} />
          </FormField>
          <FormField name={['mail', 'user']} label={s('mailUser')}>
            <Input autoComplete="off" />
          </FormField>
          <FormField name={['mail', 'password']} label={s('mailPassword')} help={passwordHelp(settings.mail, given)}>
            <Input.Password autoComplete="new-password" />
          </FormField>
          <FormField name={['mail', 'from']} label={s('mailFrom')} help={s('mailFromHelp')} required>
            <Input autoComplete="off" />
          </FormField>
          <FormField name={['mail', 'secure']} label={s('mailSecure')} valuePropName="checked">
            <Switch />
          </FormField>
          <MailTest ready={settings.mail !== null} />
        </>
      )}
    </>
  );
}

/** A password is kept for the server it was stored for. */
function passwordHelp(stored: SettingsDetail['mail'], given: SettingsInput['mail']) {
  if (!stored?.hasPassword) return undefined;
  return s(!given || sameMailServer(stored, given) ? 'mailPasswordKept' : 'mailPasswordAgain');
}
