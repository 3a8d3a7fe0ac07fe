import type { EnglishText } from '@yizhan/contract/entities/english.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { english, englishPlaceNames } from '@yizhan/contract/texts/zh-CN/english.ts';
import type { Column } from '../../admin-kit/list/column.ts';
import { DataTable } from '../../admin-kit/list/DataTable.tsx';
import type { ListParams } from '../../admin-kit/list/useListParams.ts';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';

const t = textsOf({ english });
const adminText = textsOf({ admin });
const placeText = textsOf({ englishPlaceNames });

type Row = EnglishText & { id: string };

const columns = (): readonly Column<Row>[] => [
  { key: 'text', title: t('text'), width: 280, render: ({ text }) => text },
  { key: 'english', title: t('english'), width: 320, phone: true, render: englishOf },
  {
    key: 'places',
    title: t('places'),
    width: 160,
    render: ({ places }) =>
      places.length > 0 ? (
        places.map((place) => placeText(place)).join(' · ')
      ) : (
        <span className="admin-muted">{t('unused')}</span>
      ),
  },
];

function englishOf({ english: written, builtIn }: Row) {
  if (written) return <span lang="en">{written}</span>;
  if (!builtIn) return <span className="admin-muted">{t('missingOnly')}</span>;
  return (
    <>
      <span lang="en">{builtIn}</span> <Chip>{adminText('builtIn')}</Chip>
    </>
  );
}

type EnglishTableProps = {
  rows: readonly EnglishText[];
  total: number;
  list: ListParams<'keyword' | 'place' | 'missing'>;
};

export function EnglishTable({ rows, total, list }: EnglishTableProps) {
  return (
    <DataTable
      name="english"
      columns={columns()}
      rows={rows.map((row) => ({ ...row, id: row.text }))}
      total={total}
      list={list}
      nameOf={({ text }) => text}
    />
  );
}
