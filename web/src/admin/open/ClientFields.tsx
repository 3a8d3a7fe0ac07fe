import { useQuery } from '@tanstack/react-query';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import * as openLimits from '@yizhan/contract/limits/open.ts';
import { apiScopes } from '@yizhan/contract/open/scopes.ts';
import { apiScopeNames, openManage } from '@yizhan/contract/texts/zh-CN/open-manage.ts';
import { Checkbox, Form, Input, InputNumber, Select, Switch } from 'antd';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { TimePicker } from '../../admin-kit/TimePicker.tsx';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { clearable } from '../../ui/antd-icons.tsx';

const t = textsOf({ openManage });
const scopeName = textsOf({ apiScopeNames });

/** Values typed one after the other. */
const typed = { mode: 'tags' as const, open: false, suffixIcon: null, tokenSeparators: [' ', ',', '，', ';', '；'] };

export function ClientFields() {
  const isSandbox = Form.useWatch('isSandbox') as boolean | undefined;
  return (
    <>
      <FormField name="name" label={t('name')} help={t('nameHelp')} required>
        <Input maxLength={fieldLimits.nameLength} autoComplete="off" data-autofocus="" />
      </FormField>
      <FormField name="note" label={t('note')}>
        <Input.TextArea rows={2} maxLength={fieldLimits.textLength} />
      </FormField>
      <FormField name="scopes" label={t('scopes')} help={t('scopesHelp')}>
        <Checkbox.Group
          className="open-admin__scopes"
          options={apiScopes.map((value) => ({ value, label: scopeName(value) }))}
        />
      </FormField>
      <FormField name="isSandbox" label={t('sandbox')} help={t('sandboxHelp')} valuePropName="checked">
        <Switch />
      </FormField>
      {isSandbox && (
        <FormField name="sandboxAccounts" label={t('sandboxAccounts')} help={t('sandboxAccountsHelp')}>
          <Select {...typed} />
        </FormField>
      )}
      <FormField name="addresses" label={t('addresses')} help={t('addressesHelp')} shape={t('addressesWrong')}>
        <Select {...typed} />
      </FormField>
      <FormField name="perMinute" label={t('perMinute')} required>
        <InputNumber controls={false} min={1} max={openLimits.maxPerMinute} precision={0} />
      </FormField>
      <FormField name="perDay" label={t('perDay')} required>
        <InputNumber controls={false} min={1} max={openLimits.maxPerDay} precision={0} />
      </FormField>
      <FormField name="expiresAt" label={t('expiresAt')} help={t('expiresHelp')}>
        <TimePicker optional />
      </FormField>
      <AccountField />
    </>
  );
}

/** Only for those who send notices: others leave it to the school's own account. */
function AccountField() {
  const accounts = useQuery({ ...query.notices.accounts(), retry: false });
  if (!accounts.data) return null;
  return (
    <FormField name="accountId" label={t('account')} help={t('accountHelp')}>
      <Select
        allowClear={clearable()}
        showSearch={{ optionFilterProp: 'label' }}
        options={accounts.data.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </FormField>
  );
}
