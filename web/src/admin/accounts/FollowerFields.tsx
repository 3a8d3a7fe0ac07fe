import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Followers } from '@yizhan/contract/entities/public-account.ts';
import * as searchLimits from '@yizhan/contract/limits/search.ts';
import { accountManage } from '@yizhan/contract/texts/zh-CN/account-manage.ts';
import { Form, Radio } from 'antd';
import { DepartmentsSelect } from '../../admin-kit/DepartmentsSelect.tsx';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { IdentitiesSelect } from '../../admin-kit/IdentitiesSelect.tsx';
import { RolesSelect } from '../../admin-kit/RolesSelect.tsx';
import { query } from '../../lib/api.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { textsOf } from '../../lib/text.ts';
import { useDebounced } from '../../lib/useDebounced.ts';

const t = textsOf({ accountManage });

const nobody: Followers = { all: false, deptIds: [], roleIds: [], identityTypes: [] };

/** Who follows the account, with how many people that are. */
export function FollowerFields() {
  const all = Form.useWatch<boolean | undefined>(['followers', 'all'], { preserve: true }) ?? false;
  return (
    <>
      <FormField name={['followers', 'all']} label={t('followers')}>
        <Radio.Group
          options={[
            { value: true, label: t('followersAll') },
            { value: false, label: t('followersSome') },
          ]}
        />
      </FormField>
      {!all && (
        <>
          <FormField name={['followers', 'deptIds']} label={t('depts')}>
            <DepartmentsSelect placeholder={t('deptsHint')} />
          </FormField>
          <FormField name={['followers', 'identityTypes']} label={t('identities')}>
            <IdentitiesSelect placeholder={t('identitiesHint')} />
          </FormField>
          <FormField name={['followers', 'roleIds']} label={t('roles')}>
            <RolesSelect placeholder={t('rolesHint')} />
          </FormField>
        </>
      )}
      <FollowerCount />
    </>
  );
}

function FollowerCount() {
  const chosen = Form.useWatch<Followers | undefined>('followers', { preserve: true });
  // As text: an equal choice in a new object is not another one.
  const debounced = useDebounced(JSON.stringify({ ...nobody, ...chosen }), searchLimits.suggestDebounceMs);
  const counted = useQuery({
    ...query.publicAccounts.countFollowers({ followers: JSON.parse(debounced) as Followers }),
    placeholderData: keepPreviousData,
  });
  const count = counted.data?.count;
  const words = count === 0 ? t('followersNone') : t('followersCount', { n: formatNumber(count ?? 0) });
  return (
    <p className="accounts__count" role="status">
      {count === undefined ? t('counting') : words}
    </p>
  );
}
