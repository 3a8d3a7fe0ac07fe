import { useQuery } from '@tanstack/react-query';
import type { NewsColumnRow } from '@yizhan/contract/entities/news.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { newsManage } from '@yizhan/contract/texts/zh-CN/news-manage.ts';
import { NothingFound } from '../../admin-kit/list/NothingFound.tsx';
import { type ListParams, NEW } from '../../admin-kit/list/useListParams.ts';
import { TableSkeleton } from '../../admin-kit/SectionSkeleton.tsx';
import { useIdentityTypes } from '../../admin-kit/useIdentityTypes.ts';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { toVisibility } from './article-values.ts';
import { ColumnPane } from './ColumnPane.tsx';
import { useColumnActions } from './useColumnActions.ts';

const t = textsOf({ newsManage });
const adminText = textsOf({ admin });

/** The columns in the order readers see them. */
export function ColumnList({ list }: { list: ListParams<never> }) {
  const found = useQuery(query.news.manageColumns());
  const { record } = list;
  const open = found.data?.find(({ id }) => id === record);
  return (
    <>
      <Loaded
        query={found}
        skeleton={<TableSkeleton />}
        empty={<NothingFound list={list} add={t('addColumn')} first={t('firstColumn')} />}
      >
        {(columns) => <Rows columns={columns} list={list} />}
      </Loaded>
      {(record === NEW || open) && <ColumnPane key={record} column={open} list={list} />}
    </>
  );
}

function Rows({ columns, list }: { columns: readonly NewsColumnRow[]; list: ListParams<never> }) {
  const { nameOf } = useIdentityTypes();
  const { move, remove, announcement } = useColumnActions(columns);
  const readers = (column: NewsColumnRow) => {
    const visibility = toVisibility(column);
    return visibility === 'identities' ? column.audience.map(nameOf).join(adminText('comma')) : t(visibility);
  };
  return (
    <>
      <ol className="news-columns">
        {columns.map((column, at) => (
          <li key={column.id} className="news-columns__row">
            <button type="button" className="news-columns__open" onClick={() => void list.open(column.id)}>
              <strong>{column.columnName}</strong>
              <span>{readers(column)}</span>
              <span>{t('articlesCount', { n: column.articles })}</span>
            </button>
            <IconButton
              icon="arrow-up"
              size="small"
              label={t('moveUp', { name: column.columnName })}
              disabled={at === 0}
              onClick={() => void move(column, at - 1)}
            />
            <IconButton
              icon="arrow-down"
              size="small"
              label={t('moveDown', { name: column.columnName })}
              disabled={at === columns.length - 1}
              onClick={() => void move(column, at + 1)}
            />
            <IconButton
              icon="trash"
              size="small"
              label={t('removeColumn', { name: column.columnName })}
              onClick={() => void remove(column)}
            />
          </li>
        ))}
      </ol>
      <LiveRegion text={announcement} />
    </>
  );
}
