import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type DictionaryDetail, type DictionaryInput, dictionaryInput } from '@yizhan/contract/entities/dictionary.ts';
import { Input } from 'antd';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { FormPane } from '../../admin-kit/form/FormPane.tsx';
import { LoadedRecord } from '../../admin-kit/form/LoadedRecord.tsx';
import { RecordForm } from '../../admin-kit/form/RecordForm.tsx';
import { type ListParams, NEW } from '../../admin-kit/list/useListParams.ts';
import { t } from '../../admin-kit/words.ts';
import { api, query } from '../../lib/api.ts';
import { Chip } from '../../ui/Chip.tsx';
import { toast } from '../../ui/toast.ts';
import { Items } from './Items.tsx';
import { w } from './words.ts';

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
    toast.success(t('saved'));
    refresh();
  };
  if (record === NEW)
    return (
      <FormPane title={w('newTitle')} onClose={close}>
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
    <FormPane title={found.data?.name ?? ''} mark={found.data?.builtIn && <Chip>{t('builtIn')}</Chip>} onClose={close}>
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
      <FormField name="name" label={w('name')} required>
        <Input autoComplete="off" data-autofocus="" />
      </FormField>
      <FormField
        name="code"
        label={w('code')}
        help={w(builtIn ? 'codeFixed' : 'codeHelp')}
        shape={w('codeWrong')}
        required
      >
        <Input autoComplete="off" disabled={builtIn} />
      </FormField>
      <FormField name="note" label={w('note')}>
        <Input.TextArea rows={2} />
      </FormField>
      <Items savedKeys={savedKeys} />
    </>
  );
}
