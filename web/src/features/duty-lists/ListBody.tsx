import { keepPreviousData, useQuery } from '@tanstack/react-query';
import * as requestLimits from '@yizhan/contract/limits/requests.ts';
import { dutyLists } from '@yizhan/contract/texts/zh-CN/duty-lists.ts';
import { useAddressPage } from '../../admin-kit/list/useAddressPage.ts';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { useHint } from '../../lib/useHint.ts';
import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { ShownList } from './columns.ts';
import { ItemTable } from './ItemTable.tsx';
import { ListActions } from './ListActions.tsx';
import { useLastShown } from './useLastShown.ts';
import type { ListsAddress } from './useListsAddress.ts';

const t = textsOf({ dutyLists });

type ListBodyProps = {
  list: ShownList;
  /** All lists, to say where a search found something else. */
  lists: readonly ShownList[];
  address: ListsAddress;
  /** For visitors. */
  open: boolean;
  /** What stands under the title of prints and files. */
  about: string;
};

/** One list: how much was found, its table, and what to do when there is nothing. */
export function ListBody({ list, lists, address, open, about }: ListBodyProps) {
  const { dept, keyword, page, change } = address;
  const filter = { listType: list.code, ...(dept && { deptId: dept }), ...(keyword && { keyword }) };
  const wanted = { ...filter, current: page, size: requestLimits.pageSize };
  const found = useQuery({
    ...(open ? query.dutyLists.openPage(wanted) : query.dutyLists.page(wanted)),
    placeholderData: keepPreviousData,
  });
  useHint('dutyLists', found.refetch);
  const shown = useAddressPage(useLastShown(found, list.code));
  const narrowed = dept !== '' || keyword !== '';
  const others = narrowed ? lists.filter(({ code, total }) => code !== list.code && total > 0) : [];
  const none = narrowed ? (
    <Empty
      text={
        <>
          {t('noneFound')}
          <br />
          {t('noneAdvice')}
        </>
      }
      action={
        <span className="duty-links">
          {others.map(({ code, name, total }) => (
            <Button key={code} onClick={() => change({ list: code })}>
              {t('elsewhere', { name, n: total })}
            </Button>
          ))}
          <Button onClick={() => change({ dept: '', keyword: '' })}>{t('clear')}</Button>
        </span>
      }
    />
  ) : (
    <Empty text={t('none')} />
  );
  return (
    <Loaded query={shown} isEmpty={({ records }) => records.length === 0} empty={none} skeleton={<Rows />}>
      {({ records, total, current, size, meant }) => (
        <>
          <div className="duty-found">
            <p role="status">{meant && keyword ? t('meant', { name: meant }) : t('found', { n: total })}</p>
            {found.data !== undefined && (
              <ListActions list={list} filter={filter} total={total} about={about} open={open} />
            )}
          </div>
          <ItemTable list={list} items={records} from={(current - 1) * size + 1} onOpen={address.open} />
          {total > size && (
            <Pagination
              page={current}
              size={size}
              total={total}
              onPage={(to) => change({ page: to > 1 ? `${to}` : '' })}
            />
          )}
        </>
      )}
    </Loaded>
  );
}

function Rows() {
  return (
    <>
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <Skeleton key={row} shape="block" height={56} />
      ))}
    </>
  );
}
