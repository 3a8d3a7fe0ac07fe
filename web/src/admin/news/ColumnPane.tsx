import { useQueryClient } from '@tanstack/react-query';
import type { NewsColumnRow } from '@yizhan/contract/entities/news.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { newsManage } from '@yizhan/contract/texts/zh-CN/news-manage.ts';
import { Input } from 'antd';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { FormPane } from '../../admin-kit/form/FormPane.tsx';
import { RecordForm } from '../../admin-kit/form/RecordForm.tsx';
import type { ListParams } from '../../admin-kit/list/useListParams.ts';
import { api, query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { toast } from '../../ui/toast.ts';
import { columnForm, newColumn, toColumnInput, toColumnValues } from './column-values.ts';
import { ReaderFields } from './ReaderFields.tsx';

const t = textsOf({ newsManage });
const adminText = textsOf({ admin });

type ColumnPaneProps = {
  /** Absent for a new one. */
  column: NewsColumnRow | undefined;
  list: Pick<ListParams<string>, 'close'>;
};

export function ColumnPane({ column, list }: ColumnPaneProps) {
  const client = useQueryClient();
  const close = () => void list.close();
  const refresh = () => client.invalidateQueries({ queryKey: query.news.queryKey });
  const held = column && { id: column.id, version: column.version };
  return (
    <FormPane title={column?.columnName ?? t('newColumn')} onClose={close}>
      <RecordForm
        key={column?.version}
        schema={columnForm}
        initial={column ? toColumnValues(column) : newColumn}
        save={(values) => api.news.submitColumn({ column: toColumnInput(values), ...(held && { held }) })}
        onSaved={() => {
          toast.success(adminText('saved'));
          void refresh();
          close();
        }}
        onReload={() => void refresh()}
        onClose={close}
      >
        <FormField name="columnName" label={t('columnName')} required english>
          <Input autoComplete="off" data-autofocus="" />
        </FormField>
        <ReaderFields />
      </RecordForm>
    </FormPane>
  );
}
