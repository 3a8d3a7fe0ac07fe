import { typesOfPeople } from '@yizhan/contract/permissions.ts';
import { users } from '@yizhan/contract/texts/zh-CN/users.ts';
import { Input } from 'antd';
import { DayPicker } from '../../admin-kit/DayPicker.tsx';
import { DepartmentSelect } from '../../admin-kit/DepartmentSelect.tsx';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { identityDictionary } from '../../admin-kit/useIdentityTypes.ts';
import { textsOf } from '../../lib/text.ts';
import { DictionaryPicker } from '../../ui/dictionary/DictionaryPicker.tsx';
import { RoleSelect } from './RoleSelect.tsx';

const t = textsOf({ users });

export function IdentityFields({ at }: { at: number }) {
  const place = (field: string) => ({ name: [at, field] as (string | number)[], path: ['identities', at, field] });
  return (
    <>
      <FormField {...place('type')} label={t('identityType')} shape={t('identityTypeShape')} required>
        <DictionaryPicker {...identityDictionary} valueType="number" among={typesOfPeople} />
      </FormField>
      <FormField {...place('number')} label={t('number')}>
        <Input autoComplete="off" />
      </FormField>
      <FormField {...place('deptId')} label={t('dept')}>
        <DepartmentSelect />
      </FormField>
      <FormField {...place('post')} label={t('post')}>
        <Input autoComplete="off" />
      </FormField>
      <FormField {...place('roleIds')} label={t('roles')} help={t('rolesHelp')}>
        <RoleSelect />
      </FormField>
      <FormField {...place('validFrom')} label={t('validFrom')} help={t('validityHelp')}>
        <DayPicker />
      </FormField>
      <FormField {...place('validTo')} label={t('validTo')}>
        <DayPicker />
      </FormField>
    </>
  );
}
