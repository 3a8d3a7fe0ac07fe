import { useQuery } from '@tanstack/react-query';
import * as cardLimits from '@yizhan/contract/limits/cards.ts';
import { cardToolsSettings } from '@yizhan/contract/texts/zh-CN/card-tools-settings.ts';
import { Input, Select, Switch } from 'antd';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { ignoreTabKey } from '../../admin-kit/form/ignore-tab-key.ts';
import { IconPicker } from '../../admin-kit/IconPicker.tsx';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { TargetFields } from './TargetFields.tsx';

const t = textsOf({ cardToolsSettings });

export function ToolFields() {
  const roles = useQuery(query.roles.pick());
  return (
    <>
      <FormField
        name="tools_name"
        label={t('tools_name')}
        help={t('tools_nameHelp', { n: cardLimits.toolNameLength })}
        required
        english
      >
        <Input maxLength={cardLimits.toolNameLength} data-autofocus="" />
      </FormField>
      <FormField name="tools_icon" label={t('tools_icon')} required>
        <IconPicker pictures />
      </FormField>
      <TargetFields />
      <FormField name="roles" label={t('roles')} help={t('rolesHelp')}>
        <Select
          mode="multiple"
          placeholder={t('everybody')}
          showSearch={{ optionFilterProp: 'label' }}
          loading={roles.isPending}
          onInputKeyDown={ignoreTabKey}
          options={(roles.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
      </FormField>
      <FormField name="isPublic" label={t('isPublic')} help={t('isPublicHelp')} valuePropName="checked">
        <Switch />
      </FormField>
    </>
  );
}
