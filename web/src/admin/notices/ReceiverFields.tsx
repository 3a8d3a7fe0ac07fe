import { useQuery } from '@tanstack/react-query';
import type { NamedReceiver } from '@yizhan/contract/entities/notice.ts';
import { noticeManage } from '@yizhan/contract/texts/zh-CN/notice-manage.ts';
import { Form, Radio, Select } from 'antd';
import { DepartmentsSelect } from '../../admin-kit/DepartmentsSelect.tsx';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { ignoreTabKey } from '../../admin-kit/form/ignore-tab-key.ts';
import { IdentitiesSelect } from '../../admin-kit/IdentitiesSelect.tsx';
import { PeopleSelect } from '../../admin-kit/PeopleSelect.tsx';
import { RolesSelect } from '../../admin-kit/RolesSelect.tsx';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { ReceiverCount } from './ReceiverCount.tsx';

const t = textsOf({ noticeManage });

/** A group's kind in the list of conversations. */
const GROUP = 3;

/** Everybody, or the union of what is chosen, with the number of people it reaches. */
export function ReceiverFields({ people }: { people: readonly NamedReceiver[] }) {
  const all = Form.useWatch<boolean | undefined>(['receivers', 'all'], { preserve: true }) ?? false;
  const conversations = useQuery(query.chat.getFriends());
  const groups = conversations.data?.filter(({ mpType }) => mpType === GROUP) ?? [];
  return (
    <>
      <FormField name={['receivers', 'all']} label={t('whom')}>
        <Radio.Group
          options={[
            { value: false, label: t('whomSome') },
            { value: true, label: t('whomAll') },
          ]}
        />
      </FormField>
      {!all && (
        <>
          <FormField name={['receivers', 'deptIds']} label={t('depts')}>
            <DepartmentsSelect placeholder={t('deptsHint')} />
          </FormField>
          <FormField name={['receivers', 'identityTypes']} label={t('identities')}>
            <IdentitiesSelect placeholder={t('identitiesHint')} />
          </FormField>
          <FormField name={['receivers', 'roleIds']} label={t('roles')}>
            <RolesSelect placeholder={t('rolesHint')} />
          </FormField>
          <FormField name={['receivers', 'userIds']} label={t('people')}>
            <PeopleSelect known={people} />
          </FormField>
          <FormField name={['receivers', 'groupIds']} label={t('groups')}>
            <Select
              mode="multiple"
              showSearch={{ optionFilterProp: 'label' }}
              onInputKeyDown={ignoreTabKey}
              placeholder={t('groupsHint')}
              notFoundContent={t('noGroups')}
              options={groups.map(({ jid, toUserName }) => ({ value: jid, label: toUserName }))}
            />
          </FormField>
        </>
      )}
      <ReceiverCount />
    </>
  );
}
