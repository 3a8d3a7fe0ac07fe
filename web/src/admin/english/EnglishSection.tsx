import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type EnglishPlace, englishPlaces } from '@yizhan/contract/entities/english.ts';
import { english, englishPlaceNames } from '@yizhan/contract/texts/zh-CN/english.ts';
import { EnglishDialog } from '../../admin-kit/english/EnglishDialog.tsx';
import { FilterSelect } from '../../admin-kit/list/FilterSelect.tsx';
import { ListAndForm } from '../../admin-kit/list/ListAndForm.tsx';
import { SearchBox } from '../../admin-kit/list/SearchBox.tsx';
import { useLastPage } from '../../admin-kit/list/useLastPage.ts';
import { useListParams } from '../../admin-kit/list/useListParams.ts';
import { TableSkeleton } from '../../admin-kit/SectionSkeleton.tsx';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { EnglishTable } from './EnglishTable.tsx';

const t = textsOf({ english });
const placeText = textsOf({ englishPlaceNames });

const filterNames = ['keyword', 'place', 'missing'] as const;
const known = { place: englishPlaces, missing: ['true'] };

/** Every name and line the school uses, with its English text. */
export default function EnglishSection() {
  const list = useListParams(filterNames, known);
  const { keyword, missing } = list.filters;
  const place = list.filters.place as EnglishPlace | undefined;
  const listQuery = useQuery({
    ...query.english.page({
      ...(keyword && { keyword }),
      ...(place && { place }),
      missing: missing === 'true',
      current: list.page,
    }),
    placeholderData: keepPreviousData,
  });
  const found = useLastPage(list, listQuery);
  const left = found.data?.missing;
  return (
    <ListAndForm
      menu="userFrameConfig/manage/english"
      description={t('description')}
      list={list}
      filters={
        <>
          <SearchBox value={keyword} hint={t('searchHint')} onChange={(value) => list.setFilter('keyword', value)} />
          <FilterSelect
            label={t('places')}
            any={t('allPlaces')}
            value={place}
            options={englishPlaces.map((value) => ({ value, label: placeText(value) }))}
            onChange={(value) => list.setFilter('place', value)}
          />
          <Chip
            selected={missing === 'true'}
            onClick={() => list.setFilter('missing', missing === 'true' ? undefined : 'true')}
          >
            {t('missingOnly')}
          </Chip>
          {left !== undefined && (
            <span className="admin-muted">{left > 0 ? t('missingCount', { n: left }) : t('complete')}</span>
          )}
        </>
      }
      form={(record) => <EnglishDialog key={record} text={record} onClose={() => void list.close()} />}
    >
      <Loaded query={found} skeleton={<TableSkeleton />} empty={t(missing && !left ? 'complete' : 'none')}>
        {({ records, total }) => <EnglishTable rows={records} total={total} list={list} />}
      </Loaded>
    </ListAndForm>
  );
}
