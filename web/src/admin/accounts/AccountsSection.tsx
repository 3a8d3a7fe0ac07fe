import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { accountManage } from '@yizhan/contract/texts/zh-CN/account-manage.ts';
import { ListAndForm } from '../../admin-kit/list/ListAndForm.tsx';
import { NothingFound } from '../../admin-kit/list/NothingFound.tsx';
import { SearchBox } from '../../admin-kit/list/SearchBox.tsx';
import { useListParams } from '../../admin-kit/list/useListParams.ts';
import { TableSkeleton } from '../../admin-kit/SectionSkeleton.tsx';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { AccountPane } from './AccountPane.tsx';
import { AccountTable } from './AccountTable.tsx';
import './Accounts.css';
import { ReviewSwitch } from './ReviewSwitch.tsx';

const t = textsOf({ accountManage });

const filters = ['keyword'] as const;

/** The public accounts of the school. */
export default function AccountsSection() {
  const list = useListParams(filters);
  const { keyword } = list.filters;
  const found = useQuery({
    ...query.publicAccounts.list(keyword ? { keyword } : {}),
    placeholderData: keepPreviousData,
  });
  return (
    <ListAndForm
      menu="userFrameConfig/manage/accounts"
      description={t('description')}
      list={list}
      add={t('add')}
      filters={
        <>
          <SearchBox value={keyword} hint={t('searchHint')} onChange={(value) => list.setFilter('keyword', value)} />
          <ReviewSwitch />
        </>
      }
      form={(record) => <AccountPane key={record} record={record} list={list} />}
    >
      <Loaded
        query={found}
        skeleton={<TableSkeleton />}
        empty={<NothingFound list={list} add={t('add')} first={t('none')} />}
      >
        {(rows) => <AccountTable rows={rows} list={list} />}
      </Loaded>
    </ListAndForm>
  );
}
