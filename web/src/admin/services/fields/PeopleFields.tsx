import { useQuery } from '@tanstack/react-query';
import { servicesManage } from '@yizhan/contract/texts/zh-CN/services-manage.ts';
import { Select, Switch } from 'antd';
import { DepartmentsSelect } from '../../../admin-kit/DepartmentsSelect.tsx';
import { FormField } from '../../../admin-kit/form/FormField.tsx';
import { ignoreTabKey } from '../../../admin-kit/form/ignore-tab-key.ts';
import { IdentitiesSelect } from '../../../admin-kit/IdentitiesSelect.tsx';
import { query } from '../../../lib/api.ts';
import { textsOf } from '../../../lib/text.ts';

const t = textsOf({ servicesManage });

export function PeopleFields() {
  const roles = useQuery(query.roles.pick());
  return (
    <>
      <FormField name="roleIds" label={t('roles')}>
        <Select
          mode="multiple"
          showSearch={{ optionFilterProp: 'label' }}
          onInputKeyDown={ignoreTabKey}
          placeholder={t('rolesAll')}
          options={roles.data?.map(({ id, name }) => ({ value: id, label: name })) ?? []}
        />
      </FormField>
      <FormField name="identityTypes" label={t('identities')}>
        <IdentitiesSelect placeholder={t('identitiesAll')} />
      </FormField>
      <FormField name="userDeptIds" label={t('userDepartments')} help={t('peopleHelp')}>
        <DepartmentsSelect placeholder={t('userDepartmentsAll')} />
      </FormField>
      <FormField name="anonymous" label={t('anonymous')} help={t('anonymousHelp')} valuePropName="checked">
        <Switch />
      </FormField>
      <FormField name="listed" label={t('listed')} help={t('listedHelp')} valuePropName="checked">
        <Switch />
      </FormField>
    </>
  );
}
