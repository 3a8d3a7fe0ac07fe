import { useQuery } from '@tanstack/react-query';
import { sections } from '@yizhan/contract/sections.ts';
import { tenantsManage } from '@yizhan/contract/texts/zh-CN/tenants-manage.ts';
import { filterRows } from '../../admin-kit/list/filter-rows.ts';
import { ListAndForm } from '../../admin-kit/list/ListAndForm.tsx';
import { NothingFound } from '../../admin-kit/list/NothingFound.tsx';
import { SearchBox } from '../../admin-kit/list/SearchBox.tsx';
import { useListParams } from '../../admin-kit/list/useListParams.ts';
import { TableSkeleton } from '../../admin-kit/SectionSkeleton.tsx';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { TenantPane } from './TenantPane.tsx';
import { TenantTable } from './TenantTable.tsx';
import { useTenantActions } from './useTenantActions.tsx';

const t = textsOf({ tenantsManage });

const filters = ['keyword'] as const;

/** The platform's administrator: the schools of this installation. */
export default function TenantsSection() {
  const list = useListParams(filters);
  const found = useQuery(query.tenants.list());
  const actions = useTenantActions();
  const { keyword } = list.filters;
  const rows = { ...found, data: filterRows(found.data, keyword, ({ id, name, hosts }) => [id, name, ...hosts]) };
  return (
    <>
      <ListAndForm
        menu={sections.tenants.menu}
        description={t('description')}
        list={list}
        add={t('add')}
        filters={
          <SearchBox value={keyword} hint={t('searchHint')} onChange={(value) => list.setFilter('keyword', value)} />
        }
        form={(record) => (
          <TenantPane
            key={record}
            record={record}
            list={list}
            onCreated={(name, link) => actions.show({ name, link })}
          />
        )}
      >
        <Loaded
          query={rows}
          skeleton={<TableSkeleton />}
          empty={<NothingFound list={list} add={t('add')} first={t('none')} />}
        >
          {(schools) => <TenantTable rows={schools} list={list} itemsFor={actions.itemsFor} />}
        </Loaded>
      </ListAndForm>
      {actions.dialogs}
    </>
  );
}
