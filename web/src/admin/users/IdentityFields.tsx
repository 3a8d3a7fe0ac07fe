import { typesOfPeople } from '@yizhan/contract/permissions.ts';
import { Input } from 'antd';
import { DayPicker } from '../../admin-kit/DayPicker.tsx';
import { DepartmentSelect } from '../../admin-kit/DepartmentSelect.tsx';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { identityDictionary } from '../../admin-kit/useIdentityTypes.ts';
import { DictionaryPicker } from '../../ui/dictionary/DictionaryPicker.tsx';
import { RoleSelect } from './RoleSelect.tsx';
import { u } from './words.ts';

export function IdentityFields({ at }: { at: number }) {
  const place = (field: string) => ({ name: [at, field] as (string | number)[], path: ['identities', at, field] });
  return (
    <>
      <FormField {...place('type')} label={u('identityType')} shape={u('identityTypeShape')} required>
        <DictionaryPicker {...identityDictionary} valueType="number" among={typesOfPeople} />
      </FormField>
      <FormField {...place('number')} label={u('number')}>
        <Input autoComplete="off" />
      </FormField>
      <FormField {...place('deptId')} label={u('dept')}>
        <DepartmentSelect />
      </FormField>
      <FormField {...place('post')} label={u('post')}>
        <Input autoComplete="off" />
      </FormField>
      <FormField {...place('roleIds')} label={u('roles')} help={u('rolesHelp')}>
        <RoleSelect />
      </FormField>
      <FormField {...place('validFrom')} label={u('validFrom')} help={u('validityHelp')}>
        <DayPicker />
      </FormField>
      <FormField {...place('validTo')} label={u('validTo')}>
        <DayPicker />
      </FormField>
    </>
  );
}
