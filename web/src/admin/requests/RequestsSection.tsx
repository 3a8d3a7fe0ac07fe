import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type RequestState, requestStates } from '@yizhan/contract/entities/permission-request.ts';
import { sections } from '@yizhan/contract/sections.ts';
import { requestsManage } from '@yizhan/contract/texts/zh-CN/requests-manage.ts';
import { FilterSelect } from '../../admin-kit/list/FilterSelect.tsx';
import { ListAndForm } from '../../admin-kit/list/ListAndForm.tsx';
import { useLastPage } from '../../admin-kit/list/useLastPage.ts';
import { useListParams } from '../../admin-kit/list/useListParams.ts';
import { TableSkeleton } from '../../admin-kit/SectionSkeleton.tsx';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { useHint } from '../../lib/useHint.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { RequestPane } from './RequestPane.tsx';
import { RequestTable } from './RequestTable.tsx';

const t = textsOf({ requestsManage });

/** AD-9: requests for permission, those that wait first. */
export default function RequestsSection() {
  const list = useListParams<'state'>(['state'], { state: requestStates });
  const state = list.filters.state as RequestState | undefined;
  const listQuery = useQuery({
    ...query.permissionRequests.page({ ...(state && { state }), current: list.page }),
    placeholderData: keepPreviousData,
  });
  useHint('todos', listQuery.refetch);
  const found = useLastPage(list, listQuery);
  const form = (record: string) => {
    const request = found.data?.records.find(({ id }) => id === record);
    return (
      request && (
        <RequestPane key={record} request={request} onAnswered={listQuery.refetch} onClose={() => void list.close()} />
      )
    );
  };
  return (
    <ListAndForm
      menu={sections.requests.menu}
      description={t('description')}
      list={list}
      filters={
        <FilterSelect
          label={t('states')}
          any={t('states')}
          value={state}
          options={requestStates.map((value) => ({ value, label: t(value) }))}
          onChange={(value) => list.setFilter('state', value)}
        />
      }
      form={form}
    >
      <Loaded query={found} skeleton={<TableSkeleton />} empty={t('none')}>
        {({ records, total }) => <RequestTable rows={records} total={total} list={list} />}
      </Loaded>
    </ListAndForm>
  );
}
