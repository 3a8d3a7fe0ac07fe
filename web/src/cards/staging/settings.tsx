import { stagingColumn } from '@yizhan/contract/entities/card-column.ts';
import type { StagingTab } from '@yizhan/contract/entities/card-data.ts';
import { cardStagingSettings } from '@yizhan/contract/texts/zh-CN/card-staging-settings.ts';
import { toWireTime } from '../../lib/format.ts';
import { textsOf } from '../../lib/text.ts';
import type { CardSettings } from '../card.ts';
import { ColumnsForm } from '../columns/ColumnsForm.tsx';
import { type ColumnForm, newConnector, newPull } from '../columns/column-form.ts';
import { columnSetting } from '../columns/column-setting.ts';
import { newTodoRows, TodoRowsFields } from '../columns/TodoRowsFields.tsx';

const t = textsOf({ cardStagingSettings });

export const settings = (): CardSettings<'staging'> => ({
  name: t('name'),
  about: t('about'),
  icon: 'list',
  initial: { columns: [] },
  sample,
  settings: {
    columns: columnSetting(t('columns')),
  },
  ConfigForm,
});

const ConfigForm = () => <ColumnsForm label={t('columns')} columnForm={columnForm} />;

/** The table shows every mapped field, except two: a row's mark and its link. */
export const columnForm: ColumnForm = {
  kind: 'staging',
  schema: stagingColumn,
  sources: { INTERNAL: newTodoRows, PULL: newPull, CONNECTOR: newConnector },
  Own: TodoRowsFields,
  fields: {
    INTERNAL: [
      { field: 'title', label: 'title' },
      { field: 'itemName', label: 'itemName' },
      { field: 'nodeName', label: 'nodeName' },
      { field: 'handler', label: 'handler' },
      { field: 'initiator', label: 'initiator' },
      { field: 'createdAt', label: 'createdAt' },
      { field: 'dueAt', label: 'dueAt' },
    ],
    PULL: [
      { field: 'title', label: 'title' },
      { field: 'urlDetail', label: 'link' },
      { field: 'fieldSet', label: 'important' },
    ],
  },
  free: true,
};

const HOUR_MS = 3_600_000;

const rows = [
  { title: 'title1', nodeName: 'node1', hours: 0.2, important: true },
  { title: 'title2', nodeName: 'node2', hours: 3, important: false },
  { title: 'title3', nodeName: 'node3', hours: 22, important: false },
  { title: 'title4', nodeName: 'node4', hours: 49, important: false },
  { title: 'title5', nodeName: 'node5', hours: 120, important: false },
] as const;

const usualMapping = () =>
  (['title', 'nodeName', 'createdAt'] as const).map((field) => ({ field, chineseName: t(field) }));

/** The card's own columns with sample rows, or sample columns. */
const sample: CardSettings<'staging'>['sample'] = ({ config, now }) => {
  const usual = [
    { columnName: t('column1'), cardMapping: [] },
    { columnName: t('column2'), cardMapping: [] },
  ];
  const columns = config.columns.length > 0 ? config.columns : usual;
  return {
    list: columns.map(({ columnName, cardMapping }, at): StagingTab => {
      const mapping =
        cardMapping.length > 0
          ? cardMapping.map(({ field, chineseName }) => ({ field, chineseName: chineseName || field }))
          : usualMapping();
      return {
        columnName,
        num: at === 0 ? 128 : rows.length,
        cardMapping: mapping,
        result: rows.map(({ title, nodeName, hours, important }) => ({
          ...Object.fromEntries(mapping.map(({ field }) => [field, t('value')])),
          title: t(title),
          nodeName: t(nodeName),
          createdAt: toWireTime(new Date(now.getTime() - hours * HOUR_MS)),
          fieldSet: { important },
          urlDetail: '',
        })),
        url: null,
        feed: { state: 'fresh', at: null, from: '' },
      };
    }),
  };
};
