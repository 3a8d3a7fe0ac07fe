import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SensitiveWord, wordLevels } from '@yizhan/contract/entities/sensitive-word.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { wordsManage } from '@yizhan/contract/texts/zh-CN/words-manage.ts';
import { BulkActions } from '../../admin-kit/bulk/BulkActions.tsx';
import { FilterSelect } from '../../admin-kit/list/FilterSelect.tsx';
import { SearchBox } from '../../admin-kit/list/SearchBox.tsx';
import { useLastPage } from '../../admin-kit/list/useLastPage.ts';
import { useListParams } from '../../admin-kit/list/useListParams.ts';
import { confirmAndRemove, runAction } from '../../admin-kit/run-action.ts';
import { TableSkeleton } from '../../admin-kit/SectionSkeleton.tsx';
import { api, query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { NewWords } from './NewWords.tsx';
import { WordTable } from './WordTable.tsx';
import { levelOptions } from './word-names.ts';

const t = textsOf({ wordsManage });
const adminText = textsOf({ admin });

const filterNames = ['keyword', 'level'] as const;
const known = { level: wordLevels };

/** The school's sensitive and allowed words. */
export function WordsTab() {
  const client = useQueryClient();
  const list = useListParams(filterNames, known);
  const { keyword } = list.filters;
  const level = wordLevels.find((one) => one === list.filters.level);
  const search = { ...(keyword && { keyword }), ...(level && { level }) };
  const listQuery = useQuery({
    ...query.sensitiveWords.list({ ...search, current: list.page }),
    placeholderData: keepPreviousData,
  });
  const found = useLastPage(list, listQuery);
  const reload = () => client.invalidateQueries({ queryKey: query.sensitiveWords.queryKey });
  const change = async ({ id, word, level, action }: SensitiveWord) => {
    await runAction(api.sensitiveWords.update({ id, level, action }), t('wordChanged', { word }));
    await reload();
  };
  const remove = async ({ id, word }: SensitiveWord) => {
    const text = t('removeWordText', { word });
    const removal = { title: t('removeWordTitle'), text, name: word, remove: () => api.sensitiveWords.remove({ id }) };
    if (await confirmAndRemove(removal)) await reload();
  };
  const clear = <Button onClick={list.clearFilters}>{adminText('clearFilters')}</Button>;
  const isFiltered = Object.keys(list.filters).length > 0;
  return (
    <>
      <p className="admin-muted admin-words__intro">{t('help')}</p>
      <NewWords onAdded={reload} />
      <div className="admin-list__filters">
        <SearchBox value={keyword} hint={t('findWord')} onChange={(words) => list.setFilter('keyword', words)} />
        <FilterSelect
          label={t('level')}
          any={t('anyLevel')}
          value={level}
          options={levelOptions}
          onChange={(value) => list.setFilter('level', value)}
        />
        {isFiltered && clear}
        <span className="admin-words__bulk">
          <BulkActions list="sensitiveWords" search={search} />
        </span>
      </div>
      <Loaded
        query={found}
        skeleton={<TableSkeleton />}
        empty={isFiltered ? <Empty text={t('noWordFound')} action={clear} /> : t('noWords')}
      >
        {({ records, total, size }) => (
          <>
            <WordTable rows={records} onChange={(row) => void change(row)} onRemove={(row) => void remove(row)} />
            {total > size && <Pagination page={list.page} size={size} total={total} onPage={list.setPage} />}
          </>
        )}
      </Loaded>
    </>
  );
}
