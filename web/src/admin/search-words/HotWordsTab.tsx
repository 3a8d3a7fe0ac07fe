import { useQuery, useQueryClient } from '@tanstack/react-query';
import { searchSettings } from '@yizhan/contract/entities/search-words.ts';
import * as searchLimits from '@yizhan/contract/limits/search.ts';
import { searchWords } from '@yizhan/contract/texts/zh-CN/search-words.ts';
import { Select } from 'antd';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { ignoreTabKey } from '../../admin-kit/form/ignore-tab-key.ts';
import { RecordForm } from '../../admin-kit/form/RecordForm.tsx';
import { TableSkeleton } from '../../admin-kit/SectionSkeleton.tsx';
import { api, query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { toast } from '../../ui/toast.ts';

const t = textsOf({ searchWords });

/** The words that every search box of the school offers first. */
export function HotWordsTab() {
  const client = useQueryClient();
  const found = useQuery(query.serviceConfig.hotWords());
  const reload = () => void client.invalidateQueries({ queryKey: query.serviceConfig.hotWords.queryKey });
  return (
    <Loaded query={found} skeleton={<TableSkeleton />}>
      {({ version, ...settings }) => (
        <RecordForm
          key={version}
          schema={searchSettings}
          initial={settings}
          about="search-words"
          save={(values) => api.serviceConfig.saveHotWords({ ...values, version })}
          onSaved={() => {
            toast.success(t('hotWordsSaved'));
            reload();
          }}
          onReload={reload}
        >
          <FormField name="hotWords" label={t('hotWords')} help={t('hotWordsHelp', { n: searchLimits.hotWordsShown })}>
            <Select
              mode="tags"
              open={false}
              suffixIcon={null}
              maxCount={searchLimits.hotWordsShown}
              tokenSeparators={[' ', ',', '，', '、', ';', '；']}
              onInputKeyDown={ignoreTabKey}
            />
          </FormField>
        </RecordForm>
      )}
    </Loaded>
  );
}
