import { stagingColumn } from '@yizhan/contract/entities/card-column.ts';
import { type ColumnForm, newPull } from '../columns/column-form.ts';
import { newTodoRows, TodoRowsFields } from '../columns/TodoRowsFields.tsx';

/** The table shows whatever is mapped; two fields mark a row and lead somewhere instead. */
export const columnForm: ColumnForm = {
  kind: 'staging',
  schema: stagingColumn,
  sources: { INTERNAL: newTodoRows, PULL: newPull },
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
