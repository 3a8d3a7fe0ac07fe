import { useQuery } from '@tanstack/react-query';
import { dictionary } from '@yizhan/contract/texts/zh-CN/dictionary.ts';
import { BulkActions } from '../../admin-kit/bulk/BulkActions.tsx';
import { filterRows } from '../../admin-kit/list/filter-rows.ts';
import { ListAndForm } from '../../admin-kit/list/ListAndForm.tsx';
import { NothingFound } from '../../admin-kit/list/NothingFound.tsx';
import { SearchBox } from '../../admin-kit/list/SearchBox.tsx';
import { useListParams } from '../../admin-kit/list/useListParams.ts';
import { TableSkeleton } from '../../admin-kit/SectionSkeleton.tsx';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import './Dictionary.css';
import { DictionaryPane } from './DictionaryPane.tsx';
import { DictionaryTable } from './DictionaryTable.tsx';

const t = textsOf({ dictionary });

const filters = ['keyword'] as const;

export default function DictionarySection() {
  const list = useListParams(filters);
  const found = useQuery(query.dictionary.list());
  const { keyword } = list.filters;
  const rows = { ...found, data: filterRows(found.data, keyword, ({ name, code }) => [name, code]) };
  return (
    <ListAndForm
      menu="userFrameConfig/manage/dictionary"
      description={t('description')}
      list={list}
      add={t('add')}
      bulk={<BulkActions list="dictionary" search={list.filters} />}
      filters={
        <SearchBox value={keyword} hint={t('searchHint')} onChange={(value) => list.setFilter('keyword', value)} />
      }
      form={(record) => <DictionaryPane key={record} record={record} list={list} />}
    >
      <Loaded
        query={rows}
        skeleton={<TableSkeleton />}
        empty={<NothingFound list={list} add={t('add')} first={t('addFirst')} />}
      >
        {(dictionaries) => <DictionaryTable rows={dictionaries} list={list} />}
      </Loaded>
    </ListAndForm>
  );
}
