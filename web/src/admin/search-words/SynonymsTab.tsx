import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SynonymRow } from '@yizhan/contract/entities/service-config.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { searchWords } from '@yizhan/contract/texts/zh-CN/search-words.ts';
import type { Column } from '../../admin-kit/list/column.ts';
import { DataTable } from '../../admin-kit/list/DataTable.tsx';
import { NothingFound } from '../../admin-kit/list/NothingFound.tsx';
import { SearchBox } from '../../admin-kit/list/SearchBox.tsx';
import { TabHead } from '../../admin-kit/list/TabHead.tsx';
import { NEW, useListParams } from '../../admin-kit/list/useListParams.ts';
import { confirmAndRemove } from '../../admin-kit/run-action.ts';
import { TableSkeleton } from '../../admin-kit/SectionSkeleton.tsx';
import { api, query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { SynonymPane } from './SynonymPane.tsx';

const t = textsOf({ searchWords });
const adminText = textsOf({ admin });

const filterNames = ['keyword'] as const;
const joinWords = ({ words }: SynonymRow) => words.join(adminText('comma'));

const columns: readonly Column<SynonymRow>[] = [
  {
    key: 'words',
    title: t('words'),
    width: 560,
    render: ({ words }) => (
      <span className="search-words__words">
        {words.map((word) => (
          <Chip key={word}>{word}</Chip>
        ))}
      </span>
    ),
  },
  {
    key: 'changed',
    title: t('changed'),
    width: 220,
    phone: true,
    render: ({ changedBy, changedAt }) => t('changedBy', { who: changedBy, when: changedAt.slice(0, 16) }),
  },
];

/** Synonyms; the search uses them as soon as they are saved. */
export default function SynonymsTab() {
  const client = useQueryClient();
  const list = useListParams(filterNames);
  const { filters, page, record } = list;
  const params = { ...filters, current: page };
  const found = useQuery({ ...query.serviceConfig.synonyms(params), placeholderData: keepPreviousData });
  const refresh = () => client.invalidateQueries({ queryKey: query.serviceConfig.queryKey });
  const open = found.data?.records.find(({ id }) => id === record);
  const remove = async (row: SynonymRow) => {
    const { id, version } = row;
    const question = {
      title: t('removeSynonymAsk'),
      text: t('removeSynonymText', { words: joinWords(row) }),
      name: joinWords(row),
    };
    await confirmAndRemove({
      ...question,
      recycled: { kind: 'synonym', id },
      remove: () => api.serviceConfig.removeSynonym({ id, version }),
    });
    await refresh();
  };
  return (
    <>
      <TabHead add={t('addSynonym')} onAdd={() => void list.open(NEW)}>
        <SearchBox
          value={filters.keyword}
          hint={t('synonymHint')}
          onChange={(words) => list.setFilter('keyword', words)}
        />
      </TabHead>
      <Loaded
        query={found}
        skeleton={<TableSkeleton />}
        empty={<NothingFound list={list} add={t('addSynonym')} first={t('firstSynonym')} />}
      >
        {({ records, total }) => (
          <DataTable
            name="synonyms"
            columns={columns}
            rows={records}
            total={total}
            list={list}
            nameOf={joinWords}
            actions={(row) => [
              {
                key: 'remove',
                icon: 'trash',
                label: adminText('remove'),
                danger: true,
                onSelect: () => void remove(row),
              },
            ]}
          />
        )}
      </Loaded>
      {(record === NEW || open) && (
        <SynonymPane key={record} row={open} onSaved={refresh} onClose={() => void list.close()} />
      )}
    </>
  );
}
