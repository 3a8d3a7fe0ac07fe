import { useQuery } from '@tanstack/react-query';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { query } from '../../lib/api.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { t } from './settings-words.ts';
import { ToolsField } from './ToolsField.tsx';
import { ToolsManager } from './ToolsManager.tsx';

/** Which tools this card shows, and beneath it the school's tools themselves. */
export function ConfigForm() {
  const tools = useQuery(query.tools.list());
  return (
    <>
      <FormField name={['config', 'toolIds']} label={t('toolIds')} help={t('toolIdsHelp')}>
        <ToolsField tools={tools.data ?? []} />
      </FormField>
      <h3 className="tool-admin__heading">{t('manage')}</h3>
      <p className="tool-admin__help">{t('manageHelp')}</p>
      <Loaded query={tools} isEmpty={() => false}>
        {(list) => <ToolsManager tools={list} />}
      </Loaded>
    </>
  );
}
