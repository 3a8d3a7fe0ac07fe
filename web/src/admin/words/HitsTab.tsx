import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { WordHit } from '@yizhan/contract/entities/sensitive-word.ts';
import { wordsManage } from '@yizhan/contract/texts/zh-CN/words-manage.ts';
import { Table } from 'antd';
import { SearchBox } from '../../admin-kit/list/SearchBox.tsx';
import { useLastPage } from '../../admin-kit/list/useLastPage.ts';
import { useListParams } from '../../admin-kit/list/useListParams.ts';
import { TableSkeleton } from '../../admin-kit/SectionSkeleton.tsx';
import { query } from '../../lib/api.ts';
import { toMinute } from '../../lib/format.ts';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { levelName, levelTones, placeName } from './word-names.ts';

const t = textsOf({ wordsManage });

const filterNames = ['keyword'] as const;

/** Who wrote which word where, newest first. */
export function HitsTab() {
  const list = useListParams(filterNames);
  const { keyword } = list.filters;
  const listQuery = useQuery({
    ...query.sensitiveWords.hits({ ...(keyword && { keyword }), current: list.page }),
    placeholderData: keepPreviousData,
  });
  const found = useLastPage(list, listQuery);
  return (
    <>
      <div className="admin-list__filters">
        <SearchBox value={keyword} hint={t('findHit')} onChange={(words) => list.setFilter('keyword', words)} />
      </div>
      <Loaded query={found} skeleton={<TableSkeleton />} empty={t('noHits')}>
        {({ records, total, size }) => (
          <>
            <HitTable rows={records} />
            {total > size && <Pagination page={list.page} size={size} total={total} onPage={list.setPage} />}
          </>
        )}
      </Loaded>
    </>
  );
}

const HitTable = ({ rows }: { rows: readonly WordHit[] }) => (
  <Table<WordHit>
    rowKey="id"
    size="small"
    tailor
    dataSource={rows}
    pagination={false}
    scroll={{ x: 'max-content' }}
    columns={[
      { title: t('time'), width: 150, render: (_, { at }) => toMinute(at) },
      { title: t('who'), width: 110, render: (_, { who }) => who || t('visitor') },
      { title: t('place'), width: 110, render: (_, { place }) => placeName(place) },
      {
        title: t('word'),
        width: 180,
        render: (_, { word, level }) => (
          <>
            {word} <Chip tone={level ? levelTones[level] : 'neutral'}>{level ? levelName(level) : t('wordGone')}</Chip>
          </>
        ),
      },
      {
        title: t('text'),
        className: 'admin-words__hit',
        render: (_, { text }) => text ?? <span className="admin-muted">{t('chatText')}</span>,
      },
    ]}
  />
);
