import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type DepartmentInput, type DepartmentRow, departmentInput } from '@yizhan/contract/entities/departments.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { departments } from '@yizhan/contract/texts/zh-CN/departments.ts';
import { FormPane } from '../../admin-kit/form/FormPane.tsx';
import { LoadedRecord } from '../../admin-kit/form/LoadedRecord.tsx';
import { RecordForm } from '../../admin-kit/form/RecordForm.tsx';
import { type ListParams, NEW } from '../../admin-kit/list/useListParams.ts';
import { api, query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { toast } from '../../ui/toast.ts';
import { DepartmentFields } from './DepartmentFields.tsx';

const t = textsOf({ departments });
const adminText = textsOf({ admin });

const empty = { code: '', name: '', shortName: '', leader: '', phone: '', location: '', intro: '' };

const toInput = ({ id: _, people: __, version: ___, ...input }: DepartmentRow): DepartmentInput => input;

type DepartmentPaneProps = { record: string; list: ListParams<'keyword'> };

export function DepartmentPane({ record, list }: DepartmentPaneProps) {
  const client = useQueryClient();
  const [kind, parent = null] = record.split('.');
  const found = useQuery({ ...query.departments.list(), select: (all) => all.find(({ id }) => id === record) ?? null });
  const close = () => void list.close();
  const refresh = () => void client.invalidateQueries({ queryKey: query.departments.queryKey });
  const common = { schema: departmentInput, onReload: refresh, onClose: close };
  const saved = () => {
    toast.success(adminText('saved'));
    refresh();
  };
  if (kind === NEW)
    return (
      <FormPane title={t('newTitle')} onClose={close}>
        <RecordForm
          {...common}
          initial={{ ...empty, parentId: parent }}
          save={api.departments.create}
          onSaved={({ id }) => {
            saved();
            void list.open(id);
          }}
        >
          <DepartmentFields self={undefined} />
        </RecordForm>
      </FormPane>
    );
  return (
    <FormPane title={found.data?.name ?? ''} onClose={close}>
      <LoadedRecord query={found}>
        {(row) => (
          <RecordForm
            key={row.version}
            {...common}
            initial={toInput(row)}
            save={(values) => api.departments.update({ ...values, id: row.id, version: row.version })}
            onSaved={saved}
          >
            <DepartmentFields self={row.id} />
          </RecordForm>
        )}
      </LoadedRecord>
    </FormPane>
  );
}
