import { useQuery } from '@tanstack/react-query';
import { Select, Switch } from 'antd';
import { DepartmentsSelect } from '../../../admin-kit/DepartmentsSelect.tsx';
import { FormField } from '../../../admin-kit/form/FormField.tsx';
import { ignoreTabKey } from '../../../admin-kit/form/ignore-tab-key.ts';
import { IdentitiesSelect } from '../../../admin-kit/IdentitiesSelect.tsx';
import { query } from '../../../lib/api.ts';
import { s } from '../words.ts';

export function PeopleFields() {
  const roles = useQuery(query.roles.pick());
  return (
    <>
      <FormField name="roleIds" label={s('roles')}>
        <Select
          mode="multiple"
          showSearch={{ optionFilterProp: 'label' }}
          onInputKeyDown={ignoreTabKey}
          placeholder={s('rolesAll')}
          options={roles.data?.map(({ id, name }) => ({ value: id, label: name })) ?? []}
        />
      </FormField>
      <FormField name="identityTypes" label={s('identities')}>
        <IdentitiesSelect placeholder={s('identitiesAll')} />
      </FormField>
      <FormField name="userDeptIds" label={s('userDepartments')} help={s('peopleHelp')}>
        <DepartmentsSelect placeholder={s('userDepartmentsAll')} />
      </FormField>
      <FormField name="anonymous" label={s('anonymous')} help={s('anonymousHelp')} valuePropName="checked">
        <Switch />
      </FormField>
      <FormField name="listed" label={s('listed')} help={s('listedHelp')} valuePropName="checked">
        <Switch />
      </FormField>
    </>
  );
}
