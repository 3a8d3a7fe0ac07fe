import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type DictionaryDetail, type DictionaryInput, dictionaryInput } from '@yizhan/contract/entities/dictionary.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { dictionary } from '@yizhan/contract/texts/zh-CN/dictionary.ts';
import { Input } from 'antd';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { FormPane } from '../../admin-kit/form/FormPane.tsx';
import { LoadedRecord } from '../../admin-kit/form/LoadedRecord.tsx';
import { RecordForm } from '../../admin-kit/form/RecordForm.tsx';
import { type ListParams, NEW } from '../../admin-kit/list/useListParams.ts';
import { api, query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';
import { toast } from '../../ui/toast.ts';
import { Items } from './Items.tsx';

const t = textsOf({ dictionary });
const adminText = textsOf({ admin });

const empty: DictionaryInput = { code: '', name: '', note: '', items: [] };

const toInput = ({ code, name, note, items }: DictionaryDetail): DictionaryInput => ({ code, name, note, items });

type DictionaryPaneProps = { record: string; list: ListParams<'keyword'> };

export function DictionaryPane({ record, list }: DictionaryPaneProps) {
  const client = useQueryClient();
  const found = useQuery({ ...query.dictionary.get({ id: record }), enabled: record !== NEW });
  const close = () => void list.close();
  const refresh = () => void client.invalidateQueries({ queryKey: query.dictionary.queryKey });
  const common = { schema: dictionaryInput, onReload: refresh, onClose: close };
  const saved = () => {
    toast.success(adminText('saved'));
    refresh();
  };
  if (record === NEW)
    return (
      <FormPane title={t('newTitle')} onClose={close}>
        <RecordForm
          {...common}
          initial={empty}
          save={api.dictionary.create}
          onSaved={({ id }) => {
            saved();
            void list.open(id);
          }}
        >
          <Fields builtIn={false} savedKeys={[]} />
        </RecordForm>
      </FormPane>
    );
  return (
    <FormPane
      title={found.data?.name ?? ''}
      mark={found.data?.builtIn && <Chip>{adminText('builtIn')}</Chip>}
      onClose={close}
    >
      <LoadedRecord query={found}>
        {(dictionary) => (
          <RecordForm
            key={dictionary.version}
            {...common}
            initial={toInput(dictionary)}
            save={(values) => api.dictionary.update({ ...values, id: record, version: dictionary.version })}
            onSaved={saved}
          >
            <Fields builtIn={dictionary.builtIn} savedKeys={dictionary.keptKeys} />
          </RecordForm>
        )}
      </LoadedRecord>
    </FormPane>
  );
}

function Fields({ builtIn, savedKeys }: { builtIn: boolean; savedKeys: readonly string[] }) {
  return (
    <>
      <FormField name="name" label={t('name')} required>
        <Input autoComplete="off" data-autofocus="" />
      </FormField>
      <FormField name="code" label={t('code')} help={t(builtIn ? 'codeFixed' : 'codeHelp')} shape={t('codeWrong')}>
        <Input autoComplete="off" disabled={builtIn} />
      </FormField>
      <FormField name="note" label={t('note')}>
        <Input.TextArea rows={2} />
      </FormField>
      <Items savedKeys={savedKeys} />
    </>
  );
}
