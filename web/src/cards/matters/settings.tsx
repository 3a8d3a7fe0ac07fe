import { matterColumn } from '@yizhan/contract/entities/card-column.ts';
import { cardColumns } from '@yizhan/contract/texts/zh-CN/card-columns.ts';
import { cardMattersSettings } from '@yizhan/contract/texts/zh-CN/card-matters-settings.ts';
import { textsOf } from '../../lib/text.ts';
import type { CardSettings } from '../card.ts';
import { ColumnsForm } from '../columns/ColumnsForm.tsx';
import { type ColumnForm, newConnector, newPull } from '../columns/column-form.ts';
import { columnSetting } from '../columns/column-setting.ts';

const t = textsOf({ cardMattersSettings });
const cardColumnsText = textsOf({ cardColumns });

export const settings = (): CardSettings<'matters'> => ({
  name: t('name'),
  about: t('about'),
  icon: 'identity',
  initial: { columns: [] },
  sample,
  settings: {
    columns: columnSetting(t('columns')),
  },
  ConfigForm,
});

const ConfigForm = () => <ColumnsForm label={t('columns')} columnForm={columnForm} />;

/** Every additional field is shown as a line of information. */
const columnForm: ColumnForm = {
  kind: 'matters',
  schema: matterColumn,
  sources: { INTERNAL: { sourceType: 'INTERNAL' }, PULL: newPull, CONNECTOR: newConnector },
  Own: () => <p className="columns-help columns-note">{cardColumnsText('mattersHelp')}</p>,
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

const matters = [
  { title: 'title1', type: 'type1', colour: '#0a7a3c', label: 'label1', value: 'value1' },
  { title: 'title2', type: 'type2', colour: '#f5a524', label: 'label2', value: 'value2' },
  { title: 'title3', type: 'type3', colour: '#ce2c31', label: 'label3', value: 'value3' },
  { title: 'title4', type: 'type4', colour: '#0b5cad', label: 'label4', value: 'value4' },
  { title: 'title5', type: 'type5', colour: '#0a7a3c', label: 'label5', value: 'value5' },
] as const;

/** Sample matters of a person. */
const sample: CardSettings<'matters'>['sample'] = () => ({
  list: matters.map(({ title, type, colour, label, value }) => ({
    id: title,
    title: t(title),
    currentStatusBackgroundColor: { colorVal: colour, typeName: t(type) },
    otherInformationList: [{ label: t(label), value: t(value) }],
    url: null,
    feed: { state: 'fresh', at: null, from: '' },
  })),
});
