import { type SynonymRow, synonymInput } from '@yizhan/contract/entities/service-config.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { searchWords } from '@yizhan/contract/texts/zh-CN/search-words.ts';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { FormPane } from '../../admin-kit/form/FormPane.tsx';
import { RecordForm } from '../../admin-kit/form/RecordForm.tsx';
import { api } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { toast } from '../../ui/toast.ts';
import { WordsSelect } from './WordsSelect.tsx';

const t = textsOf({ searchWords });
const adminText = textsOf({ admin });

type SynonymPaneProps = {
  /** Absent for a new one. */
  row: SynonymRow | undefined;
  /** The initial words of a new one. */
  first?: readonly string[];
  title?: string;
  onSaved: () => Promise<unknown>;
  onClose: () => void;
};

export function SynonymPane({ row, first = [], title, onSaved, onClose }: SynonymPaneProps) {
  const held = row && { id: row.id, version: row.version };
  return (
    <FormPane title={title ?? t(row ? 'editSynonym' : 'newSynonym')} onClose={onClose}>
      <RecordForm
        key={row?.version}
        schema={synonymInput}
        about={first.length > 0 ? `synonym-${first.join(' ')}` : undefined}
        initial={{ words: row?.words ?? [...first] }}
        save={(synonym) => api.serviceConfig.submitSynonym({ synonym, ...(held && { held }) })}
        onSaved={() => {
          toast.success(adminText('saved'));
          void onSaved();
          onClose();
        }}
        onReload={() => void onSaved()}
        onClose={onClose}
      >
        <FormField name="words" label={t('words')} help={t('wordsHelp')} required>
          <WordsSelect />
        </FormField>
      </RecordForm>
    </FormPane>
  );
}
