import type { CardCategory } from '@yizhan/contract/entities/card.ts';
import { homePageConfig } from '@yizhan/contract/texts/zh-CN/home-page-config.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { filterRows } from '../../../admin-kit/list/filter-rows.ts';
import { TableSkeleton } from '../../../admin-kit/SectionSkeleton.tsx';
import { getCardSettings } from '../../../cards/settings.ts';
import { textsOf } from '../../../lib/text.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { newCardHref } from '../card-href.ts';
import { CardLine } from './CardLine.tsx';
import { CategoryDialog } from './CategoryDialog.tsx';
import { CategoryList } from './CategoryList.tsx';
import { ALL, filterCards, toCategoryFilters } from './category-filters.ts';
import './Library.css';
import { useLibrary } from './useLibrary.ts';

const t = textsOf({ homePageConfig });

type Editing = { category: CardCategory | undefined };

/** All cards, by category. */
export default function LibraryTab() {
  const { cards, categories, refresh, classify, removeCard, removeCategory } = useLibrary();
  const [params, setParams] = useSearchParams();
  const [keyword, setKeyword] = useState('');
  const [editing, setEditing] = useState<Editing>();
  const open = (key: string) => setParams({ tab: 'library', ...(key !== ALL && { category: key }) });
  const all = categories.data ?? [];
  const filters = toCategoryFilters(cards.data ?? [], all);
  const current = filters.find(({ key }) => key === params.get('category'))?.key ?? ALL;
  const create = newCardHref();
  const none = (
    <Empty
      text={t(keyword ? 'noneFound' : current === ALL ? 'noCards' : 'noCardsHere')}
      action={current === ALL && !keyword && create && <a href={create}>{t('createCard')}</a>}
    />
  );
  const visibleCards = filterRows(cards.data && filterCards(current, cards.data), keyword, (row) => [
    row.name,
    row.cardIntroduction,
    getCardSettings(row.cardKind).name,
  ]);
  return (
    <div className="card-library">
      <CategoryList
        filters={filters}
        current={current}
        onOpen={open}
        onAdd={() => setEditing({ category: undefined })}
        onRename={(category) => setEditing({ category })}
        onRemove={(category) => void removeCategory(category)}
      />
      <section className="card-library__cards admin-card" aria-label={t('library')}>
        <TextField
          type="search"
          icon="search"
          aria-label={t('searchCards')}
          placeholder={t('searchCards')}
          value={keyword}
          onChange={setKeyword}
        />
        <Loaded query={{ ...cards, data: visibleCards }} skeleton={<TableSkeleton />} empty={none}>
          {(rows) => (
            <ul>
              {rows.map((row) => (
                <CardLine
                  key={row.id}
                  row={row}
                  categories={all}
                  onClassify={(categoryId) => void classify(row, categoryId)}
                  onRemove={() => void removeCard(row)}
                />
              ))}
            </ul>
          )}
        </Loaded>
      </section>
      {editing && (
        <CategoryDialog
          category={editing.category}
          onClose={() => setEditing(undefined)}
          onSaved={() => {
            setEditing(undefined);
            void refresh();
          }}
        />
      )}
    </div>
  );
}
