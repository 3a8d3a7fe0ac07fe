import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type AccountDetail, type AccountInput, accountInput } from '@yizhan/contract/entities/public-account.ts';
import { accountManage } from '@yizhan/contract/texts/zh-CN/account-manage.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { FormPane } from '../../admin-kit/form/FormPane.tsx';
import { LoadedRecord } from '../../admin-kit/form/LoadedRecord.tsx';
import { RecordForm } from '../../admin-kit/form/RecordForm.tsx';
import { type ListParams, NEW } from '../../admin-kit/list/useListParams.ts';
import { api, query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';
import { toast } from '../../ui/toast.ts';
import { AccountFields } from './AccountFields.tsx';

const t = textsOf({ accountManage });
const adminText = textsOf({ admin });

const empty: AccountInput = {
  ...{ name: '', description: '', avatar: null, deptId: null, allowReply: false, staffIds: [] },
  followers: { all: true, deptIds: [], roleIds: [], identityTypes: [] },
};

const toInput = (account: AccountDetail): AccountInput => {
  const { name, description, avatar, deptId, allowReply, followers, staffIds } = account;
  return { name, description, avatar, deptId, allowReply, followers, staffIds };
};

type AccountPaneProps = { record: string; list: ListParams<'keyword'> };

export function AccountPane({ record, list }: AccountPaneProps) {
  const client = useQueryClient();
  const isNew = record === NEW;
  const found = useQuery({ ...query.publicAccounts.get({ id: record }), enabled: !isNew, gcTime: 0 });
  const close = () => void list.close();
  const refresh = () => void client.invalidateQueries({ queryKey: query.publicAccounts.queryKey });
  const saved = () => {
    toast.success(adminText('saved'));
    refresh();
  };
  const common = { schema: accountInput, onReload: refresh, onClose: close };
  if (isNew)
    return (
      <FormPane title={t('newTitle')} onClose={close}>
        <RecordForm
          {...common}
          initial={empty}
          save={(account) => api.publicAccounts.submit({ account })}
          onSaved={({ id }) => {
            saved();
            void list.open(id);
          }}
        >
          <AccountFields stored={undefined} />
        </RecordForm>
      </FormPane>
    );
  return (
    <FormPane title={found.data?.name ?? ''} mark={found.data?.isDefault && <Chip>{t('own')}</Chip>} onClose={close}>
      <LoadedRecord query={found}>
        {(account) => (
          <RecordForm
            key={account.version}
            {...common}
            initial={toInput(account)}
            save={(values) =>
              api.publicAccounts.submit({ account: values, held: { id: account.id, version: account.version } })
            }
            onSaved={saved}
          >
            <AccountFields stored={account} />
          </RecordForm>
        )}
      </LoadedRecord>
    </FormPane>
  );
}
