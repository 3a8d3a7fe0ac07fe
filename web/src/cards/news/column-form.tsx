import { useQuery } from '@tanstack/react-query';
import { newsColumnOfCard } from '@yizhan/contract/entities/card-column.ts';
import { cardColumns } from '@yizhan/contract/texts/zh-CN/card-columns.ts';
import { Select } from 'antd';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { type ColumnForm, newPull, newRss } from '../columns/column-form.ts';

const t = textsOf({ cardColumns });

export const columnForm: ColumnForm = {
  kind: 'news',
  schema: newsColumnOfCard,
  sources: { INTERNAL: { sourceType: 'INTERNAL' }, RSS: newRss, PULL: newPull },
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
    <FormField name={['source', 'newsColumnId']} label={t('newsColumnId')} required>
      <Select
        loading={columns.isPending}
        notFoundContent={t('noNewsColumns')}
        options={(columns.data ?? []).map(({ id, columnName }) => ({ value: id, label: columnName }))}
      />
    </FormField>
  );
}
