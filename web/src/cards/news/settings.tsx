import { useQuery } from '@tanstack/react-query';
import { type NewsColumnOfCard, newsColumnOfCard } from '@yizhan/contract/entities/card-column.ts';
import type { NewsLine } from '@yizhan/contract/entities/card-data.ts';
import * as cardKindLimits from '@yizhan/contract/limits/card-kinds.ts';
import { cardColumns } from '@yizhan/contract/texts/zh-CN/card-columns.ts';
import { cardNewsSettings } from '@yizhan/contract/texts/zh-CN/card-news-settings.ts';
import { Select } from 'antd';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { query } from '../../lib/api.ts';
import { toWireTime } from '../../lib/format.ts';
import { textsOf } from '../../lib/text.ts';
import type { CardSettings } from '../card.ts';
import { ColumnsForm } from '../columns/ColumnsForm.tsx';
import { type ColumnForm, newConnector, newPull, newRss } from '../columns/column-form.ts';
import { columnSetting } from '../columns/column-setting.ts';

const t = textsOf({ cardNewsSettings });
const cardColumnsText = textsOf({ cardColumns });

export const settings = (): CardSettings<'news'> => ({
  name: t('name'),
  about: t('about'),
  icon: 'news',
  initial: { columns: [] },
  sample,
  settings: {
    columns: columnSetting(t('columns')),
  },
  ConfigForm,
});

const ConfigForm = () => <ColumnsForm label={t('columns')} columnForm={columnForm} />;

export const columnForm: ColumnForm = {
  kind: 'news',
  schema: newsColumnOfCard,
  sources: { INTERNAL: { sourceType: 'INTERNAL' }, RSS: newRss, PULL: newPull, CONNECTOR: newConnector },
  Own: NewsColumn,
  fields: {
    PULL: [
      { field: 'title', label: 'title' },
      { field: 'releaseTime', label: 'releaseTime' },
      { field: 'url', label: 'link' },
      { field: 'important', label: 'important' },
    ],
  },
  free: false,
};

function NewsColumn() {
  const columns = useQuery(query.news.pickColumns());
  return (
    <FormField name={['source', 'newsColumnId']} label={cardColumnsText('newsColumnId')} required>
      <Select
        loading={columns.isPending}
        notFoundContent={cardColumnsText('noNewsColumns')}
        options={(columns.data ?? []).map(({ id, columnName }) => ({ value: id, label: columnName }))}
      />
    </FormField>
  );
}

const HOUR_MS = 3_600_000;

const items = [
  { title: 'sample1', hours: 2, important: true },
  { title: 'sample2', hours: 9, important: false },
  { title: 'sample3', hours: 26, important: false },
  { title: 'sample4', hours: 50, important: false },
  { title: 'sample5', hours: 98, important: true },
  { title: 'sample6', hours: 170, important: false },
] as const;

/** Sample news for the preview, when the columns have none yet. */
const sample: CardSettings<'news'>['sample'] = ({ config: { columns }, displayRows, now }) => {
  const names = columns.length > 0 ? columns.map(({ columnName }) => columnName) : [t('sampleNews'), t('sampleTalks')];
  const lines = items
    .slice(0, displayRows * cardKindLimits.newsPerRow)
    .map(({ title, hours, important }, at): NewsLine => {
      const time = toWireTime(new Date(now.getTime() - hours * HOUR_MS));
      return {
        id: String(at),
        title: t(title),
        cover: null,
        fieldSet: { important },
        create_time: time,
        releaseTime: time,
        url: '',
      };
    });
  return {
    list: names.map((columnName, at) => ({
      columnName,
      columnId: null,
      result: lines,
      feed: { state: 'fresh', at: columns[at] ? toWireTime(now) : null, from: hostOf(columns[at]?.source) },
    })),
  };
};

/** Columns with an external source name its host, as on the page. */
function hostOf(source: NewsColumnOfCard['source'] | undefined): string {
  const url = source && 'url' in source ? source.url : '';
  return URL.canParse(url) ? new URL(url).host : '';
}
