import type { EnglishText } from '@yizhan/contract/entities/english.ts';
import { english, englishPlaceNames } from '@yizhan/contract/texts/zh-CN/english.ts';
import type { Column } from '../../admin-kit/list/column.ts';
import { DataTable } from '../../admin-kit/list/DataTable.tsx';
import type { ListParams } from '../../admin-kit/list/useListParams.ts';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ english });
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
  return <span className="admin-muted">{builtIn ? t('builtIn', { text: builtIn }) : t('missingOnly')}</span>;
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
