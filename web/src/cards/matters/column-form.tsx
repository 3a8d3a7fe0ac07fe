import { matterColumn } from '@yizhan/contract/entities/card-column.ts';
import { cardColumns } from '@yizhan/contract/texts/zh-CN/card-columns.ts';
import { textsOf } from '../../lib/text.ts';
import { type ColumnForm, newPull } from '../columns/column-form.ts';

const t = textsOf({ cardColumns });

/** Every further field is a line of information. */
export const columnForm: ColumnForm = {
  kind: 'matters',
  schema: matterColumn,
  sources: { INTERNAL: { sourceType: 'INTERNAL' }, PULL: newPull },
  Own: () => <p className="columns-help columns-note">{t('mattersHelp')}</p>,
  fields: {
    PULL: [
      { field: 'title', label: 'title' },
      { field: 'typeName', label: 'typeName' },
      { field: 'colorVal', label: 'colorVal' },
      { field: 'url', label: 'link' },
    ],
  },
  free: true,
};
