import * as cardLimits from '@yizhan/contract/limits/cards.ts';
import { cardToolsSettings } from '@yizhan/contract/texts/zh-CN/card-tools-settings.ts';
import { Input, Switch } from 'antd';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { IconPicker } from '../../admin-kit/IconPicker.tsx';
import { RolesSelect } from '../../admin-kit/RolesSelect.tsx';
import { textsOf } from '../../lib/text.ts';
import { TargetFields } from './TargetFields.tsx';

const t = textsOf({ cardToolsSettings });

export function ToolFields() {
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
        <RolesSelect placeholder={t('everybody')} />
      </FormField>
      <FormField name="isPublic" label={t('isPublic')} help={t('isPublicHelp')} valuePropName="checked">
        <Switch />
      </FormField>
    </>
  );
}
