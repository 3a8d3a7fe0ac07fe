import { connectorAuths, needsSecret } from '@yizhan/contract/connector-ways.ts';
import type { ConnectorInput, ConnectorRow } from '@yizhan/contract/entities/connector.ts';
import * as connectorLimits from '@yizhan/contract/limits/connectors.ts';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { isSameOrigin } from '@yizhan/contract/secret-target.ts';
import { connectorManage } from '@yizhan/contract/texts/zh-CN/connector-manage.ts';
import { Form, Input, Select } from 'antd';
import { FormField } from '../../../admin-kit/form/FormField.tsx';
import { textsOf } from '../../../lib/text.ts';

const t = textsOf({ connectorManage });

/** How the other system learns who asks; only the fields of the chosen way are shown. */
export function AuthFields({ stored }: { stored: ConnectorRow | undefined }) {
  const form = Form.useFormInstance<ConnectorInput>();
  const given = Form.useWatch((values: ConnectorInput) => values, { form, preserve: true });
  const auth = given?.auth ?? 'none';
  const help = auth === 'combStr' ? t('combHelp') : auth === 'hmac' ? t('hmacHelp') : undefined;
  return (
    <>
      <FormField name="auth" label={t('auth')} {...(help ? { help } : {})}>
        <Select options={connectorAuths.map((value) => ({ value, label: t(value) }))} />
      </FormField>
      {auth === 'oauth2' && (
        <>
          <FormField name="tokenUrl" label={t('tokenUrl')} required>
            <Input inputMode="url" placeholder="https://" maxLength={fieldLimits.addressLength} />
          </FormField>
          <FormField name="scope" label={t('scope')} help={t('scopeHelp')}>
            <Input maxLength={fieldLimits.textLength} autoComplete="off" />
          </FormField>
        </>
      )}
      {needsSecret(auth) && (
        <>
          <FormField name="user" label={t(`user${auth}`)} required>
            <Input maxLength={fieldLimits.textLength} autoComplete="off" />
          </FormField>
          <FormField name="secret" label={t(`secret${auth}`)} help={secretHelp(stored, given)}>
            <Input.Password autoComplete="new-password" maxLength={connectorLimits.secretLength} />
          </FormField>
        </>
      )}
    </>
  );
}

/** A stored secret is used only for the system, and in the name, that it was entered for. */
function secretHelp(stored: ConnectorRow | undefined, given: ConnectorInput | undefined) {
  if (!stored?.hasSecret || !given) return t('secretHelp');
  const isSame =
    stored.auth === given.auth &&
    stored.user === given.user &&
    isSameOrigin(stored.url, given.url) &&
    isSameOrigin(stored.tokenUrl, given.tokenUrl);
  return t(isSame ? 'secretKept' : 'secretAgain');
}
