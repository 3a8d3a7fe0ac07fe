import type { AccountDetail } from '@yizhan/contract/entities/public-account.ts';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { accountManage } from '@yizhan/contract/texts/zh-CN/account-manage.ts';
import { Input, Switch } from 'antd';
import { DepartmentSelect } from '../../admin-kit/DepartmentSelect.tsx';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { PeopleSelect } from '../../admin-kit/PeopleSelect.tsx';
import { textsOf } from '../../lib/text.ts';
import { AvatarField } from './AvatarField.tsx';
import { FollowerFields } from './FollowerFields.tsx';

const t = textsOf({ accountManage });

/** `stored`: absent for a new account. */
export function AccountFields({ stored }: { stored: AccountDetail | undefined }) {
  const isDefault = stored?.isDefault ?? false;
  return (
    <>
      <FormField name="name" label={t('name')} required help={isDefault ? t('nameHelp') : undefined}>
        <Input maxLength={fieldLimits.nameLength} autoComplete="off" disabled={isDefault} data-autofocus="" />
      </FormField>
      {!isDefault && (
        <FormField name="deptId" label={t('department')}>
          <DepartmentSelect placeholder={t('pickDepartment')} />
        </FormField>
      )}
      <FormField name="description" label={t('intro')}>
        <Input.TextArea rows={2} maxLength={fieldLimits.textLength} />
      </FormField>
      <FormField name="avatar" label={t('avatar')}>
        <AvatarField />
      </FormField>
      <FollowerFields />
      <FormField name="staffIds" label={t('staff')} help={t('staffHelp')}>
        <PeopleSelect known={stored?.staff ?? []} />
      </FormField>
      <FormField name="allowReply" label={t('allowReply')} help={t('allowReplyHelp')} valuePropName="checked">
        <Switch />
      </FormField>
    </>
  );
}
